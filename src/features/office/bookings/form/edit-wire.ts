import { columnsOf } from "#domain/booking/command.ts";
import { type BookingChanges, FIELDS, type OfficeBooking } from "#domain/booking/fields.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { centsToDollars } from "#domain/money.ts";
import { isSameParty } from "#domain/price/repriced.ts";
import { checkSaid } from "#domain/questions/check.ts";
import {
  depositIn,
  type EditForm,
  FIELDS_OF_FORM,
  formOf,
  isMoved,
  type Pricing,
} from "./edit-form.ts";
import { linesIn, priceOf } from "./edit-price.ts";

/** Who they are and what they have answered, under the names of the wire. */
export const saidIn = (form: Pick<EditForm, "guestList" | "answers">) =>
  checkSaid({ guest_list: form.guestList, answers: form.answers }).values as {
    readonly guest_list?: string;
    readonly answers?: string;
  };

/** As the server will store it. */
function saidChanges(form: EditForm, stored: OfficeBooking): BookingChanges {
  const before: Record<string, unknown> = saidIn(formOf(stored));
  return Object.fromEntries(
    Object.entries(saidIn(form)).filter(([name, said]) => said !== before[name]),
  );
}

/** As the server will take it: more than the price is the whole price, and nothing has no day. */
function depositChanges(pricing: Pricing, stored: OfficeBooking): BookingChanges {
  const { deposit, depositBy } = formOf(stored);
  if (pricing.form.deposit === deposit && pricing.form.depositBy === depositBy) return {};
  const cents = Math.min(depositIn(pricing.form), priceOf(pricing));
  return {
    [FIELDS.depositCents.wire]: centsToDollars(cents),
    [FIELDS.depositBy.wire]: cents > 0 ? pricing.form.depositBy : "",
  };
}

/** The form's fields under the names of the wire. */
export function wireOf(pricing: Pricing) {
  const form = normaliseBooking(pricing.form, FIELDS_OF_FORM);
  const { stored, item } = pricing;
  const service =
    stored && !isMoved(pricing) && form.way === (stored.way ?? "")
      ? { type: stored.type, item_id: stored.itemId, item_name: stored.itemName }
      : {
          ...{ type: item?.type ?? "tour", item_id: item?.id ?? 0 },
          item_name: inWay(item ?? undefined, form.way)?.name ?? item?.name ?? "",
        };
  return {
    ...service,
    ...columnsOf(form, FIELDS_OF_FORM),
    price: centsToDollars(priceOf(pricing)),
    price_lines: JSON.stringify(linesIn(pricing)),
  } satisfies BookingChanges;
}

/** Only what differs; a new party or service always names its price. */
export function changesOf(pricing: Pricing, stored: OfficeBooking): BookingChanges {
  const after = wireOf(pricing);
  const before: Record<string, unknown> = wireOf({ form: formOf(stored), stored, item: null });
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      value !== before[name] ||
      (name === "price" && (!isSameParty(after, stored) || isMoved({ ...pricing, stored }))),
  );
  return {
    ...Object.fromEntries(changed),
    ...depositChanges(pricing, stored),
    ...saidChanges(pricing.form, stored),
  };
}
