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
  const normalised: Record<string, unknown> = { ...form };
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as Name;
    const { is } = FIELDS[name];
    const text = normalised[name] as string;
    // most bookings leave most fields empty, and PocketBase's engine takes its time for each
    if (text === "") continue;
    if (is === "line") normalised[name] = oneLine(text);
    else if (is === "lines") normalised[name] = severalLines(text);
    else if (is === "day") normalised[name] = text.trim();
    else if (is === "ages") normalised[name] = agesText(text);
    // 7:30 is 07:30: a departure is known by its time
    else if (is === "time") normalised[name] = text.trim().padStart(5, "0");
  }
  return normalised as unknown as Form;
}
