import type { Outgoing } from "#data/local/outbox-row.ts";
import type { Problem } from "#data/local/queue-row.ts";
import type { Mailed } from "#data/remote/send.ts";
import type { BookingCommand } from "#domain/booking/command.ts";
import { type BookingView, viewOfCommand } from "#domain/booking/view.ts";
import { type Attempt, commandOf, type Identity, newIdentity } from "./attempt.ts";

/** The button leaves 'Processing...' after this time at the latest (CONTRACT, settled questions). */
const PATIENCE_MS = 5_000;
const LOOK_PATIENCE_MS = 1_000;
const MAIL_PATIENCE_MS = 5_000;

export type Submitted =
  /** The server has it. `mailed` tells later whether the mails have gone out. */
  | {
      readonly kind: "stored";
      readonly view: BookingView;
      readonly isKept: boolean;
      readonly mailed: Promise<Mailed>;
    }
  /** This device has it and goes on trying. */
  | { readonly kind: "saved"; readonly view: BookingView; readonly isKept: true }
  /** The server refused it; the visitor mends the form and sends again, as `next`. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly next: Identity | null;
    }
  /** This device cannot store it. Sent again as `next`: the server may have it all the same. */
  | { readonly kind: "unsaved"; readonly message: string; readonly next: Identity | null };

const NOT_LOADED =
  "This page is not complete on this device, and there is no connection to load it.";
const NOT_STORED = "This device cannot store the booking, and there is no connection to send it.";

type Parts = [
  typeof import("#data/sync/outbox.ts"),
  typeof import("#data/sync/triggers.ts"),
  typeof import("#data/remote/send.ts"),
];
let parts: Parts | null = null;

/**
 * Loads what a submission needs, so that it is there when the button is pressed: the booking is then
 * on its way to the disk before anything is drawn.
 */
export async function loadOutbox(): Promise<Parts> {
  parts ??= await Promise.all([
    import("#data/sync/outbox.ts"),
    import("#data/sync/triggers.ts"),
    import("#data/remote/send.ts"),
  ]);
  return parts;
}

/**
 * One path for online and offline: the command is saved on this device first, then the outbox sends
 * it, and this waits for the answer for a while (ARCHITECTURE, the life of a booking).
 */
export async function submitBooking(attempt: Attempt): Promise<Submitted> {
  const end = performance.now() + PATIENCE_MS;
  const leftMs = () => Math.max(0, end - performance.now());
  const loaded = parts ?? (await loadOutbox().catch(() => null));
  if (!loaded) return { kind: "unsaved", message: NOT_LOADED, next: attempt.earlier };
  const [outbox, { keepSending }, remote] = loaded;

  const { earlier } = attempt;
  const isFree = !earlier || (await soon(outbox.canReplace(earlier.id)).catch(() => true));
  const identity = earlier && isFree ? earlier : newIdentity();
  const command = commandOf(attempt, identity, new Date());
  const { item } = attempt;
  const outgoing: Outgoing = { kind: "booking", command, view: viewOfCommand(command), item };
  try {
    await outbox.saveToOutbox(outgoing);
  } catch {
    return submitOnline(outgoing, leftMs(), remote);
  }
  keepSending();
  try {
    const row = await outbox.whenTried(command.id, leftMs());
    if (row?.kind !== "booking") return { kind: "unsaved", message: "", next: null };
    if (row.state === "sent") return stored(row.view, true, remote);
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

/** Where the browser stores nothing (private windows, a full device) the booking works online only. */
async function submitOnline(
  outgoing: Extract<Outgoing, { kind: "booking" }>,
  timeLimitMs: number,
  remote: Remote,
): Promise<Submitted> {
  const { command } = outgoing;
  const online = await import("#data/sync/send-once.ts").catch(() => null);
  const outcome = await online?.sendOnce(outgoing, timeLimitMs);
  if (outcome?.next === "sent" && outcome.view) return stored(outcome.view, false, remote);
  if (outcome?.next === "attention") return refused(outcome.problem, command);
  return { kind: "unsaved", message: NOT_STORED, next: identityOf(command) };
}

function stored(view: BookingView, isKept: boolean, remote: Remote): Submitted {
  const mailed = remote.sendBookingMails(view.id, MAIL_PATIENCE_MS);
  return { kind: "stored", view, isKept, mailed };
}

function refused({ message, fields, needsNewId }: Problem, command: BookingCommand): Submitted {
  return { kind: "refused", message, fields, next: needsNewId ? null : identityOf(command) };
}

function identityOf({ id, manage_key }: BookingCommand): Identity {
  return { id, manage_key };
}

type Remote = Parts[2];

/** @throws when the device's storage does not answer. */
function soon<Result>(look: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("The storage does not answer.")), LOOK_PATIENCE_MS);
    look.then(resolve, reject);
  });
}
