import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The rural line of issue 8, as the browser's own tools shape it. */
export const RURAL = { latencyMs: 400, bytesPerSecond: 50_000, cpuSlowdown: 4 };

/**
 * @typedef {{ latencyMs: number, bytesPerSecond: number }} Shape `latencyMs`: there and back
 * @typedef {{
 *   port: number,
 *   url: string,
 *   counts: { connections: number, received: number },
 *   shape: (shape: Shape | null) => void,
 *   cut: () => Promise<void>,
 *   mend: () => Promise<void>,
 *   close: () => Promise<void>,
 * }} Line `received`: bytes towards the browser; `cut`: nothing listens any more
 */

/**
 * A line between browser and server that can be made slow below HTTP (setting a connection up costs
 * a round trip, all connections share the width; the service worker is slowed down too) and cut.
 * @param {number} target the server's port on loopback
 * @returns {Promise<Line>}
 */
export async function openLine(target) {
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const counts = { connections: 0, received: 0 };
  /** @type {Shape | null} */
  let shape = null;
  // when the shared line is free again, each way
  const free = { up: 0, down: 0 };

  /**
   * Hands bytes on when they would have arrived, in their order: timers of their own would overtake
   * each other by a millisecond.
   * @param {import("node:net").Socket} from
   * @param {import("node:net").Socket} to
   * @param {"up" | "down"} way
   * @param {number} notBefore
   */
  const carry = (from, to, way, notBefore) => {
    let carried = Promise.resolve();
    const arrive = (/** @type {number} */ at, /** @type {() => void} */ act) => {
      carried = carried.then(async () => {
        const wait = at - performance.now();
        if (wait > 0) await sleep(wait);
        act();
      });
    };
    from.on("data", (chunk) => {
      if (way === "down") counts.received += chunk.length;
      if (!shape) return arrive(0, () => to.write(chunk));
      const start = Math.max(performance.now(), free[way], notBefore);
      free[way] = start + (chunk.length / shape.bytesPerSecond) * 1000;
      arrive(free[way] + shape.latencyMs / 2, () => to.write(chunk));
    });
    const end = () => {
      const at = shape ? Math.max(performance.now(), free[way]) + shape.latencyMs / 2 : 0;
      arrive(at, () => to.destroy());
    };
    from.on("close", end).on("error", end);
  };

  const server = createServer((browser) => {
    counts.connections += 1;
    const upstream = connect({ port: target, host: "127.0.0.1" });
    const openedAt = performance.now() + (shape?.latencyMs ?? 0);
    for (const socket of [browser, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
    carry(browser, upstream, "up", openedAt);
    carry(upstream, browser, "down", openedAt);
  });
  /** @param {number} port */
  const listen = (port) =>
    new Promise((done, fail) => {
      server.once("error", fail);
      server.listen({ port, host: "127.0.0.1" }, () => done(undefined));
    });
  await listen(0);
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  /** @returns {Promise<void>} */
  const cut = () =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    counts,
    shape: (next) => {
      shape = next;
    },
    cut,
    mend: async () => void (await listen(port)),
    close: async () => (server.listening ? cut() : undefined),
  };
}
