import type { BookingForm } from "#domain/booking/fields.ts";
import { checkDetails } from "#domain/booking/pick-up/details.ts";
import type { FieldErrors } from "#domain/booking/rules.ts";
import { type AskField, type Asking, askOf } from "#domain/catalogue/asks.ts";

/** The fields of the group in their order, with what the operator asks each by. */
const GROUP = [
  ["pickupPlace", "pickup_place"],
  ["flightNumber", "flight_number"],
  ["adults", "adults"],
  ["childrenAges", "adults"],
  ["luggage", "luggage"],
  ["childSeats", "child_seats"],
] as const satisfies readonly (readonly [keyof BookingForm, AskField])[];

/** What is asked of who books this. A party without children leaves their ages empty. */
export function fieldsFor(item: Asking) {
  return GROUP.map(([name, ask]) => ({ name, level: askOf(item, ask) }))
    .filter(({ level }) => level !== "no")
    .map(({ name, level }) => ({
      name,
      isRequired: level === "required" && name !== "childrenAges",
    }));
}

/**
 * What is wrong in the group: the rules that the server has too, and what the operator requires. The server
 * does not: phones that were offline for weeks send what they asked for then.
 * @param typed as it stands in the fields: 0 is an answer
 */
export function checkGroup(
  item: Asking,
  form: BookingForm,
  typed: { get(name: string): unknown },
): FieldErrors {
  const missing = fieldsFor(item)
    .filter(({ name, isRequired }) => isRequired && `${typed.get(name) ?? ""}`.trim() === "")
    .map(({ name }) => [name, "detail_required"]);
  return { ...checkDetails(form), ...Object.fromEntries(missing) };
}
