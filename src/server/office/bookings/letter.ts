import { TELLING } from "../../mail/booking-facts.ts";
import { change, textOf } from "../sql.ts";
import { checkedLetter } from "./mails.ts";

/** What the office writes to a guest with a change; of a confirmation we write the words. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly errors: Readonly<Record<string, string>>;
}

const OUR_WORDS: Letter = { subject: "", text: "", errors: {} };

/** The mail that tells a guest of a decision, by the status that it brings. */
const KINDS: Readonly<Record<string, string>> = {
  confirmed: "customer-confirmed",
  cancelled: "customer-declined",
};
/** What is taken back within this time has not been told yet, ms. */
export const SECOND_THOUGHTS_MS = 120_000;

/**
 * The letter that came with a change: null where the guest is to hear nothing of it, undefined where
 * nothing was said about it.
 */
export function letterOf(sent: unknown): Letter | null | undefined {
  if (sent === null || sent === undefined) return sent;
  const fields = { ...Object(sent) };
  const isOurs = !fields.subject && !fields.text;
  return isOurs ? OUR_WORDS : checkedLetter(fields);
}

/**
 * The letter that goes with a change. Where the operator has said nothing about one, guests who were told that their
 * booking waits, or that it is cancelled, still hear of the yes, whichever screen it comes from.
 * @param record the booking before the change
 */
export function letterWith(
  app: pb.App,
  record: pb.Record,
  status: unknown,
  letter: Letter | null | undefined,
): Letter | null | undefined {
  if (letter !== undefined || status !== "confirmed") return letter;
  const before = record.getString("status");
  const hearsOfIt =
    before === "pending"
      ? record.getString("pending_reason") !== ""
      : before === "cancelled" && lastTold(app, record.id) === CANCELLED;
  return hearsOfIt ? OUR_WORDS : undefined;
}

/** What the office cancels was cancelled by nobody else, if its guest had done so before it was restored. */
export const byOffice = ({ status }: Readonly<Record<string, unknown>>) =>
  status === "cancelled" ? { cancelled_by: "", moved_to: "" } : {};

const CANCELLED = "customer-cancelled";

/** The kind of the last mail that told a guest how the booking stands; empty where none has left. */
const lastTold = (app: pb.App, booking: string): string =>
  textOf(
    app,
    `SELECT coalesce((SELECT kind FROM mails
       WHERE booking = {:booking} AND state IN ('sent', 'sending') AND kind IN (${TELLING}, '${CANCELLED}')
       ORDER BY state, sent_at DESC LIMIT 1), '') AS value`,
    { booking },
  );

/**
 * After a change about which the operator has written nothing, in its transaction: whoever had a mail of ours that the
 * booking stands hears that it is cancelled, once, unless that is taken back before the mail leaves
 * (server/mail/booking-letters.ts). Not of a trip that is over, nor of one that never was confirmed: that is declined,
 * with the office's words or without.
 * @param before the status until now
 */
export function tellOfCancelling(
  app: pb.App,
  { booking, before }: { readonly booking: string; readonly before: string },
): void {
  if (before !== "confirmed") return;
  const told = lastTold(app, booking);
  if (told === "" || told === CANCELLED) return;
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
     SELECT lower(hex(randomblob(7))) || 'x', id, {:kind}, 'queued', {:due},
       strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ')
     FROM bookings WHERE id = {:booking} AND status = 'cancelled' AND customer_email <> ''
       AND booking_date >= date('now', '-6 hours')
       AND NOT EXISTS (SELECT 1 FROM mails WHERE booking = {:booking} AND kind = {:kind} AND state = 'queued')`,
    { booking, kind: CANCELLED, due: Date.now() + SECOND_THOUGHTS_MS },
  );
}

/**
 * After a change, in its transaction: has its guest told, if it stands as it was meant (its departure may have had
 * no room). No other mail tells of it, nor of what was decided before; and none goes where the guest is to hear
 * nothing.
 */
export function settleLetter(
  app: pb.App,
  {
    booking,
    changes,
    letter,
  }: { booking: string; changes: Readonly<Record<string, unknown>>; letter: Letter | null },
): void {
  change(
    app,
    `UPDATE mails SET state = 'suppressed', error = iif({:isTold}, 'told_by_another', 'office_wrote_none')
     WHERE booking = {:booking} AND state = 'queued'
       AND kind IN ('customer-agreed', 'customer-confirmed', 'customer-declined')`,
    { booking, isTold: letter !== null },
  );
  const status = textOf(app, "SELECT status AS value FROM bookings WHERE id = {:booking}", {
    booking,
  });
  const kind = KINDS[status];
  if (!letter || !kind || status !== changes.status) return;
  // no words of ours say why not
  if (status === "cancelled" && !letter.text) return;
  const { subject, text } = letter;
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, subject, text, created_at, updated_at)
     SELECT lower(hex(randomblob(7))) || 'd', id, {:kind}, 'queued', {:due}, {:subject}, {:text},
       strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ')
     FROM bookings WHERE id = {:booking} AND customer_email <> ''`,
    { booking, kind, due: Date.now() + SECOND_THOUGHTS_MS, subject, text },
  );
}
