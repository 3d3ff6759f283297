import { DASHBOARD } from "./office-queries.mjs";

/**
 * @typedef {{
 *   pages?: Awaited<ReturnType<typeof import("./pages.mjs").measurePages>>,
 *   office?: Awaited<ReturnType<typeof import("./office.mjs").measureOffice>>,
 *   lighthouse?: Awaited<ReturnType<typeof import("./lighthouse.mjs").measureLighthouse>>,
 *   device?: Awaited<ReturnType<typeof import("./device.mjs").measureDevice>>,
 *   server?: Awaited<ReturnType<typeof import("./server.mjs").measureServer>>,
 *   growth?: Awaited<ReturnType<typeof import("./growth.mjs").measureGrowth>>,
 *   idle?: Awaited<ReturnType<typeof import("./idle.mjs").measureIdle>>,
 *   field?: Awaited<ReturnType<typeof import("./field.mjs").measureField>>,
 * }} Figures what was measured, by the part that measured it
 * @typedef {{ what: string, unit: string, most?: number, least?: number,
 *   tolerated?: number, of: (figures: Figures) => number | undefined }} Goal `tolerated`: what
 *   `--check` lets pass; `of`: undefined where it was not measured
 */

const READING = /** @type {const} */ (["home", "tours", "tour"]);
/** @param {readonly (number | undefined)[]} values */
const worst = (values) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};
/** @param {number | undefined} value @param {number} by */
const per = (value, by) => (value === undefined ? undefined : value / by);

/** Of the reading pages' cold visits. @param {(visit: Record<string, number>) => number} of */
const cold = (of) => (/** @type {Figures} */ figures) =>
  worst(
    READING.map((name) => {
      const visit = figures.pages?.pages[name]?.cold;
      return visit && of(visit);
    }),
  );
/** The same in seconds. @param {(visit: Record<string, number>) => number} of */
const coldSeconds = (of) => (/** @type {Figures} */ figures) => per(cold(of)(figures), 1000);
/** @param {Figures} figures the public pages' visits with the app on the device */
const kept = (figures) =>
  Object.values(figures.pages?.pages ?? {}).flatMap(({ warm, offline }) => [
    warm?.largestPaint,
    offline?.largestPaint,
  ]);
/** @param {Figures} figures @param {string} size */
const slowestQuery = ({ growth }, size) =>
  growth?.[size] && worst(Object.values(growth[size]).map(({ p95 }) => p95));
/** @param {Figures} figures @param {string} category */
const lowest = ({ lighthouse }, category) => {
  const scores = Object.values(lighthouse ?? {}).flatMap((page) => page[category] ?? []);
  return scores.length > 0 ? Math.min(...scores) : undefined;
};

/** Issue 8's figures to reach, issue 4's, issue 6's and issue 23's. @type {readonly Goal[]} */
const GOALS = [
  {
    what: "home, tours, tour: largest paint, cold",
    unit: "s",
    most: 1.0,
    of: coldSeconds(({ largestPaint = NaN }) => largestPaint),
  },
  {
    what: "home: largest paint with connection set-up, shaped below HTTP",
    unit: "s",
    most: 1.8,
    of: (f) => per(f.pages?.pages.home?.shaped?.largestPaint, 1000),
  },
  {
    what: "reading pages: the menu opens before hydration, cold",
    unit: "s",
    most: 1.0,
    of: coldSeconds(({ menuOpens = NaN }) => menuOpens || Number.NaN),
  },
  {
    what: "reading pages: hydrated, cold",
    unit: "s",
    most: 3.5,
    of: coldSeconds(({ ready = NaN }) => ready),
  },
  {
    what: "booking form: hydrated, cold",
    unit: "s",
    most: 3.5,
    of: (f) => per(f.pages?.pages.booking?.cold?.ready, 1000),
  },
  {
    what: "what was typed before hydration is lost",
    unit: "",
    most: 0,
    of: (f) => f.pages?.pages.booking?.cold?.typedIsLost,
  },
  {
    what: "booking form takes input, from a tour's page",
    unit: "s",
    most: 0.3,
    of: (f) => per(f.pages?.tourToForm, 1000),
  },
  {
    what: "public pages: largest paint, warm or offline",
    unit: "s",
    most: 0.5,
    of: (f) => per(worst(kept(f)), 1000),
  },
  {
    what: "scripts for the first public page",
    unit: "KB",
    most: 90,
    of: (f) => per(f.pages?.pages.home?.cold?.js, 1000),
  },
  {
    what: "whole first view",
    unit: "KB",
    most: 120,
    of: (f) => per(f.pages?.pages.home?.cold?.total, 1000),
  },
  {
    what: "home, tours, tour: layout shift, cold",
    unit: "",
    most: 0.1,
    of: cold(({ layoutShift = Number.NaN }) => layoutShift),
  },
  {
    what: "everything that a visitor's phone keeps",
    unit: "KB",
    most: 600,
    of: (f) => per(f.device?.keptBytes, 1000),
  },
  {
    what: "back office: its frame is painted, cold",
    unit: "s",
    most: 1.0,
    of: ({ office }) => per(office?.list?.cold?.firstPaint, 1000),
  },
  {
    what: "back office: requests until the list is there, cold",
    unit: "",
    most: 20,
    of: ({ office }) => office?.list?.cold?.requests,
  },
  .../** @type {const} */ ([
    ["cold", 6],
    ["warm", 1],
    ["offline", 1],
  ]).map(([condition, most]) => ({
    what: `back office: its list is there, ${condition}`,
    unit: "s",
    most,
    of: (/** @type {Figures} */ { office }) => per(office?.list?.[condition]?.ready, 1000),
  })),
  {
    what: "back office: a screen's second visit, slowest",
    unit: "s",
    most: 0.3,
    of: ({ office }) => per(worst(Object.values(office?.screens ?? {})), 1000),
  },
  ...["performance", "accessibility", "best-practices", "seo"].map((category) => ({
    what: `Lighthouse mobile, ${category}, worst page`,
    unit: "",
    least: 100,
    ...(category === "performance" ? { tolerated: 95 } : {}),
    of: (/** @type {Figures} */ f) => lowest(f, category),
  })),
  {
    what: "tap to saved, p95",
    unit: "ms",
    most: 150,
    of: (f) => f.device?.savedP95,
  },
  {
    what: "a queue of 100: round trips for each booking",
    unit: "",
    most: 1,
    of: (f) => f.device?.drainPosts,
  },
  {
    what: "a queue of 100: connections opened",
    unit: "",
    most: 1,
    of: (f) => f.device?.drainConnections,
  },
  {
    what: "a queue of 100: longest task",
    unit: "ms",
    most: 50,
    of: (f) => f.device?.drainLongestTask,
  },
  ...["16", "64"].flatMap((connections) => [
    {
      what: `full booking / bare create, ${connections} connections`,
      unit: "",
      least: 1.0,
      of: (/** @type {Figures} */ f) => f.server?.creates[connections]?.ratio,
    },
    {
      what: `  its p99 / the bare create's`,
      unit: "",
      most: 1.0,
      of: (/** @type {Figures} */ f) => f.server?.creates[connections]?.slowest,
    },
  ]),
  {
    what: "errors under load",
    unit: "",
    most: 0,
    of: (f) =>
      f.server &&
      [...Object.values(f.server.creates), f.server.pages].reduce(
        (sum, { ours }) => sum + (ours.errors ?? 0),
        0,
      ),
  },
  {
    what: "static page / PocketBase's own static handler",
    unit: "",
    least: 0.6,
    of: (f) => f.server?.pages.ratio,
  },
  {
    what: "resident memory under load",
    unit: "MB",
    most: 250,
    of: (f) => per(f.server?.memory, 1_000_000),
  },
  {
    what: "admin queries, slowest p95, 100,000 bookings",
    unit: "ms",
    most: 30,
    of: (f) => slowestQuery(f, "100000"),
  },
  {
    what: "admin queries, slowest p95, 1,000,000 bookings",
    unit: "ms",
    most: 60,
    of: (f) => slowestQuery(f, "1000000"),
  },
  {
    what: "dashboard as it opens, growth from 1,000 bookings",
    unit: "times",
    most: 2,
    of: ({ growth }) => {
      const sizes = Object.keys(growth ?? {});
      const least = growth?.[sizes[0] ?? ""]?.[DASHBOARD]?.p50;
      const most = growth?.[sizes.at(-1) ?? ""]?.[DASHBOARD]?.p50;
      return least && most ? most / least : undefined;
    },
  },
  .../** @type {const} */ (["today", "bookings"]).map((list) => ({
    what: `field: ${list} offline, 2,000 bookings kept, 4x CPU`,
    unit: "s",
    most: 1.0,
    of: (/** @type {Figures} */ f) => per(f.field?.[list], 1000),
  })),
  .../** @type {const} */ (["page", "booking"]).map((name) => ({
    what: `a ${name} beside 200 listeners and 200 half bodies`,
    unit: "times",
    most: 1.5,
    of: (/** @type {Figures} */ f) => f.idle?.results[name]?.ratio,
  })),
  {
    what: "  errors of pages and bookings meanwhile",
    unit: "",
    most: 0,
    of: (f) => f.idle && Object.values(f.idle.results).reduce((sum, { errors }) => sum + errors, 0),
  },
  {
    what: "field: a day's refresh with 20 changes",
    unit: "KB",
    most: 30,
    of: (f) => per(f.field?.refreshBytes, 1000),
  },
];

/**
 * Each goal beside what was measured.
 * @param {Figures} figures
 */
export function judge(figures) {
  return GOALS.map(({ of, what, unit, most, least, tolerated }) => {
    const measured = of(figures);
    const isWithin = (/** @type {number | undefined} */ limit) =>
      measured === undefined ||
      (most === undefined ? measured >= (limit ?? 0) : measured <= (limit ?? 0));
    const isReached = isWithin(most ?? least);
    return {
      what,
      unit,
      goal: `${most === undefined ? "≥" : "≤"} ${most ?? least}`,
      measured,
      isReached,
      isTolerated: isReached || (tolerated !== undefined && isWithin(tolerated)),
    };
  });
}
