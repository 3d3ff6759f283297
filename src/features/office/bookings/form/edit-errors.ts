import { fromWireErrors } from "#domain/booking/command.ts";
import { checkAtDesk } from "#domain/booking/office/desk-rules.ts";
import { office } from "#domain/office/refusal.ts";
import { checkSaid } from "#domain/questions/check.ts";
import * as words from "#messages/office/bookings/form.ts";
import { depositIn, type EditForm, type Pricing } from "./edit-form.ts";
import { priceOf } from "./edit-price.ts";

export type EditErrors = Partial<Record<keyof EditForm, string>>;

/** A message per field that is to be mended, by the rules of the desk. */
export function checkEdit(pricing: Pricing): EditErrors {
  const { form, stored, item } = pricing;
  const { party = "", extras = "", ...others } = checkAtDesk(form, item);
  // what the service does not have any more may stay as it was booked
  const isKept = (field: "party" | "extras", code: string) =>
    code === "" || (form[field] === stored?.[field] && !code.startsWith("party_over"));
  const errors: EditErrors = office.inWords({
    ...others,
    ...(isKept("party", party) ? {} : { party }),
    ...(isKept("extras", extras) ? {} : { extras }),
  });
  const depositCents = depositIn(form);
  if (Number.isNaN(depositCents)) errors.deposit = office.words("amount_invalid");
  if (depositCents > 0 && !form.depositBy) errors.depositBy = office.words("day_expected");
  const said = checkSaid({ guest_list: form.guestList, answers: form.answers }).errors;
  if (said.guest_list) errors.guestList = office.words(said.guest_list);
  if (said.answers) errors.answers = office.words(said.answers);
  if (!form.service) errors.service = words.serviceRequired;
  if (form.ownPrice !== null) {
    if (Number.isNaN(priceOf(pricing))) errors.ownPrice = words.priceNotReadable;
    if (!form.priceReason.trim()) errors.priceReason = words.reasonRequired;
  }
  return errors;
}

/** What the server has refused, at the form's fields. */
export function errorsFromWire(wire: Readonly<Record<string, string>>): EditErrors {
  const { price, price_reason: priceReason, reason = priceReason, item_id: service } = wire;
  const { deposit_amount: deposit, guest_list: guestList, answers } = wire;
  return office.inWords({
    ...fromWireErrors(wire),
    ...(service ? { service } : {}),
    ...(deposit ? { deposit } : {}),
    ...(guestList ? { guestList } : {}),
    ...(answers ? { answers } : {}),
    ...(price ? { ownPrice: price } : {}),
    ...(reason ? { priceReason: reason } : {}),
  });
}
