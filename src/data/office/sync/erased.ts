import type { OfficeWire } from "#domain/booking/fields.ts";
import { localDatabase } from "../../local/database.ts";
import { dropDraftsOf } from "../../local/form-drafts.ts";
import { forgetActsOf } from "../../local/kept-acts.ts";
import { officeDatabase } from "../local/database.ts";
import type { OfficeRow } from "../local/row.ts";
import { withoutGuests } from "./acts-left.ts";

/** Whom an erasure was of, for what is held in memory. */
export interface Erased {
  readonly email: string;
  /** Ids of their bookings. */
  readonly bookings: readonly string[];
}

/** What the server puts in the place of an erased address. */
const ERASED_ADDRESS = /@erased\.invalid$/;
const CHANNEL = "office-erased";

/**
 * Takes somebody who was erased on the server off this device: kept answers, acts, bookings that were
 * made here on the public site, forms that were left, and what is being typed, in all tabs. What a visitor
 * has saved here and not sent stays: it is a booking of its own.
 */
export async function forgetCustomer(erased: Erased): Promise<void> {
  const email = erased.email.toLowerCase();
  dropDraftsOf(email);
  hear(erased);
  if (typeof BroadcastChannel === "function") {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(erased);
    channel.close();
  }
  const ids = new Set(erased.bookings);
  const isTheirs = (act: OfficeRow) =>
    ids.has(act.booking) ||
    (act.kind === "new" && act.command.customer_email.toLowerCase() === email);
  await forgetAnswers();
  await forgetActs(isTheirs);
  for (const id of ids) await forgetActsOf(id);
  await localDatabase()
    .outbox.filter(({ state, kind, command }) => {
      if (kind === "change") return ids.has(command.booking);
      const address = "customer_email" in command ? command.customer_email : command.email;
      return (state === "sent" || state === "attention") && address.toLowerCase() === email;
    })
    .delete();
}

/** After an erasure elsewhere: what acts say of those whose refreshed bookings name nobody any more. */
export async function forgetActsOfErased(): Promise<void> {
  const rows = await officeDatabase().bookings.toArray();
  const ids = new Set(rows.filter(isErased).map(({ id }) => id));
  await forgetActs(({ booking }) => ids.has(booking));
}

/** True for a booking whose customer was erased. */
export const isErased = ({ customer_email }: Pick<OfficeWire, "customer_email">): boolean =>
  ERASED_ADDRESS.test(customer_email);

/** What is kept that names no customer; what is not listed here is taken for one that does. */
const NAMES_NOBODY = new Set([
  ...["account", "field", "news", "series", "told", "unseen"],
  ...["bookables", "services", "settings", "rules"],
]);

/** Answers of the server that may name somebody; they are asked for again when they are next wanted. */
export async function forgetAnswers(): Promise<void> {
  await officeDatabase()
    .kept.filter(({ key }) => !NAMES_NOBODY.has(key))
    .delete();
}

/** What of the acts says who somebody is, and new bookings; of the others their attendance and the like stay. */
export async function forgetActs(isTheirs: (act: OfficeRow) => boolean): Promise<void> {
  const { acts, answered } = officeDatabase();
  await officeDatabase().transaction("rw", acts, answered, async () => {
    await answered.filter(isTheirs).delete();
    const all = await acts.toArray();
    const ids = new Set(all.filter(isTheirs).map(({ booking }) => booking));
    const theirs = all.filter(({ booking }) => ids.has(booking));
    await acts.bulkDelete(theirs.map(({ seq }) => seq));
    await acts.bulkPut([...withoutGuests(theirs).kept]);
  });
}

const listeners = new Set<(erased: Erased) => void>();
const hear = (erased: Erased) => {
  for (const listener of listeners) listener(erased);
};

/** Hears of an erasure, in this tab or another: for what is held in memory. */
export function onErased(listener: (erased: Erased) => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst && typeof BroadcastChannel === "function") {
    new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<Erased>) => hear(data);
  }
  return () => listeners.delete(listener);
}
