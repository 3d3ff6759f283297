import type { TourDetails } from "../tour.ts";

export const nimLiPunitLubaantun: TourDetails = {
  longDescription: [
    'Few travellers get this far south, and that is half the pleasure: in Toledo your group may well have a Maya city to itself. Nim Li Punit comes first, a royal site on a hill with 26 stelae. One of them, between 9 and 10 m long, is the tallest in Belize and shows the ruler whose giant headdress gave the place its name, "Big Hat".',
    "A back road leads on to Lubaantun, the largest ancient site of southern Belize. Its builders cut each block to fit the next and used no mortar at all. Here, too, the story of a crystal skull was born; your guide will tell it, and why scholars doubt it.",
    "Lunch brings Q'eqchi' or Mopan Maya cooking. The day is for people who love old stones and quiet. Pick-up is in Hopkins or Placencia; from San Ignacio it is a very long day of about 13 hours, so ask us first.",
  ].join("\n\n"),
  highlights: [
    "The tallest carved stela in Belize",
    "Royal tombs and a ball court at Nim Li Punit",
    "Walls fitted without mortar at Lubaantun",
    "Mould-made clay figurines and whistles",
    "The tale of the crystal skull, told with care",
    "Q'eqchi' or Mopan Maya cooking for lunch",
  ],
  includes: [
    "Guide licensed by the Belize Tourism Board",
    "Air-conditioned transport from and to Hopkins or Placencia",
    "Entrance to both sites",
    "Lunch",
    "Drinking water",
  ],
  itinerary: [
    { time: "07:00", activity: "Pick-up in Hopkins or Placencia" },
    { time: "08:30", activity: "Nim Li Punit: visitor centre and stela house" },
    { time: "09:00", activity: "Plazas, royal tombs and ball court" },
    { time: "10:10", activity: "Southern Highway and the road to San Pedro Columbia" },
    { time: "10:50", activity: "Lubaantun with your guide; figurines and whistles" },
    { time: "12:40", activity: "Maya lunch" },
    { time: "13:45", activity: "Short craft stop" },
    { time: "14:10", activity: "Drive north" },
    { time: "16:00", activity: "Drop-off where we met you" },
  ],
  requirements: [
    "Easy to moderate walking on steps and grass, hot and with little shade",
    "A hat, closed shoes and insect repellent",
    "About 1.5 litres of water each; we carry more",
    "No age limit; children should be happy with time in the van",
    "Limited mobility: please ask us about access at each site before you book",
    "The last miles to Lubaantun are rough, and muddy in the rains",
  ],
};
