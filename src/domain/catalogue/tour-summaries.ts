import type { TourSummary } from "./tour.ts";

/** What all eight tours share: a minimum of two guests, and drawn scenes until photographs come. */
const COMMON = { type: "tour", minPax: 2, imageUrl: null } as const;

/** Only tour 5 has figures from the operator; nothing is shown for the others. */
const UNRATED = { rating: 0, reviewCount: 0 } as const;

/** The built-in tours, in the order of the specification's table. */
export const TOUR_SUMMARIES: readonly TourSummary[] = [
  {
    ...COMMON,
    ...UNRATED,
    id: 1,
    name: "Xunantunich & Cave Tubing",
    slug: "xunantunich-cave-tubing",
    priceCents: 180_00,
    shortDescription:
      "Climb a Maya pyramid above the Mopan River, then float by headlamp through the limestone caves of Caves Branch.",
    category: "Archaeology & Caves",
    featured: true,
    duration: "9 hours",
    location: "Cayo District",
  },
  {
    ...COMMON,
    ...UNRATED,
    id: 2,
    name: "Xunantunich & Inland Blue Hole",
    slug: "xunantunich-inland-blue-hole",
    priceCents: 150_00,
    shortDescription:
      "Plaster friezes and long views at Xunantunich, then a swim in a spring-fed jungle pool off the Hummingbird Highway.",
    category: "Archaeology & Caves",
    featured: true,
    duration: "8 hours",
    location: "Cayo District",
  },
  {
    ...COMMON,
    ...UNRATED,
    id: 3,
    name: "Nim Li Punit & Lubaantun",
    slug: "nim-li-punit-lubaantun",
    priceCents: 140_00,
    shortDescription:
      "Two quiet Maya cities of the far south: tall carved stelae at Nim Li Punit, walls without mortar at Lubaantun.",
    category: "Archaeology",
    featured: false,
    duration: "9 hours",
    location: "Toledo District",
  },
  {
    ...COMMON,
    ...UNRATED,
    id: 4,
    name: "Tikal (Guatemala)",
    slug: "tikal-guatemala",
    priceCents: 290_00,
    shortDescription:
      "Over the border for a day among Tikal's great temples, where monkeys call and the stairs end above the treetops.",
    category: "Archaeology",
    featured: true,
    duration: "12 hours",
    location: "Tikal, Guatemala",
  },
  {
    ...COMMON,
    id: 5,
    name: "Actun Tunichil Muknal",
    slug: "atm-cave",
    priceCents: 200_00,
    shortDescription:
      "Swim, wade and climb into the ATM cave to reach a chamber where Maya offerings lie as they were left.",
    category: "Archaeology & Caves",
    featured: true,
    duration: "8–9 hours",
    location: "Cayo District",
    rating: 5,
    reviewCount: 210,
  },
  {
    ...COMMON,
    ...UNRATED,
    id: 6,
    name: "Cockscomb & River Tubing",
    slug: "cockscomb-river-tubing",
    priceCents: 140_00,
    shortDescription:
      "Look for jaguar tracks in the Cockscomb Basin, swim below a waterfall and drift down a slow forest river.",
    category: "Nature & Adventure",
    featured: false,
    duration: "6.5 hours",
    location: "Stann Creek District",
  },
  {
    ...COMMON,
    ...UNRATED,
    id: 7,
    name: "Cockscomb & River Tubing + Chocolate Tour",
    slug: "cockscomb-tubing-chocolate",
    priceCents: 175_00,
    shortDescription:
      "Jaguar country, a waterfall and a lazy river in the morning; cacao trees and a grinding stone in the afternoon.",
    category: "Nature & Adventure",
    featured: true,
    duration: "8 hours",
    location: "Stann Creek District",
  },
  {
    ...COMMON,
    ...UNRATED,
    id: 8,
    name: "Bocawina / Mayflower Antelope Falls",
    slug: "bocawina-mayflower-antelope-falls",
    priceCents: 110_00,
    shortDescription:
      "A steep rainforest climb to the pools above Antelope Falls, with zip-lining or a waterfall rappel as an extra.",
    category: "Nature & Adventure",
    featured: false,
    duration: "6.5 hours",
    location: "Stann Creek District",
  },
];
