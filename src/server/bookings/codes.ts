import type { SentWire } from "#domain/booking/fields.ts";
import { bookedAtMs, type Code, foldCode, isCodeFor } from "#domain/codes/code.ts";
import { itemKey } from "#domain/departures/key.ts";
import { plainDigits } from "#domain/digits.ts";
import { mailboxOf } from "#domain/mailbox.ts";
import { jsonOf } from "../office/sql.ts";

/** Whose use of a code a booking is: who has neither mailbox nor phone is counted in all alone. */
interface User {
  readonly code_mailbox: string;
  readonly code_phone: string;
}

/** Numbers are written with and without what stands before the last of their digits: seven are a number in Belize. */
const PHONE_DIGITS = 7;

export const codeUser = (command: Pick<SentWire, "customer_email" | "customer_phone">): User => ({
  code_mailbox: command.customer_email ? mailboxOf(command.customer_email) : "",
  code_phone: plainDigits(command.customer_phone).replace(/\D/g, "").slice(-PHONE_DIGITS),
});

const NOBODY: User = { code_mailbox: "", code_phone: "" };

/** SQL for the JSON of a row of `codes`. */
export const CODE_JSON = `json_object('text', text, 'percent', percent, 'cents', cents,
  'booked_from', booked_from, 'booked_until', booked_until, 'travelled_from', travelled_from,
  'travelled_until', travelled_until, 'items', json(items), 'uses', uses, 'uses_each', uses_each,
  'active', json(iif(active, 'true', 'false')))`;

/** SQL for how often a code was used; bookings that were cancelled or deleted have given their use back. */
export const USES = `(SELECT count(*) FROM bookings
  WHERE code_used <> '' AND status <> 'cancelled' AND code_used = text)`;

/** The same by others, as the write counts it: who waits and books anew takes their use along. */
const others = (and = "") => `(SELECT count(*) FROM bookings
  WHERE code_used <> '' AND status <> 'cancelled' AND code_used = text AND NOT (
    status = 'pending' AND code_mailbox <> '' AND code_mailbox = {:code_mailbox})${and})`;

/** What a code is asked for: the columns of a booking, of which a form may not have all yet. */
interface Asked extends Pick<SentWire, "code" | "type" | "item_id" | "booking_date"> {
  readonly made_at?: string;
}

/**
 * The code that a booking names, if it holds for it by now; null for any other, whatever is the matter with it. Whether
 * somebody else uses it up at this moment, the write decides (pb_migrations/1764500000_payments.js).
 * @param user nobody, as long as a form is filled in
 */
export function codeFor(app: pb.App, asked: Asked, user: User = NOBODY): Code | null {
  if (asked.code === "") return null;
  const by = (column: keyof User) =>
    `({:${column}} <> '' AND ${others(` AND ${column} = {:${column}}`)} >= uses_each)`;
  const [code] = jsonOf<readonly Code[]>(
    app,
    `SELECT json_group_array(json(${CODE_JSON})) AS value FROM codes WHERE text = {:text}
       AND (uses = 0 OR ${others()} < uses)
       AND (uses_each = 0 OR NOT (${by("code_mailbox")} OR ${by("code_phone")}))`,
    { text: foldCode(asked.code), ...user },
  );
  if (!code) return null;
  const madeAtMs = Date.parse(asked.made_at ?? "");
  const isHeld = isCodeFor(code, {
    item: itemKey(asked.type, asked.item_id),
    date: asked.booking_date,
    bookedAtMs: bookedAtMs(Number.isNaN(madeAtMs) ? null : madeAtMs, Date.now()),
  });
  return isHeld ? code : null;
}

/** True for the refusal of a write that would have been one use of its code too many. */
export const isUsedUp = (error: unknown) => String(error).includes("code used up");
