import { connect } from "node:net";
import { newCommand } from "./bookings.mjs";
import { median } from "./figures.mjs";
import { httpRequest, load } from "./load.mjs";
import { startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";

const BOOKINGS = "/api/collections/bookings/records";
const PAGE = "/tours";
/** Of each kind. */
const COUNT = 200;
const CONNECTIONS = 4;
const WARM_UP_S = 1;
/** After this time whoever was sent away comes again, ms. */
const AGAIN_MS = 1000;

/**
 * Pages and bookings in quiet, and while 200 lines listen and 200 send half a body, each from an address of
 * its own, and come again whenever they are ended. The two take turns.
 * @param {{ binary: string, isFull: boolean }} options
 */
export async function measureIdle({ binary, isFull }) {
  const product = await startProduct({ binary });
  const rounds = { count: isFull ? 5 : 3, seconds: isFull ? 5 : 3 };
  const { port } = product;
  const jobs = {
    page: () => httpRequest({ path: PAGE, accept: "text/html" }),
    booking: () => httpRequest({ path: BOOKINGS, accept: "application/json", body: newCommand() }),
  };
  try {
    /** @type {Record<string, { ratio: number, errors: number, quiet: number, crowded: number }>} */
    const results = {};
    for (const [name, request] of Object.entries(jobs)) {
      const run = (/** @type {number} */ seconds) =>
        load({ port, request, connections: CONNECTIONS, seconds });
      await run(WARM_UP_S);
      /** @type {import("./load.mjs").Load[]} */
      const quiet = [];
      /** @type {import("./load.mjs").Load[]} */
      const crowded = [];
      for (let round = 0; round < rounds.count; round += 1) {
        quiet.push(await run(rounds.seconds));
        const crowd = await openCrowd(port);
        crowded.push(await run(rounds.seconds));
        crowd.close();
      }
      const perSecond = (/** @type {import("./load.mjs").Load[]} */ loads) =>
        median(loads.map((one) => one.perSecond));
      results[name] = {
        ratio: median(quiet.map((one, at) => one.perSecond / (crowded[at]?.perSecond ?? 0))),
        errors: crowded.reduce((sum, { errors }) => sum + errors, 0),
        quiet: perSecond(quiet),
        crowded: perSecond(crowded),
      };
    }
    const memory = await product.mostMemory();
    show(results, memory);
    return { results, memory };
  } finally {
    await product.stop();
  }
}

/** Lines that do nothing, until they are closed. @param {number} port */
async function openCrowd(port) {
  let isOver = false;
  const sockets = new Set();
  /** @param {string} localAddress @param {string} text */
  const come = (localAddress, text) => {
    if (isOver) return;
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    sockets.add(socket);
    socket.write(text);
    socket.resume();
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      setTimeout(() => come(localAddress, text), AGAIN_MS).unref();
    });
  };
  const half = `POST ${BOOKINGS} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 700\r\n\r\n{"id":"`;
  const listen = "GET /api/realtime HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n";
  for (let index = 1; index <= COUNT; index += 1) {
    come(`127.0.1.${index}`, listen);
    come(`127.0.2.${index}`, half);
  }
  await new Promise((done) => setTimeout(done, AGAIN_MS / 2));
  return {
    close() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * @param {Record<string, { ratio: number, errors: number, quiet: number, crowded: number }>} results
 * @param {number} memory
 */
function show(results, memory) {
  printTable(
    `Beside ${COUNT} listeners and ${COUNT} half bodies, ${CONNECTIONS} connections`,
    ["", "quiet /s", "beside them /s", "costs", "errors"],
    Object.entries(results).map(([name, { ratio, errors, quiet, crowded }]) => [
      name,
      quiet.toFixed(0),
      crowded.toFixed(0),
      `${ratio.toFixed(2)} times`,
      String(errors),
    ]),
  );
  console.log(`  most memory held: ${(memory / 1_000_000).toFixed(0)} MB`);
}
