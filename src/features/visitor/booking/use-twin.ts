import { useRef, useState } from "react";
import type { Booking, BookingForm } from "#domain/booking/fields.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";

/** Looking for an earlier booking does not hold up a new one for longer, ms. */
const PATIENCE_MS = 1_000;

/** A booking of the same item, day and name that this device has made before: told before it is sent again. */
export function useTwin({ type, id }: CatalogueItem) {
  const [twin, setTwin] = useState<Booking | null>(null);
  const booked = useRef<Promise<readonly Booking[]>>(Promise.resolve([]));
  const isMeant = useRef(false);
  return {
    twin,
    /** Given what this device has booked, as soon as that is asked for; it never fails. */
    know: (bookings: Promise<readonly Booking[]>) => {
      booked.current = bookings;
    },
    /** Another day or name, or none of it: nothing is told any more, and nothing has been agreed to. */
    clear: () => {
      setTwin(null);
      isMeant.current = false;
    },
    /** It is meant to be booked again. */
    accept: () => {
      isMeant.current = true;
    },
    /** True when there is one that the visitor has not been told of, and tells it. */
    isToTell: async (form: BookingForm): Promise<boolean> => {
      if (isMeant.current) return false;
      const time = new Promise<readonly Booking[]>((end) => setTimeout(end, PATIENCE_MS, []));
      const views = await Promise.race([booked.current, time]);
      const isTwin = (view: Booking) =>
        view.type === type && view.itemId === id && isSameTrip(view, normaliseBooking(form));
      const found = views.find(isTwin);
      // told anew, though it is the same
      setTwin(found ? { ...found } : null);
      return found !== undefined;
    },
  };
}

function isSameTrip({ date, customer }: Booking, form: BookingForm): boolean {
  const nameOf = (of: Pick<BookingForm, "firstName" | "lastName">) =>
    `${of.firstName} ${of.lastName}`.toLowerCase();
  return date === form.date && nameOf(customer) === nameOf(form);
}
