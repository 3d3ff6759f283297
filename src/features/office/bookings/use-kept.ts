import { useEffect, useState } from "react";
import { officeHint } from "#data/local/office-hint.ts";
import type { Arrival } from "#data/office/sync/follow-news.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { afterFirstAnswer } from "#ui/office/answers/first-answer.ts";

/** The code that reads this device's database. Fails where it is not here and there is no line. */
export const fetchKept = () => import("./kept.ts");

/**
 * Does something with that code.
 * @param begin returns what ends it
 * @returns ends it, or calls it off
 */
function withKept(begin: (kept: Awaited<ReturnType<typeof fetchKept>>) => () => void): () => void {
  let isOver = false;
  let end = () => {};
  fetchKept().then(
    (kept) => {
      if (!isOver) end = begin(kept);
    },
    () => {}, // no line: then nothing can be changed here either
  );
  return () => {
    isOver = true;
    end();
  };
}

/** See data/office/sync/follow-news.ts; from the first answer on. */
export function followNews(tell: (arrival: Arrival) => void): () => void {
  let end = () => {};
  const callOff = afterFirstAnswer(() => {
    end = withKept((kept) => kept.followNews(tell));
  });
  return () => {
    callOff();
    end();
  };
}

/** See data/office/sync/unseen-bookings.ts. */
export const watchLookedAt = (ids: readonly string[], isAsked: boolean) =>
  withKept((kept) => kept.watchLookedAt(ids, isAsked));

/** A booking as it will be when all that waits has been sent. */
type AsShown = (booking: OfficeBooking) => OfficeBooking;
const asItIs: AsShown = (booking) => booking;

// where bookings are kept they may be all that there is: with the page, and not after it
if (officeHint()) fetchKept().catch(() => {});

/**
 * Lays over bookings what this device has not sent yet; elsewhere nothing has been made, and the code for it
 * comes after the list.
 * @param onStored is told what the server has made of a change
 */
export function useKept(onStored: (booking: OfficeBooking) => void): AsShown {
  const [shown, setShown] = useState(() => asItIs);
  useEffect(() => {
    let end = () => {};
    const watch = () => {
      end = withKept(({ asShown, observeActs, officeBookingOf, onActStored }) => {
        const stops = [
          observeActs().subscribe((acts) => setShown((): AsShown => (one) => asShown(one, acts))),
          onActStored((wire) => onStored(officeBookingOf(wire))),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      });
    };
    if (officeHint()) watch();
    const callOff = officeHint() ? () => {} : afterFirstAnswer(watch);
    return () => {
      callOff();
      end();
    };
  }, [onStored]);
  return shown;
}
