import { AVAILABILITY } from "./departures.mjs";
import { DASHBOARD, MONTH, QUERIES } from "./office-queries.mjs";

/**
 * @typedef {import("./visit.mjs").Visit} Visit
 * @typedef {{
 *   pages?: Awaited<ReturnType<typeof import("./pages.mjs").measurePages>>,
 *   office?: Awaited<ReturnType<typeof import("./office.mjs").measureOffice>>,
 *   lighthouse?: Awaited<ReturnType<typeof import("./lighthouse.mjs").measureLighthouse>>,
 *   device?: Awaited<ReturnType<typeof import("./device.mjs").measureDevice>>,
 *   server?: Awaited<ReturnType<typeof import("./server.mjs").measureServer>>,
 *   shipping?: Awaited<ReturnType<typeof import("./shipping.mjs").measureShipping>>,
 *   growth?: Awaited<ReturnType<typeof import("./growth.mjs").measureGrowth>>,
 *   idle?: Awaited<ReturnType<typeof import("./idle.mjs").measureIdle>>,
 *   fleet?: Awaited<ReturnType<typeof import("./fleet/measure.mjs").measureFleet>>,
 *   field?: Awaited<ReturnType<typeof import("./field.mjs").measureField>>,
 * }} Figures what was measured, by the part that measured it
 * @typedef {(figures: Figures) => number | undefined} Measure ms and bytes where the goal's unit is one of
 *   `SIZES`; undefined where it was not measured
 * @typedef {{ what: string, unit: string, most?: number, least?: number, tolerated?: number, of: Measure }} Goal
 *   `tolerated`: what `--check` lets pass
 */

/** @type {Readonly<Record<string, number>>} */
const SIZES = { s: 1000, KB: 1000, MB: 1_000_000 };
const READING = /** @type {const} */ (["home", "tours", "tour", "home (es)", "tour (es)"]);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** @param {string} what @param {number} most @param {string} unit @param {Measure} of @returns {Goal} */
const atMost = (what, most, unit, of) => ({ what, most, unit, of });
/** @param {string} what @param {number} least @param {Measure} of @param {number} [tolerated] @returns {Goal} */
const atLeast = (what, least, of, tolerated = least) => ({ what, least, unit: "", of, tolerated });

/** @param {readonly (number | undefined)[]} values */
const worst = (values) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};
/** The reading pages' worst; `whenZero`: what 0 stands for. @type {(name: string, whenZero?: number) => Measure} */
const cold =
  (name, whenZero = 0) =>
  ({ pages }) =>
    worst(
      READING.map((page) => {
        /** @type {Record<string, number> | undefined} */
        const visit = pages?.pages[page]?.cold;
        return visit && (visit[name] === 0 ? whenZero : (visit[name] ?? Number.NaN));
      }),
    );
/** @type {(name: string, figure: keyof Visit, condition?: "cold" | "shaped") => Measure} */
const page =
  (name, figure, condition = "cold") =>
  ({ pages }) =>
    pages?.pages[name]?.[condition]?.[figure];
/** Of the list of bookings. @type {(when: "cold" | "warm" | "offline", figure: keyof Visit) => Measure} */
const list =
  (when, figure) =>
  ({ office }) =>
    office?.list?.[when]?.[figure];
/** @param {Figures} figures the slowest of the public pages' visits with the app on the device */
const kept = ({ pages }) =>
  worst(
    Object.values(pages?.pages ?? {}).flatMap(({ warm, offline }) => [
      warm?.largestPaint,
      offline?.largestPaint,
    ]),
  );
/** @param {string} size @returns {Measure} */
const slowestQuery =
  (size) =>
  ({ growth }) =>
    worst(QUERIES.map(([name]) => growth?.[size]?.[name]?.p95));
/** @param {Figures} figures */
const dashboardGrowth = ({ growth }) => {
  const sizes = Object.keys(growth ?? {});
  const least = growth?.[sizes[0] ?? ""]?.[DASHBOARD]?.p50;
  const most = growth?.[sizes.at(-1) ?? ""]?.[DASHBOARD]?.p50;
  return least && most ? most / least : undefined;
};
/** @param {string} category @returns {Measure} */
const lowest =
  (category) =>
  ({ lighthouse }) => {
    const scores = Object.values(lighthouse ?? {}).flatMap((page) => page[category] ?? []);
    return scores.length > 0 ? Math.min(...scores) : undefined;
  };
/** @param {readonly { errors?: number }[]} runs */
const errorsOf = (runs) => runs.reduce((sum, { errors = 0 }) => sum + errors, 0);

const [ASKED] = AVAILABILITY;
const [CALENDAR] = MONTH;

/** Issue 8's figures to reach, issue 4's, issue 6's and issue 23's. @type {readonly Goal[]} */
const GOALS = [
  atMost("home, tours, tour: largest paint, cold", 1.0, "s", cold("largestPaint")),
  atMost(
    "home: largest paint with connection set-up, shaped below HTTP",
    1.8,
    "s",
    page("home", "largestPaint", "shaped"),
  ),
  atMost("reading pages: the menu opens before hydration, cold", 1.0, "s", cold("menuOpens", NaN)),
  atMost("reading pages: hydrated, cold", 3.5, "s", cold("ready")),
  ...["booking", "booking (es)"].flatMap((form) => [
    atMost(`${form} form: hydrated, cold`, 3.5, "s", page(form, "ready")),
    atMost(`${form} form: what was typed before is lost`, 0, "", page(form, "typedIsLost")),
  ]),
  atMost("a guest's link: its booking is there, cold", 3.5, "s", page("a guest's link", "ready")),
  atMost("booking form takes input, from a tour's page", 0.3, "s", (f) => f.pages?.tourToForm),
  atMost("public pages: largest paint, warm or offline", 0.5, "s", kept),
  ...["home", "home (es)"].flatMap((home) => [
    atMost(`${home}: scripts for the first view`, 90, "KB", page(home, "js")),
    atMost(`${home}: whole first view`, 120, "KB", page(home, "total")),
  ]),
  atMost("home, tours, tour: layout shift, cold", 0.1, "", cold("layoutShift")),
  atMost("everything that a visitor's phone keeps", 600, "KB", (f) => f.device?.keptBytes),
  atMost("everything that it keeps in Spanish", 600, "KB", (f) => f.device?.keptSpanishBytes),
  atMost("a new price stands in both languages' pages", 10_000, "ms", (f) => f.pages?.follows),
  atMost("back office: its frame is painted, cold", 1.0, "s", list("cold", "firstPaint")),
  atMost("back office: requests until the list is there, cold", 20, "", list("cold", "requests")),
  .../** @type {const} */ ([
    ["cold", 6],
    ["warm", 1],
    ["offline", 1],
  ]).map(([when, most]) =>
    atMost(`back office: its list is there, ${when}`, most, "s", list(when, "ready")),
  ),
  atMost("back office: a screen's second visit, slowest", 0.3, "s", (f) =>
    worst(Object.values(f.office?.screens ?? {})),
  ),
  ...CATEGORIES.map((category) =>
    atLeast(
      `Lighthouse mobile, ${category}, worst page`,
      100,
      lowest(category),
      category === "performance" ? 95 : undefined,
    ),
  ),
  atMost("tap to saved, p95", 150, "ms", (f) => f.device?.savedP95),
  atMost("a queue of 100: round trips for each booking", 1, "", (f) => f.device?.drainPosts),
  atMost("a queue of 100: connections opened", 1, "", (f) => f.device?.drainConnections),
  atMost("a queue of 100: longest task", 50, "ms", (f) => f.device?.drainLongestTask),
  ...["16", "64"].flatMap((count) => [
    atLeast(
      `full booking / bare create, ${count} connections`,
      1.0,
      (f) => f.server?.creates[count]?.ratio,
    ),
    atMost("  its p99 / the bare create's", 1.0, "", (f) => f.server?.creates[count]?.slowest),
  ]),
  ...["16", "64"].map((count) =>
    atLeast(
      `booking with limits / bare create, ${count} connections`,
      0.85,
      (f) => f.server?.limited[count]?.ratio,
    ),
  ),
  atMost(
    "errors under load",
    0,
    "",
    ({ server }) =>
      server &&
      errorsOf(
        [...Object.values({ ...server.creates, ...server.limited }), server.pages].map(
          ({ ours }) => ours,
        ),
      ),
  ),
  ...["16", "64"].map((count) =>
    atLeast(
      `booking shipped behind its answer / not shipped, ${count} connections`,
      0.9,
      (f) => f.shipping?.[`behind, ${count} connections`]?.ratio,
    ),
  ),
  atLeast("static page / PocketBase's own static handler", 0.6, (f) => f.server?.pages.ratio),
  atMost("resident memory under load", 250, "MB", (f) => f.server?.memory),
  atMost("admin queries, slowest p95, 100,000 bookings", 30, "ms", slowestQuery("100000")),
  atMost("admin queries, slowest p95, 1,000,000 bookings", 60, "ms", slowestQuery("1000000")),
  ...["100000", "1000000"].flatMap((size) => [
    atMost(
      `calendar, a month, p95, ${size} bookings`,
      60,
      "ms",
      (f) => f.growth?.[size]?.[CALENDAR]?.p95,
    ),
    atMost(`availability, p95, ${size} bookings`, 20, "ms", (f) => f.growth?.[size]?.[ASKED]?.p95),
    atMost("  its answer", 6, "KB", (f) => f.growth?.[size]?.[ASKED]?.bytes),
  ]),
  atMost("dashboard as it opens, growth from 1,000 bookings", 2, "times", dashboardGrowth),
  .../** @type {const} */ (["today", "bookings"]).map((screen) =>
    atMost(
      `field: ${screen} offline, 2,000 bookings kept, 4x CPU`,
      1.0,
      "s",
      (f) => f.field?.[screen],
    ),
  ),
  .../** @type {const} */ (["page", "booking"]).map((name) =>
    atMost(
      `a ${name} beside 200 listeners and 200 half bodies`,
      1.5,
      "times",
      (f) => f.idle?.results[name]?.ratio,
    ),
  ),
  atMost(
    "  errors of pages and bookings meanwhile",
    0,
    "",
    ({ idle }) => idle && errorsOf(Object.values(idle.results)),
  ),
  atMost("fleet: memory of a site of 50, idle", 40, "MB", ({ fleet }) => fleet && fleet.all / 50),
  atMost("fleet: one more starts", 3, "s", ({ fleet }) => fleet?.startMs),
  atMost("fleet: a neighbour's p99 beside a flooded site", 2, "times", ({ fleet }) =>
    worst(Object.values(fleet?.p99 ?? {}).map(({ ratio }) => ratio)),
  ),
  atMost("field: a day's refresh with 20 changes", 30, "KB", (f) => f.field?.refreshBytes),
];

/**
 * Each goal beside what was measured.
 * @param {Figures} figures
 */
export function judge(figures) {
  return GOALS.map(({ of, what, unit, most, least, tolerated }) => {
    const amount = of(figures);
    const measured = amount === undefined ? undefined : amount / (SIZES[unit] ?? 1);
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
