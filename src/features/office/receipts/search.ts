import { isBookingId } from "#domain/booking/reference.ts";

/** Which receipt is shown: that of a payment of a booking. */
export interface ReceiptSearch {
  readonly booking: string;
  readonly payment: string;
}

/** The route's search schema; what is no id is empty. */
export function parseReceiptSearch(raw: Readonly<Record<string, unknown>>): ReceiptSearch {
  const idOf = (value: unknown) => (isBookingId(value) ? value : "");
  return { booking: idOf(raw.booking), payment: idOf(raw.payment) };
}
