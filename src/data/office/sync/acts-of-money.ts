import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import type { CountedTill } from "../local/row.ts";
import { actingName, forgetUnsent, newId, save } from "./acts.ts";

/** Stores a payment of a booking as it is shown. @throws as `saveChanges`. */
export async function savePayment(booking: OfficeBooking, payment: PaymentCommand): Promise<void> {
  const { firstName, lastName } = booking.customer;
  const guest = `${firstName} ${lastName}`;
  const by = actingName();
  await save((waiting) => {
    const isAlone = waiting.every((act) => act.booking !== booking.id);
    const version = isAlone ? booking.version : null;
    return [{ booking: booking.id, kind: "payment", payment, by, guest, version }];
  });
}

/** Stores what was counted of somebody's takings. @returns the cash-up's id @throws as `saveChanges`. */
export async function saveCashUp(cashUp: CountedTill): Promise<string> {
  const [id = ""] = await save(() => [{ booking: "", kind: "cash_up", cashUp }]);
  return id;
}

/** Takes a payment back that has just been made: forgotten where it was not sent yet, else corrected. */
export async function undoPayment(booking: OfficeBooking, { id }: PaymentCommand): Promise<void> {
  if (await forgetUnsent(id)) return;
  const [now, note] = [new Date().toISOString(), "taken_back"];
  const back = { kind: "correction", corrects: id, instead: null, note } as const;
  await savePayment(booking, { ...back, id: newId(), taken_at: now });
}
