import type { Page } from "@playwright/test";
import fc from "fast-check";
import { book, newId } from "../../server/support/bookings.ts";
import { commandFor, newPhone } from "./commands.ts";
import { DEVICE } from "./device-bundle.ts";
import type { Fault } from "./fault-proxy.ts";
import { answer, cut, delayed, loseAnswer, portals, truncate } from "./faults.ts";
import type { Line } from "./fixtures.ts";
import { mend, remove, saveAndSend, type Trigger, trigger, undo } from "./visitor-acts.ts";

type Tab = 0 | 1;

/** What a visitor, a browser or somebody else does. Bookings are named by their number so far. */
export type Step =
  | { readonly do: "save"; readonly tab: Tab; readonly isGood: boolean }
  | { readonly do: "undo" | "mend" | "remove"; readonly tab: Tab; readonly which: number }
  | { readonly do: "reload"; readonly tab: Tab }
  | { readonly do: "drain"; readonly tab: Tab; readonly trigger: Trigger }
  /** Somebody else's booking gets the id of one that waits. */
  | { readonly do: "squat"; readonly which: number };

const wait = { "retry-after": "1" };
const FAULTS = {
  cut,
  loseAnswer,
  truncate,
  slow: delayed(30),
  slowLoss: delayed(15, loseAnswer),
  tooMany: answer(429, { message: "Too many." }, wait),
  broken: answer(500, { message: "Sorry." }),
  gateway: answer(502, "<h1>Bad Gateway</h1>"),
  busy: answer(503, "", wait),
  portal: portals.page,
  login: portals.redirect,
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS | "none";

export interface History {
  readonly steps: readonly Step[];
  /** What happens to the requests, one after the other. */
  readonly faults: readonly FaultName[];
}

const tab = fc.constantFrom<Tab>(0, 1);
const which = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("save" as const),
      tab,
      isGood: fc.nat(5).map((n) => n > 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("drain" as const),
      tab,
      trigger: fc.constantFrom<Trigger>("online", "visible", "due"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("undo", "mend", "remove"), tab, which }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reload" as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("squat" as const), which }) },
);
const names: FaultName[] = ["none", "none", "none", ...(Object.keys(FAULTS) as FaultName[])];
export const histories: fc.Arbitrary<History> = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
  faults: fc.array(fc.constantFrom(...names), { maxLength: 20 }),
});

/** What became of one booking as far as its visitor was told. */
export interface Told {
  id: string;
  phone: string;
  isUndone: boolean;
  /** It was on the server when it was removed from the device; undefined while it was not. */
  removedAs?: string;
}

interface Stage {
  readonly line: Line;
  readonly tabs: readonly [Page, Page];
  readonly email: string;
}

/** Lives one history; answers what the visitor was told of each booking. */
export async function live({ steps, faults }: History, stage: Stage): Promise<Told[]> {
  const { line, tabs, email } = stage;
  const left = [...faults];
  for (const page of tabs) await page.goto(DEVICE);
  await tabs[0].evaluate(() => device.forgetAll());
  for (const page of tabs) await page.evaluate(() => device.keepSending());
  line.setRule(({ path, method }) => {
    if (method !== "POST" || !path.startsWith("/api/")) return undefined;
    const name = left.shift() ?? "none";
    return name === "none" ? undefined : FAULTS[name];
  });

  const told: Told[] = [];
  for (const next of steps) {
    if (next.do === "save") {
      const change = next.isGood ? {} : { customer_email: "nobody" };
      const command = commandFor(email, { customer_phone: newPhone(), ...change });
      await tabs[next.tab].evaluate(saveAndSend, command);
      told.push({ id: command.id, phone: command.customer_phone, isUndone: false });
    } else if (next.do === "drain") {
      await tabs[next.tab].evaluate(trigger, next.trigger);
    } else if (next.do === "reload") {
      await tabs[next.tab].reload();
      await tabs[next.tab].evaluate(() => device.keepSending());
    } else {
      const booking = told[next.which % Math.max(told.length, 1)];
      if (booking) await actOn(booking, next, stage);
    }
  }
  line.setRule(() => undefined);
  return told;
}

async function actOn(
  booking: Told,
  next: Extract<Step, { which: number }>,
  { line, tabs, email }: Stage,
): Promise<void> {
  if (next.do === "squat") {
    await book(line.instance, {
      ...commandFor("squatter@example.com", { id: booking.id, manage_key: "x".repeat(32) }),
    });
    return;
  }
  const page = tabs[next.tab];
  if (next.do === "undo") {
    if (await page.evaluate(undo, booking.id)) booking.isUndone = true;
  } else if (next.do === "remove") {
    const state = await page.evaluate(remove, booking.id);
    if (state) booking.removedAs = state;
  } else {
    const phone = newPhone();
    const id = await page.evaluate(mend, { id: booking.id, newId: newId(), phone, email });
    if (id) Object.assign(booking, { id, phone, isUndone: false });
  }
}
