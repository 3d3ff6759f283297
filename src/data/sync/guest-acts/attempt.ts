import type { Booking } from "#domain/booking/fields.ts";
import { type Columns, guestWireOf } from "#domain/booking/guest-acts/acts.ts";
import { touchedBy } from "#domain/booking/touched.ts";
import { localDatabase } from "../../local/database.ts";
import { keptActs } from "../../local/kept-acts.ts";
import { type ActRow, isAct, isBooking, type OutboxRow } from "../../local/outbox-row.ts";
import { toldEpoch } from "../../remote/epoch.ts";
import { sendAct } from "../../remote/guest-act.ts";
import { lastAnsweredMs } from "../../remote/request.ts";
import type { Queue } from "../drain.ts";
import { isStillOurs, type Moment, sendRow, waitingAgain } from "../send-row.ts";
import { type ActOutcome, classifyAct } from "./classify.ts";
import { keepAct } from "./kept.ts";
import { rowsOfBooking } from "./rows.ts";

/** One attempt for an act; what was answered stands in its booking in the same moment in which the act goes. */
export const attemptAct = (outbox: Queue<OutboxRow>, { seq }: ActRow): Promise<void> =>
  sendRow(outbox, seq, {
    send: (row) => outcomeOf(row as ActRow),
    settle: (sent, outcome: ActOutcome, moment) => settle(sent as ActRow, outcome, moment),
  });

/** An act that our own code cannot read is parked: it must not hold up the others. */
async function outcomeOf({ command, recovered }: ActRow): Promise<ActOutcome> {
  try {
    const booking = (await rowsOfBooking(command.booking)).find(isBooking);
    const key = booking?.command.manage_key ?? "";
    return classifyAct(await sendAct(command, key, recovered), { act: command, key }, Date.now());
  } catch (error) {
    console.error(error);
    return { next: "attention", problem: { message: "unsendable", fields: {}, needsNewId: false } };
  }
}

async function settle(sent: ActRow, outcome: ActOutcome, moment: Moment): Promise<void> {
  const { outbox } = localDatabase();
  await localDatabase().transaction("rw", outbox, keptActs(), async () => {
    const stored = await outbox.get(sent.seq);
    // forgotten meanwhile
    if (!stored || !isAct(stored)) return;
    if (!isStillOurs(stored, sent) && outcome.next !== "sent") return;
    switch (outcome.next) {
      case "sent":
        await outbox.delete(sent.seq);
        await keepAct({ act: sent.command, epoch: toldEpoch(), answeredMs: lastAnsweredMs() });
        await keepAnswer(sent, outcome.view);
        return rebase(sent, outcome.view);
      case "conflict": {
        await keepAnswer(sent, outcome.current);
        // somebody else has made the very same change
        if (hasAlready(outcome.current, sent.command.changes)) return outbox.delete(sent.seq);
        await outbox.put({
          ...stored,
          state: "attention",
          problem: null,
          current: outcome.current,
        });
        return;
      }
      case "attention":
        // brought back, and it has no place any more: nobody has to look
        if (stored.recovered) return outbox.delete(sent.seq);
        await outbox.put({ ...stored, state: "attention", problem: outcome.problem });
        return;
      case "retry":
        await outbox.put({ ...stored, ...waitingAgain(sent, outcome, moment) });
    }
  });
}

async function keepAnswer({ command }: ActRow, view: Booking): Promise<void> {
  const { outbox } = localDatabase();
  const row = (await rowsOfBooking(command.booking)).find(isBooking);
  if (row) await outbox.put({ ...row, view: { ...row.view, ...view } });
}

/** The next acts were made on what this one was to become: what the server has made of it, its price among it, is no conflict. */
async function rebase({ command }: ActRow, view: Booking): Promise<void> {
  const { outbox } = localDatabase();
  const stored = guestWireOf(view);
  const touched = touchedBy(command.changes);
  for (const row of (await rowsOfBooking(command.booking)).filter(isAct)) {
    const known = touched.filter((column) => column in row.command.before);
    const before: Columns = {
      ...row.command.before,
      ...Object.fromEntries(known.map((column) => [column, stored[column]])),
    };
    await outbox.put({ ...row, command: { ...row.command, before } });
  }
}

/** True when a booking is already as the changes would make it. */
function hasAlready(view: Booking, changes: Columns): boolean {
  const stored = guestWireOf(view);
  return Object.entries(changes).every(([column, value]) => stored[column] === value);
}
