import type { Outgoing } from "#data/local/outbox-row.ts";
import type { Problem } from "#data/local/queue-row.ts";
import type { Mailed } from "#data/remote/send.ts";
import { type Identity, newIdentity } from "#data/sync/identity.ts";
import { bookingOfCommand } from "#domain/booking/booking.ts";
import type { Booking, BookingCommand } from "#domain/booking/fields.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { type Attempt, commandOf } from "./attempt.ts";

/** The button leaves 'Processing...' after this time at the latest (CONTRACT, settled questions). */
const PATIENCE_MS = 5_000;
const LOOK_PATIENCE_MS = 1_000;
const MAIL_PATIENCE_MS = 5_000;

type OutgoingBooking = Extract<Outgoing, { kind: "booking" }>;
type Stored = Extract<Submitted, { kind: "stored" }>;

export type Submitted =
  /** The server has it. `mailed` tells later whether the mails have gone out. */
  | {
      readonly kind: "stored";
      readonly view: Booking;
      readonly isKept: boolean;
      readonly mailed: Promise<Mailed>;
    }
  /** This device has it and goes on trying. */
  | { readonly kind: "saved"; readonly view: Booking; readonly isKept: true }
  /** The server refused it; the visitor mends the form and sends again, as `next`. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly next: Identity | null;
    }
  /** This device cannot store it. Sent again as `next`: the server may have it all the same. */
  | {
      readonly kind: "unsaved";
      readonly message: string;
      readonly next: Identity | null;
      /** What would send it has not come, and may not come as long as the document is open. */
      readonly isLost?: boolean;
    };

/** For the scripts of the device's storage; after it a booking is sent without them. */
const SCRIPTS_PATIENCE_MS = 2_000;

export type Parts = [
  typeof import("#data/sync/outbox/outbox.ts"),
  typeof import("#data/sync/triggers.ts"),
];
let parts: Parts | null = null;

/**
 * Loads what keeps a submission on this device, so that it is there when the button is pressed: the
 * booking is then on its way to the disk before anything is drawn.
 */
export async function loadOutbox(): Promise<Parts> {
  parts ??= await Promise.all([
    import("#data/sync/outbox/outbox.ts"),
    import("#data/sync/triggers.ts"),
  ]);
  return parts;
}

/** Loads what sends without the device's storage, a fifth of that (docs/decisions/0022-lost-scripts.md). */
export const loadSending = () =>
  Promise.all([import("#data/sync/send-once.ts"), import("#data/remote/send.ts")]);

/**
 * One path for online and offline: the command is saved on this device first, then the outbox sends
 * it, and this waits for the answer for a while (ARCHITECTURE, the life of a booking).
 */
export async function submitBooking(attempt: Attempt): Promise<Submitted> {
  const end = performance.now() + PATIENCE_MS;
  const leftMs = () => Math.max(0, end - performance.now());
  const loaded = parts ?? (await soon(loadOutbox(), SCRIPTS_PATIENCE_MS).catch(() => null));
  const outbox = loaded?.[0];

  const { earlier } = attempt;
  const isFree =
    !earlier || !outbox || (await soon(outbox.canReplace(earlier.id)).catch(() => true));
  const identity = earlier && isFree ? earlier : newIdentity();
  if (attempt.sendBoth) return attempt.sendBoth(attempt, identity, { parts: loaded, leftMs });
  const outgoing = outgoingOf(attempt, identity);
  const { command } = outgoing;
  if (!loaded || !outbox) return submitOnline(outgoing, leftMs, words.notLoaded);
  try {
    await outbox.saveToOutbox(outgoing);
  } catch {
    return submitOnline(outgoing, leftMs, words.notStored);
  }
  loaded[1].keepSending();
  try {
    const row = await outbox.whenTried(command.id, leftMs());
    if (row?.kind !== "booking") return { kind: "unsaved", message: "", next: null };
    if (row.state === "sent") return stored(row.view, true);
    if (row.state === "attention" && row.problem) {
      if (row.problem.needsNewId) await outbox.removeFromOutbox(command.id);
      return refused(row.problem, command);
    }
  } catch {
    // it was stored, and no answer is known: the outbox goes on
  }
  await outbox.noteToTell(command.id).catch(() => {});
  return { kind: "saved", view: outgoing.view, isKept: true };
}

/** What an attempt is sent as, with what can be shown of it before it is answered. */
export function outgoingOf(attempt: Attempt, identity: Identity): OutgoingBooking {
  const command = commandOf(attempt, identity, new Date());
  const { item, lines, paidTo } = attempt;
  const view = bookingOfCommand(command, { lines: JSON.stringify(lines), paidTo });
  return { kind: "booking", command, view, item };
}

/**
 * Where nothing can be stored (private windows, a full device, a script that has not come) the booking
 * works online only.
 * @param otherwise what is said without an answer
 */
async function submitOnline(
  outgoing: OutgoingBooking,
  leftMs: () => number,
  otherwise: string,
): Promise<Submitted> {
  const { command } = outgoing;
  const unsaved = { kind: "unsaved", message: otherwise, next: identityOf(command) } as const;
  const loaded = await soon(loadSending(), leftMs()).catch(() => null);
  if (!loaded) return { ...unsaved, isLost: true };
  const [{ sendOnce }] = loaded;
  const outcome = await sendOnce(outgoing, leftMs());
  if (outcome.next === "sent" && outcome.view) return stored(outcome.view, false);
  if (outcome.next === "attention") return refused(outcome.problem, command);
  return unsaved;
}

export function stored(view: Booking, isKept: boolean): Stored {
  const mailed = loadSending().then(
    ([, { sendBookingMails }]) => sendBookingMails(view.id, MAIL_PATIENCE_MS),
    () => "unknown" as const,
  );
  return { kind: "stored", view, isKept, mailed };
}

export function refused(
  { message, fields, needsNewId }: Problem,
  command: BookingCommand,
): Submitted {
  return { kind: "refused", message, fields, next: needsNewId ? null : identityOf(command) };
}

function identityOf({ id, manage_key }: BookingCommand): Identity {
  return { id, manage_key };
}

/** @throws when it does not come in time, as from a storage that does not answer. */
function soon<Result>(look: Promise<Result>, timeLimitMs = LOOK_PATIENCE_MS): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("It does not come in time.")), timeLimitMs);
    look.then(resolve, reject);
  });
}
