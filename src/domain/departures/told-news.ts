import type { BookingChanges, OfficeBooking } from "../booking/fields.ts";
import { type GuestNews, newsKey, type Place, placeKey } from "./guest-news.ts";

/** Stands before news that a mail tells which the server has queued; what was ticked by a person stands as it is. */
export const BY_MAIL = "mail ";

/** Devices keep bookings from before there was news. */
type Told = Pick<OfficeBooking, "date" | "departureTime"> &
  Partial<Pick<OfficeBooking, "movedFrom" | "toldNews">>;

/**
 * Goes with a move: its guest knows the booking where it was before the first one of which nobody has told them, and has been
 * told of none that comes, though it has been there before.
 */
export function leaving({ date: day, departureTime: time, movedFrom, toldNews }: Told) {
  const here = placeKey({ day, time });
  const isKnown = toldNews?.replace(BY_MAIL, "") === here;
  const moved_from = movedFrom && !isKnown ? movedFrom : here;
  return { moved_from, told_news: "" } satisfies BookingChanges;
}

/** Where its guest knows a booking that was moved; null where it was not. */
export function knownAt({ movedFrom }: Pick<Told, "movedFrom">): Place | null {
  const [day = "", time = ""] = (movedFrom ?? "").split(" ");
  return day ? { day, time } : null;
}

/** How a guest was told some news; empty while nobody has. */
export function howTold(
  { toldNews }: Pick<Told, "toldNews">,
  news: GuestNews,
): "" | "mail" | "tick" {
  const key = newsKey(news);
  if (toldNews === BY_MAIL + key) return "mail";
  return toldNews === key ? "tick" : "";
}
