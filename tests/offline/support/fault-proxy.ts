import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { ask, plainHeaders, type Reply } from "./upstream.ts";

/** A request that has come in and not been answered. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  /** Hands it on to the server, changed if wanted. @throws when the server does not answer. */
  forward(changes?: { path?: string; body?: Buffer; plain?: boolean }): Promise<Reply>;
  reply(reply: Reply): void;
  /** Begins an answer and breaks the line in its middle. */
  replyHalf(reply: Reply): void;
  /** Breaks the line without a word. */
  cut(): void;
}

/** What happens to a request on its way. */
export type Fault = (exchange: Exchange) => Promise<void> | void;
/** Chooses a fault for a request; it passes when there is none. */
export type FaultRule = (exchange: Exchange) => Fault | undefined;

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface FaultProxy {
  readonly url: string;
  /** All requests so far, oldest first. */
  readonly seen: SeenRequest[];
  /** Where requests are handed on to. */
  setTarget(port: number): void;
  setRule(rule: FaultRule): void;
  /** Nothing listens any more, and all that was under way is cut. */
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Headers that speak of one connection, not of what is answered. */
const OF_ONE_LINE = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

/** Whatever the server says; no answer where it is dead. */
export const pass: Fault = async (exchange) => {
  await exchange.forward().then(exchange.reply, exchange.cut);
};

/** A line to the real server that breaks as it is told to, on a port of its own. */
export async function openFaultProxy(): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const seen: SeenRequest[] = [];
  let target = 0;
  let rule: FaultRule = () => undefined;

  const server = createServer({ keepAliveTimeout: 60_000 }, async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => null);
    if (!body) return outgoing.destroy();
    const exchange = exchangeOf({ incoming, outgoing, body, port: () => target });
    const { method, path } = exchange;
    seen.push({ method, path, body: body.toString() });
    await (rule(exchange) ?? pass)(exchange);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    setTarget: (to) => {
      target = to;
    },
    setRule: (next) => {
      rule = next;
    },
    down: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
    up: async () => {
      if (!server.listening) await listen(port);
    },
  };
}

interface Arrived {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
  readonly port: () => number;
}

function exchangeOf({ incoming, outgoing, body, port }: Arrived): Exchange {
  const method = incoming.method ?? "GET";
  const path = incoming.url ?? "/";
  const cut = () => {
    incoming.socket.destroy();
  };
  const begin = ({ status, headers, body: content }: Reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !OF_ONE_LINE.has(name)) outgoing.setHeader(name, value);
    }
    if (status !== 304) outgoing.setHeader("content-length", content.length);
    return outgoing.writeHead(status);
  };
  return {
    method,
    path,
    body,
    cut,
    forward: (changes = {}) =>
      ask({
        port: port(),
        method,
        path: changes.path ?? path,
        body: changes.body ?? body,
        headers: changes.plain ? plainHeaders(incoming.headers) : incoming.headers,
      }),
    reply: (reply) => {
      if (!outgoing.destroyed) begin(reply).end(reply.body);
    },
    replyHalf: (reply) => {
      if (outgoing.destroyed) return;
      begin(reply).write(reply.body.subarray(0, Math.floor(reply.body.length / 2)), cut);
    },
  };
}
