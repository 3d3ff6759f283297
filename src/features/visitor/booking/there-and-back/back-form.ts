import { earliestBookingDay } from "#domain/belize-date.ts";
import { type BookingForm, FIELDS } from "#domain/booking/fields.ts";
import { checkDetails } from "#domain/booking/pick-up/details.ts";
import { checkBooking, guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import * as words from "#messages/visitor/booking/there-and-back.ts";
import { fieldsFor } from "../pick-up/pick-up-group.ts";

/** The fields of the way back, and what they are in its booking. */
export const BACK_FIELDS = {
  backDate: "date",
  backTime: "departureTime",
  backPlace: "pickupPlace",
  backFlight: "flightNumber",
} as const;
export type BackField = keyof typeof BACK_FIELDS;
const NAMES = Object.keys(BACK_FIELDS) as BackField[];

/** What the way back has of its own. */
export type BackForm = Pick<BookingForm, (typeof BACK_FIELDS)[BackField] | "way">;

/** @param typed what stands in the field of a name */
export const backFormOf = (typed: (name: string) => string) =>
  ({
    ...Object.fromEntries(NAMES.map((name) => [BACK_FIELDS[name], typed(name).trim()])),
    way: "back",
  }) as BackForm;

/** Which of them are asked for, and whether they have to be filled in. @param item in the way back */
export function backFieldsFor(item: CatalogueItem) {
  const asked = fieldsFor(item);
  const isOwn = (name: BackField) => name === "backDate" || name === "backTime";
  const found = (name: BackField) => asked.find((one) => one.name === BACK_FIELDS[name]);
  return NAMES.filter((name) => isOwn(name) || found(name)).map((name) => ({
    name,
    isRequired: name === "backDate" || found(name)?.isRequired === true,
  }));
}

/**
 * What is wrong with the way back: a code or words a field, by the rules that its booking has, and it is not before the way there.
 * @param item in the way back
 */
export function backMistakes(
  item: CatalogueItem,
  there: BookingForm,
  back: BackForm,
): Partial<Record<BackField, string>> {
  const form = { ...there, ...back };
  const rules = {
    ...checkBooking(form, guestLimits(item), earliestBookingDay(Date.now())),
    ...checkDetails(form),
  };
  const isSameDay = there.date === back.date;
  const times = [there.departureTime, back.departureTime].map((time) => time.padStart(5, "0"));
  const isTooSoon = isSameDay && there.departureTime && times.join() >= [...times].reverse().join();
  const wrong = backFieldsFor(item).map(({ name, isRequired }) => {
    const field = BACK_FIELDS[name];
    const missing = isRequired && form[field] === "" && "detail_required";
    const early =
      (name === "backDate" && back.date < there.date) ||
      (name === "backTime" && back.departureTime && isTooSoon);
    return [name, rules[field] || missing || (early && words.backFirst)];
  });
  return Object.fromEntries(wrong.filter(([, code]) => code));
}

/** The longest text of a field; undefined where nothing is typed. */
export function limitOf(name: BackField): number | undefined {
  const { limit } = { limit: undefined, ...FIELDS[BACK_FIELDS[name]] };
  return limit;
}
