import { isClockTime } from "#domain/calendar/tour-hours.ts";
import { type BookingForm, DETAILS, type DetailName, FIELDS, type Field } from "../fields.ts";
import { parseAges } from "./ages.ts";

/** What guests say of their pick-up. */
export type Details = Pick<BookingForm, DetailName>;
type Party = Details & Pick<BookingForm, "guests">;

/**
 * Checks what a pick-up goes by. All of it may be left out; adults and children that are said are all guests.
 * @returns a code per broken field, as `checkBooking` does
 */
export function checkDetails(form: Party): { [field in DetailName]?: string } {
  const errors: { [field in DetailName]?: string } = {};
  for (let at = 0; at < DETAILS.length; at += 1) {
    const name = DETAILS[at] as DetailName;
    const value = form[name];
    // most bookings say none of it
    const refusal = value === "" || value === 0 ? "" : refusalOf(name, value);
    if (refusal) errors[name] = refusal;
  }
  const party = partyRefusal(form);
  if (party && !errors.adults && !errors.childrenAges) Object.assign(errors, party);
  return errors;
}

function refusalOf(name: DetailName, value: string | number): string {
  const { is, limit = 0, words }: Field = FIELDS[name];
  const text = String(value);
  if (words) return words.includes(text) ? "" : "check_input";
  if (is === "time") return isClockTime(text) ? "" : "detail_time";
  if (is === "ages") return parseAges(text) ? "" : "detail_ages";
  if (is === "line") return text.length > limit ? `detail_length:${limit}` : "";
  const isCount = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= limit;
  return isCount ? "" : `detail_count:${limit}`;
}

function partyRefusal({ adults, childrenAges, guests }: Party) {
  const children = childrenAges ? (parseAges(childrenAges)?.length ?? 0) : 0;
  if (!guests || guests < 1) return null;
  if (children > guests) return { childrenAges: `detail_party:${adults + children}:${guests}` };
  if (adults === 0 || adults + children === guests) return null;
  return { adults: `detail_party:${adults + children}:${guests}` };
}
