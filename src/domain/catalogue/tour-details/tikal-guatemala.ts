import type { TourDetails } from "../tour.ts";

export const tikalGuatemala: TourDetails = {
  longDescription: [
    "Tikal was among the great Maya capitals, and it still keeps its forest: spider and howler monkeys overhead, toucans in the canopy, ocellated turkeys on the paths. UNESCO lists it for nature as well as for culture. From San Ignacio it can be done in one long day of about 12 hours, with the border both ways.",
    "Your guide takes you to the Great Plaza, where the Temple of the Great Jaguar faces its neighbour, through the royal graves of the North Acropolis and the old observatory group of Mundo Perdido. At Temple IV, the tallest, wooden stairs climb to a platform over the trees.",
    "Come for the archaeology, and come rested. A passport is mandatory for every traveller, small children too. Bring cash for border fees of around 20–25 USD per person, subject to change. Pick-up is in San Ignacio; if you stay elsewhere, ask us.",
  ].join("\n\n"),
  highlights: [
    "The Great Plaza between Temples I and II",
    "The view over the canopy from Temple IV",
    "The royal burial ground of the North Acropolis",
    "Mundo Perdido, the oldest great pyramid group",
    "Monkeys, coatis, toucans and ocellated turkeys",
    "A World Heritage Site for both culture and nature",
  ],
  includes: [
    "Transport on both sides of the border; the vehicle may change there",
    "Guide licensed in Guatemala",
    "Park ticket",
    "Lunch in the park",
    "Drinking water",
    "Help at immigration, out and back",
  ],
  itinerary: [
    { time: "06:30", activity: "Pick-up at your hotel in San Ignacio, passport in hand" },
    { time: "06:55", activity: "Belize exit at Benque Viejo, then Guatemalan immigration" },
    { time: "07:45", activity: "Drive across Petén with a rest stop near El Remate" },
    { time: "09:45", activity: "Tikal: guided walk to the Great Plaza and North Acropolis" },
    { time: "12:00", activity: "Mundo Perdido and Temple IV" },
    { time: "13:40", activity: "Lunch in the park" },
    { time: "14:40", activity: "Drive back to the border" },
    { time: "16:30", activity: "Border formalities and return to Belize" },
    { time: "18:30", activity: "Drop-off at your hotel; a slow border can make it later" },
  ],
  requirements: [
    "Original passport for every traveller, children included: no passport, no crossing. Six months of validity and a free page are advised",
    "Visa for Guatemala if your nationality needs one; with a single-entry Belize visa, ask the visa office first",
    "Notarised consent letter for minors who travel without both parents",
    "Cash for border fees of around 20–25 USD per person, subject to change and not in the price",
    "Walking of 5–8 km on forest paths in the heat; the steep stairs are optional",
    "Closed shoes, a hat, repellent and a light rain jacket",
    "No fresh food over the border; no alcohol in the park, and no drone without a permit",
    "Climb only on marked stairs, and do not feed the animals",
  ],
};
