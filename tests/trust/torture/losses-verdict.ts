import { join } from "node:path";
import type { ReceivedMail } from "../../server/support/post-office.ts";
import { askSqlite } from "../../server/support/sqlite.ts";
import { OVERSOLD } from "./links-verdict.ts";
import type { Answered } from "./losing-phones.ts";

export interface LossesJudged {
  /** Answered, and not there. */
  readonly lost: number;
  /** There under another content, or not as it was answered and not waiting for a decision as what came back late. */
  readonly wrong: number;
  /** Mails of one kind to one guest beyond the first, which a mail program would show twice. */
  readonly doubled: number;
  /** Brought back or not, and its guest has no mail to come. */
  readonly unmailed: number;
  /** Departures with more guests than seats. */
  readonly oversold: number;
  /** Copies of a mail under its own Message-ID: the state of its being sent was lost with the machine. */
  readonly copies: number;
}

interface Row {
  readonly id: string;
  readonly status: string;
  readonly reason: string;
  readonly email: string;
  readonly mails: number;
}

/** Compares what phones and guests have in their hands with what SQLite holds. */
export async function judgeLosses(
  dataDir: string,
  answered: readonly Answered[],
  mails: readonly ReceivedMail[],
): Promise<LossesJudged> {
  const ask = async <T>(query: string): Promise<T[]> =>
    JSON.parse(await askSqlite(join(dataDir, "data.db"), query)) as T[];
  const rows = await ask<Row>(
    `SELECT id, status, pending_reason AS reason, customer_email AS email,
       (SELECT count(*) FROM mails WHERE booking = b.id AND kind = 'customer') AS mails FROM bookings AS b`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isRight = ({ command, status }: Answered) => {
    const row = byId.get(command.id);
    if (!row) return true;
    const stands =
      row.status === status || (row.status === "pending" && row.reason === "recovered");
    return stands && row.email === command.customer_email;
  };
  const [check] = await ask<{ integrity_check: string }>("PRAGMA integrity_check");
  const [{ oversold } = { oversold: 0 }] = await ask<{ oversold: number }>(OVERSOLD);
  const guests = new Set(answered.map(({ command }) => command.customer_email));
  const toGuests = mails.filter(({ to }) => guests.has(to[0] ?? ""));
  const kinds = new Set(toGuests.map(({ to, parsed }) => `${to[0]} ${parsed.subject}`));
  const messages = new Set(toGuests.map(({ parsed }) => parsed.messageId));
  return {
    lost: answered.filter(({ command }) => !byId.has(command.id)).length,
    wrong:
      answered.filter((one) => !isRight(one)).length + (check?.integrity_check === "ok" ? 0 : 1),
    doubled: messages.size - kinds.size,
    unmailed: rows.filter(({ mails: count }) => count === 0).length,
    oversold,
    copies: toGuests.length - messages.size,
  };
}
