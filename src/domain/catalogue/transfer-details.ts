import type { TransferDetails } from "./transfer.ts";

const PRIVATE_SHUTTLE = {
  transferType: "Private Ground Transfer",
  vehicleType: "Private air-conditioned shuttle",
} as const;

const MEETING_AT_ARRIVALS =
  "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book.";

/** The long texts of each built-in transfer by its id. */
export const TRANSFER_DETAILS: Readonly<Record<number, TransferDetails>> = {
  1: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "From the plane to the Placencia peninsula without changing vehicles.",
    longDescription: `${MEETING_AT_ARRIVALS} The quicker road is the paved Coastal Plain Highway, then the Southern Highway and the peninsula road through Seine Bight. If you prefer mountains, choose the Hummingbird Highway and add half an hour to an hour. We plan about 2.5 hours by the coast, with a rest stop; rain, traffic and village speed bumps can make it longer.`,
  },
  2: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "One fare for your whole group from the airport to our home town.",
    longDescription: `${MEETING_AT_ARRIVALS} We take the Burrell Boom Road round Belize City and join the George Price Highway, west through pine savanna and hills to San Ignacio. Belmopan, about halfway, is good for a supermarket or lunch stop. Plan on about 2 hours; traffic, road works or rain can add to it. We drop you at your hotel; remote lodges on rough roads may cost more.`,
  },
  3: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "Straight from Arrivals to the Garifuna village of Hopkins.",
    longDescription: `${MEETING_AT_ARRIVALS} By the paved Coastal Plain Highway, flat and open, it takes about 2 hours; by the Hummingbird Highway, all hills and citrus groves, about half an hour more. Tell us which you would like. The last miles follow the Southern Highway and the Hopkins road to your door. We stop for a rest on the way if you wish; rain and traffic add time.`,
  },
  4: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "Hills, citrus groves and then the sea, by the Hummingbird Highway.",
    longDescription:
      "We collect you at your hotel in San Ignacio and drive by Belmopan and the Hummingbird Highway, one of the loveliest roads in Belize, then south and along the peninsula. The Inland Blue Hole lies on the way: ask for a stop, with the park fee paid there. Our quoted time is about 2 hours, but leave up to 3 if you have a boat or flight to meet, since rain, traffic and speed bumps slow the road.",
  },
  5: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "From one beach village to the other in under an hour on a good day.",
    longDescription:
      "We meet you at your hotel in Placencia and follow the peninsula road north through Seine Bight and Maya Beach, where speed bumps keep everybody slow. Then come a stretch of the Southern Highway and the Hopkins road to your door. Our quoted time is about 45 minutes; with rain, traffic or a stop for cold drinks, allow an hour.",
  },
  6: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "A short ride to the main Garifuna town and its boats.",
    longDescription:
      "We collect you at your hotel in Hopkins and join the Southern Highway, then the last miles of the Hummingbird Highway into Dangriga. Boats leave here for Tobacco Caye and South Water Caye: tell us the time of yours and we set the pick-up by it. The drive takes about 30 minutes, or up to 40 with traffic or rain.",
  },
  7: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "The full length of the Southern Highway, to Toledo's small sea-front town.",
    longDescription:
      "Pick-up is at your hotel in Hopkins. The Southern Highway is paved all the way, but fuel stations and toilets are few, so we plan one good stop. Plan on about 2.5 hours; Toledo is Belize's wettest district, and heavy rain slows the drive. If you go on by boat to Guatemala, bring your passport and cash for the exit fee, and tell us the sailing time.",
  },
  8: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "Across the border from Petén to the beaches of southern Belize.",
    longDescription:
      "We meet you at your hotel in Flores and cross at Melchor de Mencos and Benque Viejo. Every traveller needs a passport; Belize asks no entry fee but refuses fresh fruit, vegetables, eggs, dairy and meat. You may walk a short way with your bags, and the vehicle may change at the line. Then come the George Price, Hummingbird and Southern Highways. About 4.5 hours to Hopkins; Placencia takes longer, and the border or rain can add more.",
  },
  9: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "From Arrivals to the boats for Caye Caulker and San Pedro.",
    longDescription: `${MEETING_AT_ARRIVALS} The Philip Goldson Highway leads into Belize City and the water taxi terminal on North Front Street; tell us which boat company you use. The ride takes about 25 minutes, or 35 in city traffic. The last boats leave in the late afternoon: check the day's timetable, for if you land after about 15:30 you may miss them.`,
  },
  10: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "From the southern coast to Mexico, with a driver who knows the border.",
    longDescription:
      "Pick-up is at your hotel in Hopkins; we go north by the Coastal Plain and Philip Goldson Highways to the Santa Elena crossing. Bring your passport, a visa if you need one, and 20 USD (BZ$40) in cash for the Belize exit fee. Mexico may charge a visitor fee, so keep the receipt. We quote about 3.5 hours on the road; with border and traffic, allow up to 5. Clocks in Chetumal are normally an hour ahead. Tell us your exact drop-off.",
  },
  11: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "North to Corozal Bay, a few miles short of Mexico.",
    longDescription: `${MEETING_AT_ARRIVALS} The Philip Goldson Highway runs north through sugar-cane country, with Orange Walk as the natural rest stop, and reaches Corozal about 14 km before the Mexican border. We plan about 3 hours, which leaves room for a stop and for traffic or rain; on a clear road it is often less. We take you to your hotel or house.`,
  },
  12: {
    ...PRIVATE_SHUTTLE,
    shortDescription: "From the plane to Dangriga and its boats for the southern cayes.",
    longDescription: `${MEETING_AT_ARRIVALS} The paved Coastal Plain Highway is the quick road south; the Hummingbird Highway is the scenic one and takes longer. Plan on about 1.5 hours by the coast, and closer to 2 with traffic or rain. If a boat to Tobacco Caye or South Water Caye is waiting for you, tell us its time and keep a good margin after landing.`,
  },
};
