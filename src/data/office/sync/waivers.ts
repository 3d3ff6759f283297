import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { SignedForm, WaiverRow } from "#domain/waivers/row.ts";
import type { WaiverText } from "#domain/waivers/text.ts";
import { hashOfText } from "../../sync/waivers/hash.ts";
import type { OfficeRow, SentWaiver } from "../local/row.ts";
import { actingName, forgetUnsent, newId, save } from "./acts.ts";

/**
 * Stores what a guest has signed on this device, of the text that was shown.
 * @param refused what it takes the place of
 * @throws as `saveChanges`
 */
export async function saveWaiver(
  booking: OfficeBooking,
  text: WaiverText,
  form: SignedForm,
  refused?: OfficeRow,
): Promise<void> {
  const text_hash = await hashOfText(text);
  const made = { id: newId(), signed_at: new Date().toISOString(), device: navigator.userAgent };
  const signed = act(booking, { ...form, ...made, text_hash });
  await save(() => [{ ...signed, language: text.language }], refused ? [refused] : []);
}

/**
 * Takes a signature back: forgotten where it was not sent yet, else by a row that says why.
 * @throws as `saveChanges`
 */
export async function takeWaiverBack(
  booking: OfficeBooking,
  { id }: Pick<WaiverRow, "id">,
  reason: string,
): Promise<void> {
  if (await forgetUnsent(id)) return;
  await save(() => [act(booking, { id: newId(), voids: id, reason })]);
}

const act = ({ id, customer }: OfficeBooking, waiver: SentWaiver) => ({
  ...({ kind: "waiver", booking: id, waiver, by: actingName() } as const),
  guest: `${customer.firstName} ${customer.lastName}`,
});
