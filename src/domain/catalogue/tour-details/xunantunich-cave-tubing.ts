import type { TourDetails } from "../tour.ts";

export const xunantunichCaveTubing: TourDetails = {
  longDescription: [
    'The day opens with a small river ferry at San José Succotz and a short ride uphill to Xunantunich, the "Stone Woman". Temples and palaces stand round six plazas on a limestone ridge. Your guide walks you through the plaster friezes of El Castillo, and you may take the steps to its top, about 40 m (130 ft) above the plaza, where the view runs on into Guatemala.',
    "After lunch at Nohoch Che'en the pace changes. You carry your tube along a forest trail, then lie back while the Caves Branch River draws you through caverns that the Maya knew as a way into Xibalba, the underworld.",
    "It suits active families, couples and friends who want history and water in one day. Pick-up is in San Ignacio or Santa Elena. Staying in Hopkins? Ask us: that makes a day of about 11 hours.",
  ].join("\n\n"),
  highlights: [
    "The top of El Castillo, about 40 m (130 ft) above the plaza",
    "Friezes with the signs of sun, moon and Venus",
    "Six plazas on a ridge with views to Guatemala",
    "A small river ferry across the Mopan",
    "A forest walk to the head of the float",
    "An hour or more adrift through limestone caves",
  ],
  includes: [
    "Guide licensed by the Belize Tourism Board",
    "Air-conditioned transport from and to your San Ignacio hotel",
    "Entrance to Xunantunich and Nohoch Che'en",
    "River ferry",
    "Lunch",
    "Tube, helmet, headlamp and life vest",
    "Drinking water",
  ],
  itinerary: [
    { time: "07:30", activity: "Pick-up at your hotel in San Ignacio or Santa Elena" },
    { time: "08:00", activity: "River ferry, then Xunantunich and El Castillo with your guide" },
    { time: "10:10", activity: "Drive east along the George Price Highway" },
    { time: "11:40", activity: "Lunch at Nohoch Che'en" },
    { time: "12:30", activity: "Gear, safety talk and the forest walk with your tube" },
    { time: "13:20", activity: "Float through the caves" },
    { time: "15:00", activity: "Dry clothes and a cold drink" },
    { time: "15:15", activity: "Drive back to San Ignacio" },
    { time: "16:30", activity: "Drop-off at your hotel" },
  ],
  requirements: [
    "Moderate fitness: steep steps without rails at the ruins, an uneven and often wet trail at the caves",
    "Children usually need to be about 122 cm (48 in) tall for the tubing; please confirm ages and heights with us",
    "You need not be a swimmer, as everybody wears a life vest, but you should be calm in water and in the dark",
    "Not suitable during pregnancy or with serious back or heart trouble",
    "Shoes that can get wet and stay on your feet; no flip-flops",
    "Swimwear, a towel, dry clothes and insect repellent",
    "Please leave every cave formation untouched",
  ],
};
