import { formOf } from "#domain/booking/command.ts";
import type { BookingForm } from "#domain/booking/fields.ts";
import { findTour, findTransfer } from "#domain/catalogue/find.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";

/** A form that breaks no rule; a case names what differs. */
export const GOOD_FORM: BookingForm = {
  ...formOf({}),
  firstName: "Ixchel",
  lastName: "Ak'bal-Núñez",
  email: "ixchel@example.com",
  phone: "+501 600-0100",
  date: "2025-06-20",
  guests: 3,
};

/** Tour 1: 180 dollars each, two guests at least. */
export const TOUR = found(findTour(BUILT_IN_SITE, "1"));
/** Transfer 1: 225 dollars for two, 25 for each beyond, ten seats. */
export const TRANSFER = found(findTransfer(BUILT_IN_SITE, "1"));

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error("not in the built-in catalogue");
  return item;
}
