import * as v from "valibot";
import type { BookingChange, BookingMail } from "#domain/booking/office/booking.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";
import { callOrRefusal, type Refusal } from "../refusal.ts";

export interface BookingHistory {
  /** Newest first. */
  readonly changes: readonly BookingChange[];
  readonly mails: readonly BookingMail[];
  /** The guest's link; undefined where the server is older. */
  readonly trip?: string | undefined;
  /** When it was opened first, ms since 1970: as it had come by mail, and as it was handed over otherwise. */
  readonly openedAtMs: { readonly mail?: number | undefined; readonly device?: number | undefined };
}

/** PocketBase puts a blank where ISO 8601 has a T; not every browser reads that. */
const instant = (stamp: string) => Date.parse(stamp.replace(" ", "T"));

const text = v.optional(v.nullable(v.string()), "");
/** A field's value before or after a change as text, whatever its kind. */
const value = v.optional(
  v.union([
    v.string(),
    v.pipe(v.union([v.number(), v.boolean()]), v.transform(String)),
    v.pipe(
      v.null(),
      v.transform(() => ""),
    ),
  ]),
  "",
);

const ChangeSchema = v.pipe(
  v.object({ at: v.string(), actor: v.string(), field: v.string(), before: value, after: value }),
  v.transform(({ at, ...change }): BookingChange => ({ ...change, atMs: instant(at) })),
);
const MailSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.string(),
    state: v.string(),
    recipient: text,
    subject: text,
    error: text,
    sent_at: text,
    created_at: text,
  }),
  v.transform(
    (wire): BookingMail => ({
      id: wire.id,
      kind: wire.kind,
      state: wire.state,
      recipient: wire.recipient ?? "",
      subject: wire.subject ?? "",
      error: wire.error ?? "",
      atMs: instant(wire.sent_at || wire.created_at || ""),
    }),
  ),
);
const opening = v.optional(v.pipe(v.string(), v.transform(instant)));
const HistorySchema = v.pipe(
  v.object({
    audit: v.array(ChangeSchema),
    mails: v.array(MailSchema),
    trip: v.optional(v.string()),
    opened: v.optional(v.object({ mail: opening, device: opening }), {}),
  }),
  v.transform(
    ({ audit, opened, ...others }): BookingHistory => ({
      ...others,
      changes: audit.toSorted((a, b) => b.atMs - a.atMs),
      openedAtMs: opened,
    }),
  ),
);
const SentSchema = v.object({ sent: v.boolean() });

/** Who changed what, and which mails were sent. */
export function bookingHistory(id: string, signal: AbortSignal): Promise<BookingHistory> {
  return remoteCall(async () =>
    v.parse(HistorySchema, await pocketbase.send(`/api/office/bookings/${id}/history`, { signal })),
  );
}

/**
 * Queues a message to the customer and sends it, once, however often it comes under its id.
 * @returns whether it is out; when not, it stays queued.
 */
export function mailCustomer(
  id: string,
  letter: { id: string; subject: string; text: string },
): Promise<{ sent: boolean } | Refusal> {
  return callOrRefusal(() => sent(`/api/office/bookings/${id}/mail`, letter));
}

/** Sends a mail again, whatever became of it. */
export function resendMail(mailId: string): Promise<{ sent: boolean }> {
  return remoteCall(() => sent(`/api/office/mails/${mailId}/resend`, {}));
}

async function sent(path: string, body: object): Promise<{ sent: boolean }> {
  return v.parse(SentSchema, await pocketbase.send(path, { method: "POST", body }));
}
