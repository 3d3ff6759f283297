import { isBookingId } from "#domain/booking/reference.ts";

/** Whose waivers are shown. */
export interface WaiversSearch {
  readonly booking: string;
}

/** The route's search schema; what is no id is empty. */
export const parseWaiversSearch = ({
  booking,
}: Readonly<Record<string, unknown>>): WaiversSearch => ({
  booking: isBookingId(booking) ? booking : "",
});
