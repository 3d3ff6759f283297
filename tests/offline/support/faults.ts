import { setTimeout as sleep } from "node:timers/promises";
import { type Exchange, type Fault, type FaultRule, pass } from "./fault-proxy.ts";
import type { Reply } from "./upstream.ts";

/** Never reaches the server. */
export const cut: Fault = (exchange) => exchange.cut();

/** The server has done it, and its answer never arrives. */
export const loseAnswer: Fault = async (exchange) => {
  await exchange.forward().catch(() => {});
  exchange.cut();
};

/** The line breaks in the middle of the server's answer. */
export const truncate: Fault = async (exchange) => {
  await exchange.forward().then(exchange.replyHalf, exchange.cut);
};

/** Never answered, and never handed on. */
export const neverAnswer: Fault = () => {};

/** The server has done it; the line stays open and silent. */
export const swallowAnswer: Fault = async (exchange) => {
  await exchange.forward().catch(() => {});
};

export const delayed =
  (ms: number, then: Fault = pass): Fault =>
  async (exchange) => {
    await sleep(ms);
    await then(exchange);
  };

/** Somebody on the way answers instead of the server. */
export function answer(
  status: number,
  body: string | object = "",
  headers: Readonly<Record<string, string>> = {},
): Fault {
  const isText = typeof body === "string";
  const reply: Reply = {
    status,
    headers: { "content-type": isText ? "text/html" : "application/json", ...headers },
    body: Buffer.from(isText ? body : JSON.stringify(body)),
  };
  return (exchange) => exchange.reply(reply);
}

const PORTAL = "<!doctype html><title>Hotel Wi-Fi</title><h1>Please accept our terms</h1>";
/** How captive portals answer what is not theirs. */
export const portals = {
  page: answer(200, PORTAL),
  redirect: answer(302, "", { location: "http://127.0.0.1:9/login" }),
  asked: answer(511, PORTAL),
} as const;

export interface Held {
  readonly fault: Fault;
  /** Resolves when a request has come to be held. */
  readonly arrived: Promise<Exchange>;
  /** Lets what was held, and all that comes later, go on. */
  release(): void;
}

/**
 * Holds requests up until the test says so.
 * @param then what happens to them afterwards.
 */
export function hold(then: Fault = pass): Held {
  let arrive = (_: Exchange) => {};
  let release = () => {};
  const arrived = new Promise<Exchange>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fault: Fault = async (exchange) => {
    arrive(exchange);
    await released;
    await then(exchange);
  };
  return { fault, arrived, release };
}

/** The server does it at once; its answer waits until the test says so. */
export function holdAnswer(): Held {
  const done = new Map<Exchange, Promise<Reply>>();
  const held = hold((exchange) => done.get(exchange)?.then(exchange.reply, exchange.cut));
  return {
    ...held,
    fault: async (exchange) => {
      const reply = exchange.forward();
      done.set(exchange, reply);
      await reply.catch(() => {});
      await held.fault(exchange);
    },
  };
}

export const BOOKINGS = "/api/collections/bookings/records";

/** Faults for requests to one path, in their order; what comes after them passes. */
export function inTurn(path: string, ...faults: readonly Fault[]): FaultRule {
  const left = [...faults];
  return (exchange) => (exchange.path.startsWith(path) ? left.shift() : undefined);
}

/** One fault for all requests to a path. */
export function always(path: string, fault: Fault): FaultRule {
  return (exchange) => (exchange.path.startsWith(path) ? fault : undefined);
}
