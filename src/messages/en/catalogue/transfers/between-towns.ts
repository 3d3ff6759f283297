/** The built-in transfers' texts, by their ids; a transfer is named after its route. */
export const transfers = {
  4: {
    route: "San Ignacio to Placencia",
    duration: "2 hours",
    fromLocation: "San Ignacio Town",
    toLocation: "Placencia Village",
    description:
      "From the hills to the beach by the Hummingbird Highway. We quote about 2 hours; allow up to 3 with rain, traffic and speed bumps.",
    shortDescription: "Hills, citrus groves and then the sea, by the Hummingbird Highway.",
    longDescription:
      "We collect you at your hotel in San Ignacio and drive by Belmopan and the Hummingbird Highway, one of the loveliest roads in Belize, then south and along the peninsula. The Inland Blue Hole lies on the way: ask for a stop, with the park fee paid there. Our quoted time is about 2 hours, but leave up to 3 if you have a boat or flight to meet, since rain, traffic and speed bumps slow the road.",
  },
  5: {
    route: "Placencia to Hopkins",
    duration: "45 minutes",
    fromLocation: "Placencia Village",
    toLocation: "Hopkins Village",
    description:
      "Beach to beach by the peninsula road and the Southern Highway: about 45 minutes, nearer an hour when the road is busy or wet.",
    shortDescription: "From one beach village to the other in under an hour on a good day.",
    longDescription:
      "We meet you at your hotel in Placencia and follow the peninsula road north through Seine Bight and Maya Beach, where speed bumps keep everybody slow. Then come a stretch of the Southern Highway and the Hopkins road to your door. Our quoted time is about 45 minutes; with rain, traffic or a stop for cold drinks, allow an hour.",
  },
  6: {
    route: "Hopkins to Dangriga",
    duration: "30 minutes",
    fromLocation: "Hopkins Village",
    toLocation: "Dangriga Town",
    description:
      "A short ride of about 30 minutes to the main Garifuna town and its boats for the southern cayes. In traffic, allow 40.",
    shortDescription: "A short ride to the main Garifuna town and its boats.",
    longDescription:
      "We collect you at your hotel in Hopkins and join the Southern Highway, then the last miles of the Hummingbird Highway into Dangriga. Boats leave here for Tobacco Caye and South Water Caye: tell us the time of yours and we set the pick-up by it. The drive takes about 30 minutes, or up to 40 with traffic or rain.",
  },
  7: {
    route: "Hopkins to Punta Gorda",
    duration: "2.5 hours",
    fromLocation: "Hopkins Village",
    toLocation: "Punta Gorda Town",
    description:
      "About 2.5 hours down the paved Southern Highway to the last town of Belize. The south is the wettest part, so leave room for rain.",
    shortDescription: "The full length of the Southern Highway, to Toledo's small sea-front town.",
    longDescription:
      "Pick-up is at your hotel in Hopkins. The Southern Highway is paved all the way, but fuel stations and toilets are few, so we plan one good stop. Plan on about 2.5 hours; Toledo is Belize's wettest district, and heavy rain slows the drive. If you go on by boat to Guatemala, bring your passport and cash for the exit fee, and tell us the sailing time.",
  },
  8: {
    route: "Flores (Guatemala) to Hopkins/Placencia",
    duration: "4.5 hours",
    fromLocation: "Flores, Petén, Guatemala",
    toLocation: "Hopkins or Placencia",
    description:
      "From Petén over the border to the southern coast. About 4.5 hours to Hopkins; Placencia, a slow border or rain can take it past 5. Passport needed.",
    shortDescription: "Across the border from Petén to the beaches of southern Belize.",
    longDescription:
      "We meet you at your hotel in Flores and cross at Melchor de Mencos and Benque Viejo. Every traveller needs a passport; Belize asks no entry fee but refuses fresh fruit, vegetables, eggs, dairy and meat. You may walk a short way with your bags, and the vehicle may change at the line. Then come the George Price, Hummingbird and Southern Highways. About 4.5 hours to Hopkins; Placencia takes longer, and the border or rain can add more.",
  },
  10: {
    route: "Hopkins to Chetumal (Mexico)",
    duration: "3.5 hours",
    fromLocation: "Hopkins Village",
    toLocation: "Chetumal, Quintana Roo, Mexico",
    description:
      "North through the whole of Belize and into Mexico. We quote about 3.5 hours on the road; with border and traffic, allow up to 5. Passport needed.",
    shortDescription: "From the southern coast to Mexico, with a driver who knows the border.",
    longDescription:
      "Pick-up is at your hotel in Hopkins; we go north by the Coastal Plain and Philip Goldson Highways to the Santa Elena crossing. Bring your passport, a visa if you need one, and 20 USD (BZ$40) in cash for the Belize exit fee. Mexico may charge a visitor fee, so keep the receipt. We quote about 3.5 hours on the road; with border and traffic, allow up to 5. Clocks in Chetumal are normally an hour ahead. Tell us your exact drop-off.",
  },
};
