import { isOffline } from "#data/local/line-hint.ts";
import { followDepartures } from "#data/sync/follow/departures.ts";
import type { BookingForm } from "#domain/booking/fields.ts";
import type { FieldErrors } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { type Departures, hasTimes, offersOn } from "#domain/departures/availability/known.ts";
import { mistakeWords } from "#domain/departures/availability/said.ts";
import { mistakesOf } from "#domain/departures/choice.ts";
import { itemKey } from "#domain/departures/key.ts";
import { DepartureChoice } from "./DepartureChoice.tsx";

/** What of a form asks when it leaves, with what is left. */
export interface Picker {
  readonly departures: Departures;
  readonly DepartureChoice: typeof DepartureChoice;
  /** True where a time is chosen from a list, false where a wish is typed. */
  readonly hasTimes: (day: string) => boolean;
  /** What is wrong with the day and time of a form that is to be sent, in words. */
  readonly mistakes: (form: BookingForm) => FieldErrors;
}

/** Hands on a picker for each time that something is heard of a service's departures, until it is ended. */
export function followPicker(
  { type, id }: CatalogueItem,
  tell: (picker: Picker) => void,
  ended: AbortSignal,
): void {
  const tellPicker = (departures: Departures) =>
    tell({
      departures,
      DepartureChoice,
      hasTimes: (day) => hasTimes(departures, day),
      mistakes: (form) => mistakesIn(departures, form),
    });
  if (!ended.aborted) followDepartures(itemKey(type, id), tellPicker, ended);
}

function mistakesIn(departures: Departures, form: BookingForm): FieldErrors {
  const offers = offersOn(departures, form.date);
  if (!offers) return {};
  const isFresh = departures.age === "fresh" && !isOffline();
  const found = Object.entries(mistakesOf(offers, form.departureTime, isFresh));
  return Object.fromEntries(found.map(([field, code]) => [field, mistakeWords(code)]));
}
