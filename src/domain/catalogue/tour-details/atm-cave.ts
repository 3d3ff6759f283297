import type { TourDetails } from "../tour.ts";

export const atmCave: TourDetails = {
  longDescription: [
    'Actun Tunichil Muknal means "Cave of the Stone Sepulchre", and you earn it step by step. A flat forest walk crosses Roaring Creek three times; then comes a short swim through a mouth shaped like an hourglass, and you follow the stream upwards, wading, squeezing and climbing by headlamp.',
    "High above the water you leave your shoes and go on in socks. Among more than a thousand pots and pieces lie people who died here over a thousand years ago, most of all the Crystal Maiden, whose bones have taken on a coat of sparkling calcite. Nothing has been tidied into a museum, so every step counts, and no cameras or phones are allowed inside.",
    "Fit, curious travellers who are easy in water and in tight places will remember it for life. Pick-up is in San Ignacio; from anywhere else, ask us.",
  ].join("\n\n"),
  highlights: [
    "A short swim through the hourglass entrance",
    "The Crystal Maiden and her coat of calcite",
    "More than 1,000 vessels and pieces, left in place",
    "The Monkey Pot, one of four known in Central America",
    "The dry hall called the Cathedral",
    "A forest walk with three crossings of Roaring Creek",
  ],
  includes: [
    "Guide certified for Actun Tunichil Muknal",
    "Air-conditioned transport from and to your San Ignacio hotel",
    "Permit and entrance",
    "Helmet and headlamp, and a life vest on request",
    "Lunch",
    "Drinking water",
  ],
  itinerary: [
    { time: "07:30", activity: "Pick-up at your hotel in San Ignacio" },
    { time: "08:45", activity: "Waiver and gear; phones and cameras are locked in the van" },
    { time: "09:00", activity: "Forest walk with three river crossings" },
    { time: "09:50", activity: "Swim in, then upstream through the water passages" },
    { time: "11:15", activity: "Dry chamber in socks: vessels, skeletons, Crystal Maiden" },
    { time: "12:15", activity: "Out by the same way, then river pools and the walk back" },
    { time: "14:10", activity: "Dry clothes and lunch at the car park" },
    { time: "14:55", activity: "Drive back to San Ignacio" },
    { time: "16:10", activity: "Drop-off at your hotel" },
  ],
  requirements: [
    "Good fitness: three hours or more in the cave, with climbing and cool water",
    "One short swim; weak swimmers may have a life vest and the guide's help, so tell us when you book",
    "We usually advise ages 10 and over; please confirm with us",
    "Not suitable during pregnancy, with serious heart, back or knee trouble, or with strong claustrophobia; some gaps are narrow",
    "Socks are compulsory: shoes come off in the dry chamber, and a spare pair is wise",
    "Closed shoes that drain and stay on, T-shirt and shorts or leggings; no flip-flops, sandals or swimwear alone",
    "No cameras, phones, action cameras, bags or drones in the cave",
    "No touching, and no step outside the marked lane",
  ],
};
