import { officeDatabase } from "../local/office-database.ts";
import { noteOffice, officeHint } from "../local/office-hint.ts";
import { actsOf } from "./office-queue.ts";

/** Names the account whose bookings are kept, in the database. */
export const OWNER = "account";

/** How many acts of the account whose bookings are kept wait on this device. */
export async function countOwnActs(): Promise<number> {
  const hint = officeHint();
  return hint ? (await actsOf(hint.accountId)).length : 0;
}

const listeners = new Set<() => void>();

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
  const hint = officeHint();
  const database = officeDatabase();
  // nobody may read on even where the rest goes wrong
  noteOffice(null);
  for (const listener of listeners) listener();
  // rows by themselves: a frozen tab may hold up the deletion of the database
  await database.transaction("rw", database.tables, async () => {
    await database.bookings.clear();
    await database.kept.clear();
    if (hint) await database.acts.where("accountId").equals(hint.accountId).delete();
  });
}

/** Another account than the one whose bookings are kept: its own are to be loaded. */
export async function takeOver(accountId: string, username: string): Promise<void> {
  const hint = officeHint();
  if (hint?.accountId === accountId) return;
  if (hint) for (const listener of listeners) listener();
  noteOffice({ accountId, username, refreshedAtMs: 0 });
  const database = officeDatabase();
  await database.transaction("rw", database.bookings, database.kept, async () => {
    await database.bookings.clear();
    await database.kept.clear();
    await database.kept.put({ key: OWNER, atMs: Date.now(), answer: accountId });
  });
}
