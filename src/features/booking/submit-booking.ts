import type { Outgoing, Problem } from "#data/local/outbox-row.ts";
import type { BookingCommand } from "#domain/booking/command.ts";
import { normaliseBooking } from "#domain/booking/normalise.ts";
import { newBookingId, randomText } from "#domain/booking/reference.ts";
import type { BookingForm } from "#domain/booking/rules.ts";
import { type BookingView, viewOfCommand } from "#domain/booking/view.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { centsToDollars } from "#domain/money.ts";
import { quoteCents } from "#domain/quote.ts";

/** The button leaves 'Processing...' after this time at the latest (CONTRACT, settled questions). */
const PATIENCE_MS = 5_000;
const MAIL_PATIENCE_MS = 5_000;
const MANAGE_KEY_LENGTH = 32;

export interface Attempt {
  readonly item: CatalogueItem;
  readonly form: BookingForm;
  /** Id of an earlier attempt that was refused, to be mended under the same id; null for a new one. */
  readonly id: string | null;
  /** Milliseconds since the form was opened. */
  readonly fillMs: number;
  /** What stood in the field that people never see. */
  readonly website: string;
}

export type Submitted =
  /** The server has it. `mailed` tells later whether the mails have gone out. */
  | { readonly kind: "stored"; readonly view: BookingView; readonly mailed: Promise<boolean> }
  /** This device has it and goes on trying. */
  | { readonly kind: "saved"; readonly view: BookingView }
  /** The server refused it; the visitor mends the form and sends again, under `nextId`. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly nextId: string | null;
    }
  /** This device cannot store anything. */
  | { readonly kind: "unsaved"; readonly message: string };

/** Loads what a submission needs, so that it is there when the button is pressed. */
export function loadOutbox() {
  return Promise.all([
    import("#data/sync/outbox.ts"),
    import("#data/sync/triggers.ts"),
    import("#data/remote/send.ts"),
  ]);
}

/** The command of an attempt: quoted, normalised, with the device's own id, key and time. */
function commandOf(attempt: Attempt, now: Date): BookingCommand {
  const form = normaliseBooking(attempt.form);
  const guests = form.guests ?? 0;
  return {
    id: attempt.id ?? newBookingId(randomBytes),
    type: attempt.item.type,
    item_id: attempt.item.id,
    item_name: attempt.item.name,
    booking_date: form.date,
    guests,
    price: centsToDollars(quoteCents(attempt.item, guests)),
    customer_first_name: form.firstName,
    customer_last_name: form.lastName,
    customer_email: form.email,
    customer_phone: form.phone,
    special_requests: form.specialRequests,
    manage_key: randomText(MANAGE_KEY_LENGTH, randomBytes),
    made_at: now.toISOString(),
    fill_ms: Math.round(attempt.fillMs),
    website: attempt.website,
  };
}

/**
 * One path for online and offline: the command is saved on this device first, then the outbox sends
 * it, and this waits for the answer for a while (ARCHITECTURE, the life of a booking).
 */
export async function submitBooking(attempt: Attempt): Promise<Submitted> {
  const command = commandOf(attempt, new Date());
  const outgoing: Outgoing = { kind: "booking", command, view: viewOfCommand(command) };
  const [outbox, { keepSending }, remote] = await loadOutbox();
  try {
    await outbox.saveToOutbox(outgoing);
  } catch {
    return submitOnline(outgoing);
  }
  keepSending();
  const row = await outbox.whenTried(command.id, PATIENCE_MS);
  if (row?.kind !== "booking") return { kind: "unsaved", message: "" };
  if (row.state === "sent") return stored(row.view, remote);
  if (row.state === "attention" && row.problem) {
    if (row.problem.needsNewId) await outbox.removeFromOutbox(command.id);
    return refused(row.problem, command.id);
  }
  return { kind: "saved", view: row.view };
}

/** Where the browser stores nothing (private windows, a full device) the booking works online only. */
async function submitOnline(outgoing: Outgoing): Promise<Submitted> {
  const [, , remote] = await loadOutbox();
  const { classify } = await import("#data/sync/classify.ts");
  const outcome = classify(await remote.sendCommand(outgoing), outgoing, Date.now());
  if (outcome.next === "sent" && outcome.view) return stored(outcome.view, remote);
  if (outcome.next === "attention") return refused(outcome.problem, outgoing.command.id);
  return {
    kind: "unsaved",
    message: "This device cannot store the booking, and there is no connection to send it.",
  };
}

function stored(view: BookingView, remote: Remote): Submitted {
  return { kind: "stored", view, mailed: remote.sendBookingMails(view.id, MAIL_PATIENCE_MS) };
}

function refused({ message, fields, needsNewId }: Problem, id: string): Submitted {
  return { kind: "refused", message, fields, nextId: needsNewId ? null : id };
}

type Remote = Awaited<ReturnType<typeof loadOutbox>>[2];

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
