import type { Tour, TourDetails, TourSummary } from "../tour.ts";

type Texts = "name" | "shortDescription" | "duration" | "location";
/** A tour in one language (#messages/catalogue/tours). */
type TourWords = Pick<TourSummary, Texts> &
  Omit<TourDetails, "itinerary"> & {
    /** Of the itinerary, in its order. */
    readonly activities: readonly string[];
  };
type TourFacts = Omit<TourSummary, Texts | keyof typeof COMMON> & {
  /** Of the itinerary, `HH:MM` in Belize. */
  readonly times: readonly string[];
};

/** What all eight tours share: a minimum of two guests, and drawn scenes until photographs come. */
const COMMON = { type: "tour", minPax: 2, imageUrl: null } as const;

/** Only tour 5 has figures from the operator; nothing is shown for the others. */
const UNRATED = { rating: 0, reviewCount: 0 } as const;

/** In the order of the specification's table. */
const FACTS: readonly TourFacts[] = [
  {
    id: 1,
    slug: "xunantunich-cave-tubing",
    priceCents: 180_00,
    category: "Archaeology & Caves",
    featured: true,
    ...UNRATED,
    times: ["07:30", "08:00", "10:10", "11:40", "12:30", "13:20", "15:00", "15:15", "16:30"],
  },
  {
    id: 2,
    slug: "xunantunich-inland-blue-hole",
    priceCents: 150_00,
    category: "Archaeology & Caves",
    featured: true,
    ...UNRATED,
    times: ["08:00", "08:25", "10:45", "11:15", "12:10", "13:10", "14:05", "15:00", "16:00"],
  },
  {
    id: 3,
    slug: "nim-li-punit-lubaantun",
    priceCents: 140_00,
    category: "Archaeology",
    featured: false,
    ...UNRATED,
    times: ["07:00", "08:30", "09:00", "10:10", "10:50", "12:40", "13:45", "14:10", "16:00"],
  },
  {
    id: 4,
    slug: "tikal-guatemala",
    priceCents: 290_00,
    category: "Archaeology",
    featured: true,
    ...UNRATED,
    times: ["06:30", "06:55", "07:45", "09:45", "12:00", "13:40", "14:40", "16:30", "18:30"],
  },
  {
    id: 5,
    slug: "atm-cave",
    priceCents: 200_00,
    category: "Archaeology & Caves",
    featured: true,
    rating: 5,
    reviewCount: 210,
    times: ["07:30", "08:45", "09:00", "09:50", "11:15", "12:15", "14:10", "14:55", "16:10"],
  },
  {
    id: 6,
    slug: "cockscomb-river-tubing",
    priceCents: 140_00,
    category: "Nature & Adventure",
    featured: false,
    ...UNRATED,
    times: ["07:30", "08:00", "08:20", "08:50", "10:15", "11:35", "12:45", "13:40", "14:30"],
  },
  {
    id: 7,
    slug: "cockscomb-tubing-chocolate",
    priceCents: 175_00,
    category: "Nature & Adventure",
    featured: true,
    ...UNRATED,
    times: ["07:30", "08:00", "08:20", "10:10", "11:30", "12:40", "13:35", "14:15", "16:00"],
  },
  {
    id: 8,
    slug: "bocawina-mayflower-antelope-falls",
    priceCents: 110_00,
    category: "Nature & Adventure",
    featured: false,
    ...UNRATED,
    times: ["07:20", "08:00", "08:35", "09:15", "10:40", "11:50", "13:00", "14:00", "14:30"],
  },
];

/**
 * The built-in tours in the language of the words.
 * @throws where they are of other tours, or other days: the catalogue itself is then incomplete
 */
export function toursIn(words: Readonly<Record<number, TourWords>>): readonly Tour[] {
  return FACTS.map(({ times, ...facts }) => {
    const { activities = [], ...texts } = words[facts.id] ?? {};
    if (!("name" in texts) || activities.length !== times.length) {
      throw new Error(`Tour ${facts.id} has no texts, or not those of its day`);
    }
    const itinerary = activities.map((activity, at) => ({ time: times[at] ?? "", activity }));
    return { ...COMMON, ...facts, ...texts, itinerary };
  });
}

/** What lists and forms show of it. */
export function summaryOf(tour: Tour): TourSummary {
  const { longDescription, highlights, includes, itinerary, requirements, ...summary } = tour;
  return summary;
}

/** What only its own page shows. */
export function detailsOf(tour: Tour): TourDetails {
  const { longDescription, highlights, includes, itinerary, requirements } = tour;
  return { longDescription, highlights, includes, itinerary, requirements };
}
