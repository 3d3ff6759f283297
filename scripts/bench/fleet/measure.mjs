import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../figures.mjs";
import { load, openSocket } from "../load.mjs";
import { bookingRequest } from "../server.mjs";
import { printTable } from "../table.mjs";
import { openFleet, removeGroups } from "./sites.mjs";

const COUNT = 50;
const AT_A_TIME = 2;
/** After that Go has given back what the starts have taken. */
const SETTLE_MS = 130_000;
const FLOOD_PER_SECOND = 300;
const FLOOD_CONNECTIONS = 32;
const TICK_MS = 10;

/**
 * Fifty sites as the fleet's unit starts them: what each holds while nobody calls, how long one takes to start beside the
 * others, and what a neighbour notices while one is flooded. Quiet and flooded take turns.
 * @param {{ binary: string, isFull: boolean }} options
 */
export async function measureFleet({ binary, isFull }) {
  const fleet = await openFleet({ binary });
  const names = Array.from({ length: COUNT }, (_, at) => `site-${at}`);
  try {
    /** @type {Awaited<ReturnType<typeof fleet.start>>[]} */
    const sites = [];
    const left = [...names];
    const worker = async () => {
      for (let name = left.shift(); name; name = left.shift()) sites.push(await fleet.start(name));
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
    const before = sites.reduce((sum, site) => sum + site.processor(), 0);
    await sleep(SETTLE_MS);
    const took = sites.reduce((sum, site) => sum + site.processor(), -before);
    const memory = await Promise.all(sites.map((site) => site.memory()));
    const [victim, neighbour] = sites;
    if (!victim || !neighbour) throw new Error("no sites");

    /** @type {number[]} */
    const starts = [];
    for (let round = 0; round < 3; round += 1) {
      const one = await fleet.start("another");
      starts.push(one.startMs);
      await one.stop();
    }
    const rounds = isFull ? 7 : 5;
    const beside = {
      [`${FLOOD_PER_SECOND} bookings a second`]: () => paced(victim.port),
      "as many as it takes": () => unpaced(victim.port),
    };
    /** @type {Record<string, { quiet: number, flooded: number, ratio: number }>} */
    const p99 = {};
    const run = () =>
      load({ port: neighbour.port, request: bookingRequest, connections: 1, seconds: 3 });
    await run();
    for (const [name, flood] of Object.entries(beside)) {
      /** @type {{ quiet: number, flooded: number }[]} */
      const found = [];
      for (let round = 0; round < rounds; round += 1) {
        const quiet = await run();
        const stop = flood();
        const flooded = await run();
        await stop();
        found.push({ quiet: quiet.p99, flooded: flooded.p99 });
      }
      p99[name] = {
        quiet: median(found.map((one) => one.quiet)),
        flooded: median(found.map((one) => one.flooded)),
        ratio: median(found.map((one) => one.flooded / one.quiet)),
      };
    }
    const both = memory.map((one) => one.host + one.pocketBase);
    const hosts = memory.map(({ host }) => host);
    const servers = memory.map(({ pocketBase }) => pocketBase);
    const results = {
      host: median(hosts),
      pocketBase: median(servers),
      both: median(both),
      most: { host: Math.max(...hosts), pocketBase: Math.max(...servers), both: Math.max(...both) },
      all: both.reduce((sum, one) => sum + one, 0),
      startMs: median(starts),
      /** Of one core, by all of them while nobody calls. */
      processor: took / (SETTLE_MS / 1000),
      hasLimits: fleet.hasLimits(),
      p99,
    };
    show(results);
    return results;
  } finally {
    await fleet.close();
    removeGroups(["first", ...names, "another"]);
  }
}

/** A flood by the clock, whatever is answered. @param {number} port */
function paced(port) {
  const free = Array.from({ length: FLOOD_CONNECTIONS }, () => openSocket(port));
  const all = [...free];
  const timer = setInterval(() => {
    for (let sent = 0; sent < (FLOOD_PER_SECOND * TICK_MS) / 1000; sent += 1) {
      const socket = free.pop();
      socket?.ask(bookingRequest()).then(() => free.push(socket));
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    for (const socket of all) socket.close();
  };
}

/** A flood that waits for its answers only. @param {number} port */
function unpaced(port) {
  const isOver = load({ port, request: bookingRequest, connections: 16, seconds: 4 });
  return () => isOver;
}

/** @param {Awaited<ReturnType<typeof measureFleet>>} results */
function show({ host, pocketBase, both, most, all, startMs, processor, hasLimits, p99 }) {
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  printTable(
    `${COUNT} sites on one machine, nobody calls`,
    ["", "a site", "most", "all"],
    [
      ["start process", megabytes(host), megabytes(most.host), ""],
      ["PocketBase", megabytes(pocketBase), megabytes(most.pocketBase), ""],
      ["both", megabytes(both), megabytes(most.both), megabytes(all)],
    ],
  );
  console.log(`  all take ${(processor * 100).toFixed(0)} % of a core meanwhile`);
  console.log(`  one more starts in ${(startMs / 1000).toFixed(2)} s`);
  printTable(
    `A neighbour's bookings, one connection${hasLimits ? "" : "; WITHOUT the unit's limits"}`,
    ["beside a site with", "p99 quiet", "p99 flooded", "ratio"],
    Object.entries(p99).map(([name, { quiet, flooded, ratio }]) => [
      name,
      `${quiet.toFixed(1)} ms`,
      `${flooded.toFixed(1)} ms`,
      ratio.toFixed(2),
    ]),
  );
}
