import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import { officeBookingOf, officeWireOf } from "#domain/booking/office/fields.ts";
import { newBookingId } from "#domain/booking/reference.ts";
import type { RequestDecision } from "#domain/booking/requests/decision.ts";
import { officeHint } from "../../local/office-hint.ts";
import { FRESH } from "../../local/queue-row.ts";
import { storedSession } from "../../remote/stored-session.ts";
import { createSender } from "../../sync/sender.ts";
import { askToKeepData } from "../../sync/wake-up.ts";
import { actsOf, officeDatabase, writeOffice } from "../local/database.ts";
import {
  isBuilt,
  type Letter,
  type NewOfficeRow,
  type OfficeAct,
  type OfficeRow,
} from "../local/row.ts";
import type { DeskBooking } from "../remote/bookings/bookings.ts";
import { inverseOf, mergedChanges, withActs } from "./overlay.ts";
import { drainActs, ownResultOf, unsentOf } from "./queue.ts";

/** Sends what the operator has made on this device, now and whenever there is reason to. */
export const keepActing = createSender({ drain: drainActs, onStart() {}, onDrained() {} });

/** One change of one booking. */
export interface Change {
  /** The booking as it is shown: what the change is made on. */
  readonly booking: OfficeBooking;
  readonly changes: BookingChanges;
  /** Why; only where that has to be said. */
  readonly reason?: string;
  /** What goes to its guest with it; see {@link OfficeAct}. */
  readonly letter?: Letter | null;
  /** The request of its guest that it decides on. */
  readonly request?: RequestDecision;
}

/** A change that is on this device. */
export interface Made extends Change {
  /** The act's id. */
  readonly id: string;
}

/**
 * The sign-in has ended, and with it what was being made: the page that asks for the next one is on its way, and what
 * was typed stays for it.
 */
export class SignedOut extends Error {}

/**
 * The account whose acts are made here: who is signed in, or whose sign-in has ended while their
 * bookings are still read.
 * @throws {SignedOut} when there is none.
 */
export function actingAccount(): string {
  const accountId = storedSession()?.accountId ?? officeHint()?.accountId;
  if (!accountId) throw new SignedOut("Nobody is signed in.");
  return accountId;
}

/** The name of that account; empty where nobody has a sign-in or anything kept. */
export const actingName = (): string => storedSession()?.username ?? officeHint()?.username ?? "";

/**
 * Stores changes, all or none; when this resolves they are on the disk. Each is made on what was
 * known of its booking, or on the result of the act before it.
 * @throws when the device cannot store them now, and then never will.
 */
export async function saveChanges(changes: readonly Change[]): Promise<Made[]> {
  const ids = await save((waiting) => {
    // a payment makes nothing that a change is built upon, nor does its receipt
    const busy = new Set(waiting.flatMap((act) => (isBuilt(act) ? [act.booking] : [])));
    return changes.map((change) => changeAct(change, busy.has(change.booking.id)));
  });
  return changes.map((change, place) => ({ ...change, id: ids[place] ?? "" }));
}

/** @param isBuiltUpon another act of its booking waits, whose result it is made on */
export function changeAct(
  { booking, changes, reason, letter, request }: Change,
  isBuiltUpon: boolean,
): Act {
  return {
    booking: booking.id,
    kind: "change",
    changes,
    ...(reason ? { reason } : {}),
    ...(letter === undefined ? {} : { letter }),
    ...(request && { request }),
    base: officeWireOf(booking),
    version: isBuiltUpon ? null : ownResultOf(booking.id, booking.version),
    current: null,
  };
}

/**
 * Stores a new booking by the operator, and what the desk's route does not take as a change of it.
 * @throws as {@link saveChanges}.
 */
export async function saveNewBooking(command: DeskBooking, own: BookingChanges): Promise<string[]> {
  // one that was refused is made again under its id, with what was built upon it
  const acts = await officeDatabase().acts.where("booking").equals(command.id).sortBy("seq");
  // but what was paid for it stays as it is
  const refused = acts.filter(isBuilt);
  const changes = { ...mergedChanges(refused), ...own };
  return save(() => {
    const made = { booking: command.id, kind: "new", command } as const;
    if (Object.values(changes).every((value) => !value)) return [made];
    const base = withActs(null, [{ ...made, ...FRESH, madeAtMs: Date.now() } as OfficeRow]);
    if (!base) return [made];
    const change = { kind: "change", changes, base, version: null, current: null } as const;
    return [made, { booking: command.id, ...change }];
  }, refused);
}

/** An act that is not stored yet, and which booking it is about. */
export type Act = OfficeAct & Pick<NewOfficeRow, "booking">;

/**
 * Stores acts, and sends them when it can. @throws as {@link saveChanges}.
 * @param make gets the account's acts that wait.
 * @param dropped acts that the new ones take the place of.
 */
export async function save(
  make: (waiting: readonly OfficeRow[]) => readonly Act[],
  dropped: readonly OfficeRow[] = [],
): Promise<string[]> {
  askToKeepData();
  const accountId = actingAccount();
  const { acts } = officeDatabase();
  const ids: string[] = [];
  await writeOffice([acts], async () => {
    await acts.bulkDelete(dropped.map(({ seq }) => seq));
    for (const act of make(await actsOf(accountId))) {
      const id = idOf(act);
      await acts.add({ ...act, ...FRESH, id, accountId, madeAtMs: Date.now() });
      ids.push(id);
    }
  });
  keepActing();
  return ids;
}

/** What has an id of its own goes under that. */
function idOf(act: Act): string {
  if (act.kind === "new") return act.booking;
  if (act.kind === "payment") return act.payment.id;
  return act.kind === "waiver" ? act.waiver.id : newId();
}

/**
 * Takes changes back: what was not stored yet is forgotten, what may have been is changed back.
 * @throws as {@link saveChanges}.
 */
export async function undoChanges(made: readonly Made[]): Promise<Made[]> {
  const left: Change[] = [];
  for (const { id, booking, changes } of made) {
    if (await forgetUnsent(id)) continue;
    const latest = (await officeDatabase().bookings.get(booking.id)) ?? officeWireOf(booking);
    left.push({
      // what is taken back is made on what was done, whether its answer is here already or not
      booking: officeBookingOf({ ...latest, ...changes }),
      changes: inverseOf(officeWireOf(booking), changes, latest),
      // the price of before may be none that the catalogue knows
      ...("price" in changes ? { reason: "taken_back" } : {}),
    });
  }
  return left.length > 0 ? saveChanges(left) : [];
}

/** True when the act was still waiting, untried and with nothing built upon it, and is gone now. */
export function forgetUnsent(id: string): Promise<boolean> {
  const { acts } = officeDatabase();
  return officeDatabase().transaction("rw", acts, async () => {
    const act = await findAct(id);
    const isUntried = act?.state === "queued" && act.attempts === 0;
    if (!act || (!isUntried && act.state !== "attention")) return false;
    const last = await acts.where("booking").equals(act.booking).sortBy("seq");
    if (last.at(-1)?.id !== id) return false;
    // what was counted has to be stored
    const cashUps = (await actsOf(act.accountId)).filter((one) => one.kind === "cash_up");
    if (isUntried && cashUps.some((one) => unsentOf(one, [act]).length > 0)) return false;
    await acts.delete(act.seq);
    return true;
  });
}

/** One that waits, or has just been answered; by its id. */
export function findAct(id: string): Promise<OfficeRow | undefined> {
  return officeDatabase().acts.where("id").equals(id).first();
}

/** An id as the server takes it, of an act or a payment. */
export function newId(): string {
  return newBookingId((count) => crypto.getRandomValues(new Uint8Array(count)));
}
