import { addDays, earliestBookingDay } from "#domain/belize-date.ts";
import { MOST_DAYS } from "#domain/departures/availability/availability.ts";
import { type Departures, departuresOf } from "#domain/departures/availability/known.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { keepDepartures, keptDepartures } from "../../local/kept-departures.ts";
import { fetchAvailability } from "../../remote/availability.ts";
import { lookAgain } from "../look-again.ts";

/** Between two looks; one that finds nothing new is a few bytes. */
const LOOK_MS = 60_000;

/**
 * Tells what is left of a service's departures: at once what this device has kept, then what the server says, again
 * each minute and whenever the visitor or the line comes back.
 * @param ended ends it
 */
export function followDepartures(
  item: ItemKey,
  tell: (known: Departures) => void,
  ended: AbortSignal,
): void {
  let known: Departures | null = null;
  let isAnswered: boolean | null = null;
  const say = (next: Departures) => {
    known = next;
    if (!ended.aborted) tell(next);
  };
  const look = async () => {
    const from = earliestBookingDay(Date.now());
    const answer = await fetchAvailability(item, from, addDays(from, MOST_DAYS - 1));
    if (!answer) {
      isAnswered = false;
      if (known) say({ ...known, age: "old" });
      return;
    }
    isAnswered = true;
    say(departuresOf(answer, "fresh"));
    await keepDepartures(answer);
  };
  keptDepartures(item).then((kept) => {
    if (kept && !known) say(departuresOf(kept, isAnswered === null ? "asking" : "old"));
  });
  void look();
  const timer = setInterval(() => document.visibilityState === "visible" && look(), LOOK_MS);
  const stop = lookAgain(look);
  ended.addEventListener("abort", () => {
    clearInterval(timer);
    stop();
  });
}
