import { noteEnded } from "../../local/ended-sign-in.ts";
import { inTime } from "../../local/in-time.ts";
import { noteToEnd, noteToForget, toEnd, toForget } from "../../local/leaving.ts";
import { noteOffice, officeHint } from "../../local/office-hint.ts";
import { actsOf, officeDatabase, ruleActsOf } from "../local/database.ts";
import { notePushed, pushedSession } from "../local/pushed-account.ts";
import { withoutGuests } from "./acts-left.ts";

/** Names the account whose bookings are kept, in the database. */
export const OWNER = "account";

/** How many acts of the account whose bookings are kept wait on this device; null where its storage does not say. */
export async function countOwnActs(): Promise<number | null> {
  const hint = officeHint();
  if (!hint) return 0;
  const waiting = Promise.all([actsOf(hint.accountId), ruleActsOf(hint.accountId)]);
  const counted = await inTime(waiting).catch(() => null);
  return counted?.flat().length ?? null;
}

/** Names what the next receipt of this device is numbered by (receipts.ts), in the database. */
export const SERIES = "series";

const listeners = new Set<() => void>();
const forgetMemory = () => {
  for (const listener of listeners) listener();
};

/** Hears when this device is to forget: for what is held in memory. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Empties this device of the back office's data, with the acts of the account that signs out. Those
 * of another account, whose sign-in has ended by itself, stay until that account comes back.
 */
export async function forgetOffice(): Promise<void> {
  // nobody may read on even where the rest goes wrong
  noteToForget({ accountId: officeHint()?.accountId ?? "", isRevoked: false });
  noteOffice(null);
  // the server ends it with the session, which may have no token here any more
  const pushed = pushedSession();
  if (pushed) noteToEnd([...toEnd(), pushed]);
  notePushed(null);
  forgetMemory();
  await inTime(finishForgetting());
}

/** Whose drafts this page may hold in memory, also after the server has ended that sign-in. */
let lastAccount = officeHint()?.accountId;

/**
 * Removes what is to be forgotten, now or where it was begun in a page that was closed. After a sign-in
 * that the server has ended that is all that names a customer, whoever has made it; what is being typed
 * stays in memory, for the same account.
 */
export async function finishForgetting(): Promise<void> {
  const begun = toForget();
  if (!begun) return;
  const { accountId, isRevoked } = begun;
  noteOffice(null);
  const database = officeDatabase();
  const { bookings, kept, acts, answered, ruleActs } = database;
  // rows by themselves: a frozen tab may hold up the deletion of the database
  await database.transaction("rw", database.tables, async () => {
    const made = await acts.toArray();
    // another tab, or who signs in again, may have been faster: asked when it is this one's turn
    if (!toForget()) return;
    await bookings.clear();
    // numbers of receipts are the device's, whoever signs in: none is given twice
    await kept.where("key").notEqual(SERIES).delete();
    if (isRevoked) {
      const left = withoutGuests(made);
      await acts.clear();
      await acts.bulkPut([...left.kept]);
      noteEnded(left.lost);
      await answered.clear();
    } else {
      await acts.where("accountId").equals(accountId).delete();
      await answered.where("accountId").equals(accountId).delete();
      await ruleActs.where("accountId").equals(accountId).delete();
    }
    noteToForget(null);
  });
}

/** Another account than the one whose bookings are kept: its own are to be loaded. */
export async function takeOver(accountId: string, username: string): Promise<void> {
  const hint = officeHint();
  const before = hint?.accountId ?? lastAccount ?? accountId;
  lastAccount = accountId;
  const database = officeDatabase();
  if (hint?.accountId === accountId) {
    // noted before the rows of another have gone: one that was stopped in between is done again
    if ((await database.kept.get(OWNER))?.answer === accountId) return;
  } else {
    if (before !== accountId) forgetMemory();
    noteEnded(null);
    noteOffice({ accountId, username, refreshedAtMs: 0 });
  }
  await database.transaction("rw", database.bookings, database.kept, async () => {
    // signed out meanwhile
    if (officeHint()?.accountId !== accountId) return;
    await database.bookings.clear();
    await database.kept.where("key").notEqual(SERIES).delete();
    await database.kept.put({ key: OWNER, atMs: Date.now(), answer: accountId });
  });
}
