import type { BookingPage, BookingQuery } from "#data/office/remote/bookings/list.ts";
import { BOOKINGS_PER_PAGE } from "#data/office/remote/bookings/list.ts";
import { askedWords, holdsWords } from "#domain/asked-words.ts";
import { addDays, belizeDay } from "#domain/belize-date.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { searchTextOf } from "#domain/booking/find.ts";
import type { BookingOrder } from "#domain/booking/office/booking.ts";
import { isAlone } from "#domain/booking/other-way.ts";
import { hasToSettle } from "#domain/booking/payments/settle.ts";
import { missingDepositCents } from "#domain/deposit/owed.ts";

/** By what each column is ordered, as the server does it. */
const KEYS: Readonly<Record<BookingOrder, (booking: OfficeBooking) => string | number>> = {
  id: ({ id }) => id,
  customer_first_name: ({ customer }) => customer.firstName.toLowerCase(),
  item_name: ({ itemName }) => itemName.toLowerCase(),
  booking_date: ({ date }) => date,
  guests: ({ guests }) => guests,
  price: ({ priceCents }) => priceCents,
  status: ({ status }) => status ?? "",
  created_at: storedAtMs,
};

/** What the server would answer, from the bookings that this device keeps; null where they are too few to say. */
export function keptPage(
  bookings: readonly OfficeBooking[],
  query: BookingQuery,
  nowMs: number,
): BookingPage | null {
  if (query.view.includes(" ")) return null;
  const words = askedWords(query.search);
  const found = bookings.filter(
    (booking) =>
      (query.status === "all" || booking.status === query.status) &&
      isInView(booking, query.view, { nowMs, bookings }) &&
      holdsWords(searchTextOf(booking), words),
  );
  // the most overdue first, as the server has it
  const isByDeposit = query.view === "deposit" && query.order === "created_at";
  const key = isByDeposit ? ({ depositBy }: OfficeBooking) => depositBy : KEYS[query.order];
  const way = query.isDescending && !isByDeposit ? -1 : 1;
  const sorted = found.sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left !== right) return left < right ? -way : way;
    return (storedAtMs(a) - storedAtMs(b)) * way;
  });
  const first = (query.page - 1) * BOOKINGS_PER_PAGE;
  const items = sorted.slice(first, first + BOOKINGS_PER_PAGE);
  return { items, total: found.length, isKept: true };
}

function isInView(
  booking: OfficeBooking,
  view: BookingQuery["view"],
  { nowMs, bookings }: { readonly nowMs: number; readonly bookings: readonly OfficeBooking[] },
): boolean {
  const today = belizeDay(nowMs);
  switch (view) {
    case "today":
      return booking.date === today;
    case "tomorrow":
      return booking.date === addDays(today, 1);
    case "pending":
      return booking.status === "pending";
    case "decision":
      return booking.status === "pending" && booking.reason !== "";
    case "mails":
      // no device keeps mails
      return false;
    case "settle":
      return hasToSettle(booking);
    case "deposit":
      return missingDepositCents(booking, today) > 0;
    case "alone":
      return isAlone(
        booking,
        bookings.find(({ id }) => id === booking.together),
        nowMs,
      );
    default:
      return true;
  }
}
