import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** What PocketBase answers when something in it goes wrong. */
const TROUBLE = JSON.stringify({
  status: 500,
  message: "Something went wrong while processing your request.",
  data: {},
});

export interface FailingProxy {
  readonly url: string;
  /** From now on every call of the API is answered with 500. */
  fail(): void;
  /** From now on everything passes again. */
  mend(): void;
  close(): Promise<void>;
}

/** Stands between the browser and a product, as a reverse proxy does, and fails on demand. */
export async function openFailingProxy(port: number): Promise<FailingProxy> {
  let isFailing = false;
  const server = createServer((incoming, outgoing) => {
    const { url = "/", method, headers } = incoming;
    if (isFailing && url.startsWith("/api/")) {
      incoming.resume();
      outgoing.writeHead(500, { "Content-Type": "application/json" }).end(TROUBLE);
      return;
    }
    const passed = request({ port, host: "127.0.0.1", path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: () => {
      isFailing = true;
    },
    mend: () => {
      isFailing = false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
