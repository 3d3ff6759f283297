import type { TourDetails } from "../tour.ts";

export const xunantunichInlandBlueHole: TourDetails = {
  longDescription: [
    "This is the gentlest of our full days in Cayo: a Maya city in the morning, a cool swim in the afternoon. A small river ferry crosses the Mopan to Xunantunich, where your guide leads you round the plazas and the friezes of El Castillo. Climb it for the view, or stay in the shade below; there is time for either.",
    "After a Belizean lunch we follow the Hummingbird Highway, one of the prettiest drives in the country, to St Herman's Blue Hole National Park. Steps go down into the huge mouth of St Herman's Cave. A mile on lies the pool itself, sapphire on a good day, where an underground stream comes up for a few dozen metres and slips back into rock.",
    "Families and unhurried travellers like this one best. Pick-up is in San Ignacio; from Hopkins it takes about 10 hours, so ask us.",
  ].join("\n\n"),
  highlights: [
    "El Castillo and its friezes at Xunantunich",
    "The small ferry over the Mopan River",
    "A Belizean lunch in San Ignacio",
    "The Hummingbird Highway through green hills",
    "The great mouth of St Herman's Cave",
    "A swim in a spring-fed pool about 8 m (25 ft) deep",
  ],
  includes: [
    "Guide licensed by the Belize Tourism Board",
    "Air-conditioned transport from and to your San Ignacio hotel",
    "Entrance to Xunantunich and the national park",
    "River ferry",
    "Lunch",
    "Flashlight for the cave mouth",
    "Drinking water",
  ],
  itinerary: [
    { time: "08:00", activity: "Pick-up at your hotel in San Ignacio" },
    { time: "08:25", activity: "River ferry, then Xunantunich with your guide" },
    { time: "10:45", activity: "Back to San Ignacio; on Saturdays, a short look at the market" },
    { time: "11:15", activity: "Belizean lunch" },
    { time: "12:10", activity: "Drive past Belmopan and on to the Hummingbird Highway" },
    { time: "13:10", activity: "Forest trail to the mouth of St Herman's Cave" },
    { time: "14:05", activity: "Swim at the Inland Blue Hole" },
    { time: "15:00", activity: "Drive back to San Ignacio" },
    { time: "16:00", activity: "Drop-off at your hotel" },
  ],
  requirements: [
    "Easy to moderate: many steps lead down to the pool and to the cave",
    "Good for any age that can manage steps",
    "Non-swimmers may paddle at the edge; please do not count on a lifeguard",
    "Swimwear, a towel and closed shoes",
    "No sunscreen or repellent just before the swim: the water must stay clean",
    "No glass and no soap at the pool",
  ],
};
