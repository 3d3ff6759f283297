import { join } from "node:path";
import { ROOT } from "../../src/host/system/root.mjs";
import { startBare } from "./bare.mjs";
import { newCommand } from "./bookings.mjs";
import { bookEach, limitedRequest, sellDepartures } from "./departures.mjs";
import { median } from "./figures.mjs";
import { httpRequest, load } from "./load.mjs";
import { startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";

const CONNECTIONS = [1, 16, 64];
const LIMITED_CONNECTIONS = [16, 64];
const BOOKINGS = "/api/collections/bookings/records";
const PAGE = "/tours";
const WARM_UP_S = 1.5;

/**
 * Full bookings beside bare creates, and pages beside PocketBase's own static handler. The two take
 * turns, so that whatever else the machine does meets both.
 * @param {{ binary: string, isFull: boolean }} options
 */
export async function measureServer({ binary, isFull }) {
  const product = await startProduct({ binary });
  const bare = await startBare({ binary, page: join(ROOT, "dist/pages/tours.html") });
  const rounds = { count: isFull ? 5 : 3, seconds: isFull ? 5 : 4 };
  try {
    await bare.commitToDisk();
    /** @type {Record<string, Comparison>} */
    const creates = {};
    for (const connections of CONNECTIONS) {
      creates[connections] = await compare({
        ...rounds,
        connections,
        ours: { port: product.port, request: bookingRequest },
        theirs: { port: bare.port, request: bookingRequest, before: bare.commitToDisk },
      });
    }
    await sellDepartures(product, { hasNeeds: true });
    await bookEach(product.port);
    await product.followed();
    /** @type {Record<string, Comparison>} */
    const limited = {};
    for (const connections of LIMITED_CONNECTIONS) {
      limited[connections] = await compare({
        ...rounds,
        connections,
        ours: { port: product.port, request: limitedRequest },
        theirs: { port: bare.port, request: bookingRequest, before: bare.commitToDisk },
      });
    }
    const pages = await compare({
      ...rounds,
      connections: 16,
      ours: { port: product.port, request: () => pageRequest(PAGE) },
      theirs: { port: bare.port, request: () => pageRequest("/") },
    });
    const memory = await product.mostMemory();
    show({ creates, limited }, pages, memory);
    return { creates, limited, pages, memory };
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

export const bookingRequest = () =>
  httpRequest({ path: BOOKINGS, accept: "application/json", body: newCommand() });
/** @param {string} path */
const pageRequest = (path) => httpRequest({ path, accept: "text/html" });

/**
 * @typedef {{ port: number, request: () => string, before?: () => Promise<void> }} Side
 * @typedef {{ ratio: number, slowest: number, ours: Record<string, number>, theirs: Record<string, number> }} Comparison
 *   `slowest`: our p99 ÷ theirs
 */

/**
 * @param {{ count: number, seconds: number, connections: number, ours: Side, theirs: Side }} options
 * @returns {Promise<Comparison>} medians of the rounds
 */
export async function compare({ count, seconds, connections, ours, theirs }) {
  /** @param {Side} side @param {number} time */
  const run = async ({ port, request, before }, time) => {
    await before?.();
    return load({ port, request, connections, seconds: time });
  };
  await run(ours, WARM_UP_S);
  await run(theirs, WARM_UP_S);
  /** @type {Record<"us" | "them", import("./load.mjs").Load>[]} */
  const results = [];
  for (let round = 0; round < count; round += 1) {
    // who begins changes with each round
    const first = round % 2 === 0 ? ours : theirs;
    const one = await run(first, seconds);
    const other = await run(first === ours ? theirs : ours, seconds);
    results.push(first === ours ? { us: one, them: other } : { us: other, them: one });
  }
  /** @param {"us" | "them"} who @returns {Record<string, number>} */
  const sums = (who) => ({
    perSecond: median(results.map((result) => result[who].perSecond)),
    p50: median(results.map((result) => result[who].p50)),
    p99: median(results.map((result) => result[who].p99)),
    errors: results.reduce((sum, result) => sum + result[who].errors, 0),
  });
  return {
    ratio: median(results.map(({ us, them }) => us.perSecond / them.perSecond)),
    slowest: median(results.map(({ us, them }) => us.p99 / them.p99)),
    ours: sums("us"),
    theirs: sums("them"),
  };
}

/**
 * @param {Record<"creates" | "limited", Record<string, Comparison>>} bookings
 * @param {Comparison} pages
 * @param {number} memory
 */
function show({ creates, limited }, pages, memory) {
  /** @param {string} name @param {Comparison} comparison */
  const row = (name, { ratio, ours, theirs }) => [
    name,
    ours.perSecond?.toFixed(0) ?? "",
    theirs.perSecond?.toFixed(0) ?? "",
    ratio.toFixed(2),
    ...["p50", "p99"].map((part) => `${ours[part]?.toFixed(1)} / ${theirs[part]?.toFixed(1)}`),
    `${ours.errors} / ${theirs.errors}`,
  ];
  printTable(
    "The server beside a bare PocketBase, both with synchronous=FULL",
    ["", "ours /s", "bare /s", "ratio", "p50 ms", "p99 ms", "errors"],
    [
      ...Object.entries(creates).map(([count, create]) =>
        row(`full booking, ${count} connections`, create),
      ),
      ...Object.entries(limited).map(([count, create]) =>
        row(`with seats, a guide and a van, ${count} connections`, create),
      ),
      row("static page, 16 connections", pages),
    ],
  );
  console.log(`  most memory held under load: ${(memory / 1_000_000).toFixed(0)} MB`);
}
