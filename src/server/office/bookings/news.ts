import { BY_MAIL, leaving } from "#domain/departures/told-news.ts";
import { change } from "../sql.ts";
import { type Letter, SECOND_THOUGHTS_MS } from "./letter.ts";

const PLACE = ["booking_date", "departure_time"];

interface Move {
  readonly changes: Readonly<Record<string, unknown>>;
  /** Its guest has asked for it, and needs no news. */
  readonly isAsked: boolean;
}

/** What is kept of a move beside it: from where its guest knows the booking; null for what moves nothing. */
export function movedBy(booking: pb.Record, { changes, isAsked }: Move) {
  if ("moved_from" in changes) return { moved_from: changes.moved_from };
  const text = (column: string) => booking.getString(column);
  const isMoved = PLACE.some((column) => column in changes && changes[column] !== text(column));
  if (!isMoved) return null;
  if (isAsked) return { moved_from: "" };
  return leaving({
    ...{ date: text("booking_date"), departureTime: text("departure_time") },
    ...{ movedFrom: text("moved_from"), toldNews: text("told_news") },
  });
}

/**
 * After a move, in its transaction: its guest is told where a mail that tells of it is queued; what was said of the place
 * before, and has not left, leaves no more.
 */
export function settleMove(app: pb.App, booking: string): void {
  takeBackNews(app, booking);
  change(
    app,
    `UPDATE bookings SET told_news = '${BY_MAIL}' || trim(booking_date || ' ' || departure_time)
     WHERE id = {:booking} AND moved_from <> ''
       AND EXISTS (SELECT 1 FROM settings WHERE send_confirmation_to_customer)
       AND EXISTS (SELECT 1 FROM mails WHERE booking = {:booking} AND state = 'queued'
         AND kind IN ('customer-agreed', 'customer-confirmed'))`,
    { booking },
  );
}

/** After it was said that a guest was told of a departure, or was not, in the transaction: the mail that goes with it is queued. */
export function settleNews(app: pb.App, booking: string, letter: Letter | null | undefined): void {
  takeBackNews(app, booking);
  if (!letter?.text) return;
  const { subject, text } = letter;
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, subject, text, created_at, updated_at)
     SELECT lower(hex(randomblob(7))) || 'n', id, 'departure-news', 'queued', {:due}, {:subject}, {:text},
       strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ')
     FROM bookings WHERE id = {:booking} AND customer_email <> ''`,
    { booking, due: Date.now() + SECOND_THOUGHTS_MS, subject, text },
  );
}

/** What was said of the place of before and has not left, leaves no more. */
export function takeBackNews(app: pb.App, booking: string): void {
  change(
    app,
    `UPDATE mails SET state = 'suppressed', error = 'decided_otherwise'
     WHERE booking = {:booking} AND kind = 'departure-news' AND state = 'queued'`,
    { booking },
  );
}
