import { type Chance, faultsByChance, withoutOurId } from "../support/chance.ts";
import type { Fault, FaultRule } from "../support/fault-proxy.ts";
import {
  answer,
  BOOKINGS,
  cut,
  delayed,
  loseAnswer,
  neverAnswer,
  portals,
  swallowAnswer,
  truncate,
} from "../support/faults.ts";

/** Deliberate faults of the rig or the product: each has to be found, or the rig proves nothing. */
export const CONTROLS = ["no-id", "lying-portal", "no-room"] as const;
export type Control = (typeof CONTROLS)[number];

const json = { message: "Sorry." };
const seconds = { "retry-after": "1" };
const inASecond = () => ({ "retry-after": new Date(Date.now() + 1_000).toUTCString() });

/** The rest passes. */
const FAULTS: readonly Chance[] = [
  ["delayed 10-400 ms", 120, (random) => delayed(10 + random() * 390)],
  ["cut before the server", 80, () => cut],
  ["answer lost after the commit", 80, () => loseAnswer],
  ["answer lost after a delay", 30, (random) => delayed(random() * 300, loseAnswer)],
  ["answer cut in its middle", 30, () => truncate],
  ["429", 15, () => answer(429, json)],
  ["429, Retry-After 1", 10, () => answer(429, json, seconds)],
  ["429, Retry-After a date", 10, () => answer(429, json, inASecond())],
  ["500", 25, () => answer(500, json)],
  ["502", 25, () => answer(502, "<h1>Bad Gateway</h1>")],
  ["502, Retry-After 1", 10, () => answer(502, "", seconds)],
  ["503, Retry-After 1", 10, () => answer(503, json, seconds)],
  ["captive portal, 200 HTML", 25, () => portals.page],
  ["captive portal, 302", 8, () => portals.redirect],
  ["captive portal, 511", 8, () => portals.asked],
  ["never answered", 1, () => neverAnswer],
  ["never answered, but done", 1, () => swallowAnswer],
];

export interface BadLine {
  readonly rule: FaultRule;
  /** How often each fault has happened. */
  readonly counts: Map<string, number>;
  heal(): void;
}

/** A line that fails by chance, the same way for the same seed. */
export function badLine(random: () => number, control: Control | null): BadLine {
  const { counts, choose } = faultsByChance(FAULTS, random);
  let isHealed = false;
  return {
    counts,
    heal: () => {
      isHealed = true;
    },
    rule: ({ method, path }) => {
      if (method !== "POST" || !path.startsWith("/api/")) return undefined;
      const fault = isHealed ? undefined : choose();
      const isMade = path === BOOKINGS || path.endsWith("/payments");
      if (control === "no-id" && isMade) return withoutOurId(fault);
      if (path !== BOOKINGS) return fault;
      if (control === "lying-portal" && !isHealed && random() < 0.02) return lie;
      return fault;
    },
  };
}

/** Answers as the server would and keeps the booking from it: what no device can tell. */
const lie: Fault = (exchange) => {
  const sent = JSON.parse(exchange.body.toString());
  const stored = {
    status: "confirmed",
    pending_reason: "",
    created_at: "2026-01-01 00:00:00.000Z",
  };
  return answer(200, { ...sent, quoted_price: sent.price, ...stored })(exchange);
};
