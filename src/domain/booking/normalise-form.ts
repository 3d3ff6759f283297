import { ASKED, type BookingForm, FIELDS, type Name } from "./fields.ts";
import { oneLine, severalLines } from "./normalise.ts";
import { agesText } from "./pick-up/ages.ts";

/**
 * The form as it is stored and sent; done once on the device and once more on the server.
 * @param names of the fields that it has
 */
export function normaliseBooking<Form extends BookingForm>(
  form: Form,
  names: readonly Name[] = ASKED,
): Form {
  return normalised({ ...form }, names);
}

/** The same of a form that nobody else has: it is changed itself. */
export function normalised<Form extends BookingForm>(
  own: Form,
  names: readonly Name[] = ASKED,
): Form {
  const form = own as unknown as Record<string, unknown>;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as Name;
    const text = form[name] as string;
    // most bookings leave most fields empty, and PocketBase's engine takes its time for each
    if (text === "") continue;
    const { is } = FIELDS[name];
    if (is === "line") form[name] = oneLine(text);
    else if (is === "lines") form[name] = severalLines(text);
    else if (is === "day") form[name] = text.trim();
    else if (is === "ages") form[name] = agesText(text);
    // 7:30 is 07:30: a departure is known by its time
    else if (is === "time") form[name] = text.trim().padStart(5, "0");
  }
  return own;
}
