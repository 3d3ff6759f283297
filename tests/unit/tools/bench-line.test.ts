import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openLine } from "../../../scripts/bench/line.mjs";

const LINES = Array.from({ length: 400 }, (_, at) => `${at}\n`);

test("the benchmark's slow line loses no byte and keeps their order", async () => {
  const server = createServer(async (socket) => {
    socket.setNoDelay(true);
    for (const [at, line] of LINES.entries()) {
      socket.write(line);
      // at once and a little later, so that two may fall into one millisecond on their way
      await (at % 3 === 0 ? sleep(1) : turn());
    }
    socket.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const line = await openLine((server.address() as AddressInfo).port);
  line.shape({ latencyMs: 40, bytesPerSecond: 50_000 });
  expect(await text(connect(line.port, "127.0.0.1"))).toBe(LINES.join(""));
  await line.close();
  server.close();
});
