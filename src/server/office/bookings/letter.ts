import { change, textOf } from "../sql.ts";
import { checkedLetter } from "./mails.ts";

/** What the office writes to a guest with a change; of a confirmation we write the words. */
interface Letter {
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
const SECOND_THOUGHTS_MS = 120_000;

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
 * booking waits still hear of the yes, whichever screen it comes from.
 * @param record the booking before the change
 */
export function letterWith(
  record: pb.Record,
  status: unknown,
  letter: Letter | null | undefined,
): Letter | null | undefined {
  const waits = record.getString("status") === "pending" && record.getString("pending_reason");
  return letter === undefined && waits && status === "confirmed" ? OUR_WORDS : letter;
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
