import { readBooking } from "#data/remote/office-bookings.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { type Asked, useAnswer } from "./use-answer.ts";
import type { BookingList } from "./use-bookings.ts";

interface OneBooking extends Pick<Asked<OfficeBooking>, "failure" | "ask"> {
  readonly booking: OfficeBooking | null;
}

/**
 * The booking of a dialog: at once where the list has it, else from the server, since an address
 * may name one that is on no page. Null asks for none.
 */
export function useOneBooking(id: string | null, list: BookingList): OneBooking {
  const listed = list.items?.find((booking) => booking.id === id) ?? null;
  const { answer, failure, ask } = useAnswer(id !== null && !listed ? id : null, (signal) =>
    readBooking(id ?? "", signal),
  );
  return { booking: listed ?? answer, failure: listed ? null : failure, ask };
}
