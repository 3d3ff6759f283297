import type { BookingChanges } from "#domain/booking/fields.ts";
import { asVoid } from "#domain/receipts/receipt.ts";
import { FRESH } from "../../local/queue-row.ts";
import { officeDatabase } from "../local/database.ts";
import { type ChangeRow, isBuilt, type OfficeRow, type PaymentRow } from "../local/row.ts";
import type { DeskBooking } from "../remote/bookings/bookings.ts";
import { type Act, type Change, changeAct, keepActing, save } from "./acts.ts";
import { mergedChanges } from "./overlay.ts";

/** A new booking that the server has refused, with what was built upon it; null for any other. */
export async function refusedBooking(
  id: string,
): Promise<{ readonly command: DeskBooking; readonly own: BookingChanges } | null> {
  const acts = await officeDatabase().acts.where("booking").equals(id).sortBy("seq");
  const [first] = acts;
  if (first?.kind !== "new" || first.state !== "attention") return null;
  return { command: first.command, own: mergedChanges(acts) };
}

/**
 * Forgets acts that wait: the operator has decided so. A number that a receipt has had is told to the server all the
 * same, as one that was never valid: a series leaves none out.
 */
export async function dropActs(acts: readonly OfficeRow[]): Promise<void> {
  await save(() => acts.flatMap(voidOf), acts);
}

function voidOf(act: OfficeRow): Act[] {
  // mailing anew what the server has takes no number; nor does one that is another's
  if (act.kind !== "receipt" || act.isMailed || !act.receipt.payment) return [];
  if (act.problem?.message === "receipt_twice") return [];
  const { kind, booking, guest, receipt } = act;
  return [{ kind, booking, guest, receipt: asVoid(receipt), isMailed: false }];
}

/** Sends a change or a payment that was refused for want of a reason once more, with one. */
export async function sendWithReason(act: ChangeRow | PaymentRow, reason: string): Promise<void> {
  const said =
    act.kind === "payment"
      ? { ...act, payment: { ...act.payment, note: reason } }
      : { ...act, reason };
  await officeDatabase().acts.put({ ...said, ...FRESH });
  keepActing();
}

/** Records what was paid for a booking that somebody has deleted: the money is there all the same. */
export async function sendWithoutBooking(act: PaymentRow): Promise<void> {
  await officeDatabase().acts.put({ ...act, isWithoutBooking: true, ...FRESH });
  keepActing();
}

/**
 * Settles a conflict: what was chosen is made on the booking as it is now, and takes the place of
 * all that waited; nothing, where nothing of ours was chosen.
 */
export async function settleConflict(acts: readonly OfficeRow[], change: Change): Promise<void> {
  const hasChosen = Object.keys(change.changes).length > 0;
  const changes = acts.filter(isBuilt);
  // what was chosen is an answer to what the guest has asked for, too
  const request = changes.flatMap((act) => (act.kind === "change" && act.request) || []).at(-1);
  const chosen = request ? { request, ...change } : change;
  await save(() => (hasChosen ? [changeAct(chosen, false)] : []), changes);
}
