import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Shipping } from "./shipping.ts";

const HOST = "127.0.0.1";
/** The longest name of a write is an address and an id. */
const MOST_BYTES = 1_000;

/**
 * Where PocketBase's hooks ask about the log (src/server/machine/shipping.ts), since their engine can't speak through a
 * socket: on loopback, and only for who knows the key that this start has made.
 */
export async function openDoor({
  shipped,
  state,
  pause,
  goOn,
}: Pick<Shipping, "shipped" | "state" | "pause" | "goOn">) {
  const key = randomBytes(24).toString("hex");
  const isOurs = ({ headers }: IncomingMessage) => {
    const given = Buffer.from(String(headers["x-shipping-key"] ?? ""));
    return given.length === key.length && timingSafeEqual(given, Buffer.from(key));
  };
  const answers: Record<string, (asked: IncomingMessage) => unknown> = {
    "/shipped": async (asked) => {
      const write = await text(asked);
      return { isShipped: await shipped(write.slice(0, MOST_BYTES)) };
    },
    "/state": state,
    "/pause": pause,
    "/go-on": goOn,
  };
  const server = createServer(async (asked, response) => {
    const answer = answers[asked.url ?? ""];
    if (!answer || !isOurs(asked)) return response.writeHead(404).end();
    try {
      const said = (await answer(asked)) ?? {};
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(said));
    } catch {
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(0, HOST, done);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port for the log");
  return {
    variables: { SHIPPING_URL: `http://${HOST}:${address.port}`, SHIPPING_KEY: key },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
