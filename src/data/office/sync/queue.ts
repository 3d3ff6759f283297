import type { Table } from "dexie";
import type { OfficeWire } from "#domain/booking/fields.ts";
import * as words from "#messages/office/acts.ts";
import { officeHint } from "../../local/office-hint.ts";
import { storedSession } from "../../remote/stored-session.ts";
import { drain, type Queue } from "../../sync/drain.ts";
import { isStillOurs, type Moment, sendRow, waitingAgain } from "../../sync/send-row.ts";
import { actsOf, officeDatabase } from "../local/database.ts";
import {
  type CashUpRow,
  type ChangeRow,
  isBuilt,
  type OfficeRow,
  type PaymentRow,
} from "../local/row.ts";
import { sendAct } from "../remote/send.ts";
import { type ActOutcome, classifyAct } from "./classify.ts";
import { forgetActs, isErased } from "./erased.ts";
import { hasAlready, isOwnResult } from "./overlay.ts";
import { keepAnswered, reofferActs } from "./reoffer.ts";
import { madeBy, noteCounted, noteTaken } from "./takings.ts";

/**
 * The acts of the back office. Only those of the account that is signed in are sent, and of each
 * booking one after the other: what somebody has to look at first holds up what was built upon it. Payments are a line
 * of their own, and so are waivers, receipts, and cash-ups, which wait for what they have counted; there nothing that was refused
 * holds up the next.
 */
const ACTS: Queue<OfficeRow> = {
  lock: "office-acts",
  // stored rows only: none is added here
  table: () => officeDatabase().acts as Table as Table<OfficeRow, number>,
  waiting: async () => {
    const session = storedSession();
    return session ? nextActs(await actsOf(session.accountId)) : [];
  },
  attempt: ({ seq }) => sendRow(ACTS, seq, { send: outcomeOf, settle }),
};

/** Sends what the account that is signed in has made; see {@link drain}. */
export async function drainActs(options?: { force?: boolean }): Promise<number | null> {
  const session = storedSession();
  // what goes wrong there must not hold up what waits
  if (session) await reofferActs(session.accountId).catch(console.error);
  return drain(ACTS, options);
}

/** Of an account's acts in their order those that may go next, now or when their time has come: the first of each line. */
export function nextActs(rows: readonly OfficeRow[]): OfficeRow[] {
  const seen = new Set<string>();
  const unmade = new Set(rows.flatMap((act) => (act.kind === "new" ? [act.booking] : [])));
  const unpaid = new Set(rows.flatMap((act) => (act.kind === "payment" ? madeBy(act) : [])));
  const refused = new Set(
    rows.flatMap((act) =>
      act.kind === "receipt" && act.state === "attention" ? [act.receipt.id] : [],
    ),
  );
  const first = rows.filter((act) => {
    const { booking, kind, state } = act;
    const standsAlone = kind === "payment" || kind === "waiver";
    // money that has changed hands waits for no decision about the booking, only for the booking itself
    if (standsAlone && unmade.has(booking)) return false;
    // nor for another payment that was refused, but for the one that it takes back
    if ((standsAlone || kind === "cash_up") && state === "attention") return false;
    if (kind === "payment" && unpaid.has(takenBackBy(act))) return false;
    if (kind === "cash_up" && unsentOf(act, rows).length > 0) return false;
    if (kind === "receipt" && unpaid.has(act.receipt.payment)) return false;
    // nor for another receipt that was refused: only the mail of that one would take it along
    if (kind === "receipt" && refused.has(act.receipt.id)) return false;
    const line = isBuilt(act) ? booking : `${kind} ${booking}`;
    return !seen.has(line) && seen.add(line);
  });
  return first.filter(({ state }) => state === "queued");
}

const takenBackBy = ({ payment }: PaymentRow) =>
  payment.kind === "correction" ? payment.corrects : "";

/** The payments that a cash-up has counted and the server has not yet. */
export function unsentOf({ cashUp }: CashUpRow, acts: readonly OfficeRow[]): PaymentRow[] {
  const counted = new Set(cashUp.rows.map(({ id }) => id));
  return acts.filter(
    (act): act is PaymentRow => act.kind === "payment" && madeBy(act).some((id) => counted.has(id)),
  );
}

/** An act that our own code cannot read is parked: it must not hold up the others. */
async function outcomeOf(act: OfficeRow): Promise<ActOutcome> {
  try {
    return classifyAct(await sendAct(act), act, Date.now());
  } catch (error) {
    console.error(error);
    const message = words.cannotBeSent;
    return { next: "attention", problem: { message, fields: {}, needsNewId: false } };
  }
}

/** What was answered stands in the bookings in the same moment in which the act goes. */
async function settle(sent: OfficeRow, outcome: ActOutcome, moment: Moment): Promise<void> {
  const database = officeDatabase();
  const { acts, answered, bookings, kept } = database;
  await database.transaction("rw", acts, answered, bookings, kept, async () => {
    const stored = await acts.get(sent.seq);
    // gone: signed out meanwhile, and nothing may be left behind
    if (!stored) return;
    const isStored = outcome.next === "sent" || outcome.next === "counted";
    if (!isStillOurs(stored, sent) && !isStored) return;
    if (isStored) await keepAnswered(sent);
    const update = async (part: Partial<ChangeRow>) => {
      await acts.put({ ...stored, ...part } as OfficeRow);
    };
    switch (outcome.next) {
      case "sent":
        if (sent.kind === "payment" && outcome.booking) await noteTaken(outcome.booking, sent);
        await acts.delete(sent.seq);
        if (!outcome.booking) return;
        await keepNewer(outcome.booking);
        return buildUpon(outcome.booking, sent);
      case "counted":
        if (sent.kind === "cash_up") await noteCounted(outcome.cashUp, sent);
        return acts.delete(sent.seq);
      case "conflict": {
        await keepNewer(outcome.current);
        const waiting = (await actsOfBooking(sent)).filter(isBuilt);
        // somebody else has made the very same change
        if (hasAlready(outcome.current, waiting)) {
          return acts.bulkDelete(waiting.map(({ seq }) => seq));
        }
        if (!isErased(outcome.current)) {
          return update({ state: "attention", current: outcome.current });
        }
        await forgetActs(({ booking }) => booking === sent.booking);
        const left = await acts.get(sent.seq);
        return (
          left && acts.put({ ...left, state: "attention", current: outcome.current } as OfficeRow)
        );
      }
      case "attention":
        // brought back, and deleted or erased since: there is nothing to be looked at
        if (stored.recovered && stored.kind === "new" && outcome.problem.needsNewId)
          return acts.delete(sent.seq);
        return update({ state: "attention", problem: outcome.problem });
      case "retry":
        return update(waitingAgain(sent, outcome, moment));
    }
  });
  if (outcome.next !== "sent" || !outcome.booking) return;
  for (const listener of listeners) listener(outcome.booking);
}

/** Versions that this page's own changes have made of others. */
const results = new Map<string, string>();

function noteResult({ version }: ChangeRow, { id, updated_at }: OfficeWire): void {
  results.set(`${id} ${version}`, updated_at);
}

/**
 * What our own changes have made of a version: a screen may still show the one before, for a moment,
 * and a change made then is built upon ours, not upon somebody else's.
 */
export function ownResultOf(id: string, version: string): string {
  const next = results.get(`${id} ${version}`);
  return next === undefined || next === version ? version : ownResultOf(id, next);
}

/**
 * The next act of the booking was made on what this one has become; but not where somebody else's
 * change stands beside it now: that one nobody here has seen.
 */
async function buildUpon(booking: OfficeWire, sent: OfficeRow): Promise<void> {
  if (sent.kind !== "new" && sent.kind !== "change") return;
  const isOurs = sent.kind === "new" || isOwnResult(sent, booking);
  if (isOurs && sent.kind === "change") noteResult(sent, booking);
  const next = (await actsOfBooking(sent)).find((act) => act.kind === "change");
  if (next?.version === null) {
    const version = isOurs ? booking.updated_at : sent.version;
    await officeDatabase().acts.put({ ...next, version });
  }
}

async function actsOfBooking({
  booking,
  accountId,
}: Pick<OfficeRow, "booking" | "accountId">): Promise<OfficeRow[]> {
  const acts = await officeDatabase().acts.where("booking").equals(booking).sortBy("seq");
  return acts.filter((act) => act.accountId === accountId);
}

/** A late answer does not take the place of a newer one, and finds none on a device that was emptied. */
async function keepNewer(booking: OfficeWire): Promise<void> {
  if (!officeHint()) return;
  const { bookings } = officeDatabase();
  const known = await bookings.get(booking.id);
  if (!known || known.updated_at <= booking.updated_at) await bookings.put(booking);
}

const listeners = new Set<(booking: OfficeWire) => void>();

/** Hears of each booking as the server has stored it, when this page has sent the act. */
export function onActStored(listener: (booking: OfficeWire) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
