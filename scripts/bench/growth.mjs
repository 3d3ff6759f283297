import { AVAILABILITY, sellDepartures } from "./departures.mjs";
import { medians, quantile } from "./figures.mjs";
import { httpRequest, openSocket } from "./load.mjs";
import { MONTH, QUERIES } from "./office-queries.mjs";
import { startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";

const CONNECTIONS = 4;
const WARM_UP = 8;
/** Enough that one hiccup of the machine, which each connection feels once, is not the 95th percentile. */
const CALLS = 100;
/** One after the other: what slows the machine for some seconds is in one of them only. */
const ROUNDS = 3;

const ALL = [...QUERIES, MONTH, AVAILABILITY];

/** @typedef {{ p50: number, p95: number, bytes: number }} Asked in ms */

/**
 * How long the back office's questions take as the bookings grow.
 * @param {{ binary: string, isFull: boolean }} options
 * @returns {Promise<Record<string, Record<string, Asked>>>} number of bookings → question → figures
 */
export async function measureGrowth({ binary, isFull }) {
  /** @type {Record<string, Record<string, Asked>>} */
  const sizes = {};
  for (const bookings of [1_000, 100_000, ...(isFull ? [1_000_000] : [])]) {
    console.log(`  ${bookings} bookings ...`);
    const product = await startProduct({ binary, bookings });
    try {
      const { token } = await product.signIn();
      await sellDepartures(product, { hasNeeds: true });
      sizes[bookings] = await askAll(product.port, token);
    } finally {
      await product.stop();
    }
  }
  show(sizes);
  return sizes;
}

/**
 * Medians of the rounds.
 * @param {number} port
 * @param {string} token
 * @returns {Promise<Record<string, Asked>>}
 */
async function askAll(port, token) {
  const sockets = Array.from({ length: CONNECTIONS }, () => openSocket(port));
  const asked = ALL.map(([name, path]) => ({
    name,
    request: httpRequest({ path, token }),
    rounds: /** @type {Asked[]} */ ([]),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { request, rounds } of asked) rounds.push(await askOften(sockets, request));
  }
  for (const socket of sockets) socket.close();
  return Object.fromEntries(asked.map(({ name, rounds }) => [name, medians(rounds)]));
}

/**
 * @param {ReturnType<typeof openSocket>[]} sockets
 * @param {string} request
 * @returns {Promise<Asked>}
 */
async function askOften(sockets, request) {
  /** @param {ReturnType<typeof openSocket>} socket */
  const ask = async (socket) => {
    const askedAt = performance.now();
    const { status, bytes } = await socket.ask(request);
    if (status !== 200) throw new Error(`${request.split("\r\n")[0]} was answered ${status}`);
    return { ms: performance.now() - askedAt, bytes };
  };
  for (let call = 0; call < WARM_UP; call += 1) await Promise.all(sockets.map(ask));
  /** @type {number[]} */
  const times = [];
  let most = 0;
  let left = CALLS;
  await Promise.all(
    sockets.map(async (socket) => {
      while (left > 0) {
        left -= 1;
        const { ms, bytes } = await ask(socket);
        times.push(ms);
        most = Math.max(most, bytes);
      }
    }),
  );
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), bytes: most };
}

/** @param {Record<string, Record<string, Asked>>} sizes */
function show(sizes) {
  const names = Object.keys(sizes);
  const [least = "", most = ""] = [names[0], names.at(-1)];
  const rows = ALL.map(([question]) => {
    const figures = names.map((size) => sizes[size]?.[question]);
    const factor = (sizes[most]?.[question]?.p50 ?? 0) / (sizes[least]?.[question]?.p50 ?? 1);
    return [
      question,
      ...figures.map((asked) => `${asked?.p50.toFixed(1)} / ${asked?.p95.toFixed(1)}`),
      ((figures.at(-1)?.bytes ?? 0) / 1000).toFixed(1),
      factor.toFixed(1),
    ];
  });
  printTable(
    `The back office's questions over ${CONNECTIONS} connections: p50 / p95 in ms`,
    ["", ...names.map((size) => `${size} bookings`), "KB", "factor"],
    rows,
  );
}
