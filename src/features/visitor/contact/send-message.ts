import type { Outgoing } from "#data/local/outbox-row.ts";
import { newBookingId } from "#domain/booking/reference.ts";
import { type ContactMessage, normaliseMessage } from "#domain/message/contact-message.ts";

/** The button leaves 'Sending...' after this time at the latest. */
const PATIENCE_MS = 5_000;

export type SentMessage =
  | { readonly kind: "sent" }
  /** This device has it and goes on trying. */
  | { readonly kind: "saved" }
  /** The server refused it, or the device cannot store it. Sent again, it keeps its id. */
  | {
      readonly kind: "failed";
      readonly fields: Readonly<Record<string, string>>;
      readonly id: string | null;
      /** What would send it has not come, and may not come as long as the document is open. */
      readonly isLost?: boolean;
    };

/** Loads what keeps a message on this device, so that it is there when the button is pressed. */
export function loadOutbox() {
  return Promise.all([import("#data/sync/outbox/outbox.ts"), import("#data/sync/triggers.ts")]);
}

/** Loads what sends without the device's storage (docs/decisions/0022-lost-scripts.md). */
export const loadSending = () => import("#data/sync/send-once.ts");

/**
 * Saves a message on this device and waits a while for the server's answer: the path of a booking.
 * @param id of an earlier attempt that failed; null for a new message.
 */
export async function sendMessage(
  content: ContactMessage,
  id: string | null,
): Promise<SentMessage> {
  const end = performance.now() + PATIENCE_MS;
  const leftMs = () => Math.max(0, end - performance.now());
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const command = { id: id ?? newBookingId(random), ...normaliseMessage(content) };
  const outgoing: Outgoing = { kind: "message", command };
  const loaded = await loadOutbox().catch(() => null);
  if (!loaded) return sendOnline(outgoing, leftMs());
  const [outbox, { keepSending }] = loaded;
  try {
    await outbox.saveToOutbox(outgoing);
  } catch {
    return sendOnline(outgoing, leftMs());
  }
  keepSending();
  const row = await outbox.whenTried(command.id, leftMs()).catch(() => "unknown" as const);
  if (row === undefined) return { kind: "sent" }; // nothing of it stays on the device
  if (row === "unknown" || row.state !== "attention") {
    await outbox.noteToTell(command.id).catch(() => {});
    return { kind: "saved" };
  }
  await outbox.removeFromOutbox(command.id); // the form still has the words
  return { kind: "failed", fields: row.problem?.fields ?? {}, id: null };
}

/** Where nothing can be stored, or what stores it has not come. */
async function sendOnline(outgoing: Outgoing, timeLimitMs: number): Promise<SentMessage> {
  const loaded = await loadSending().catch(() => null);
  if (!loaded) return { kind: "failed", fields: {}, id: outgoing.command.id, isLost: true };
  const outcome = await loaded.sendOnce(outgoing, timeLimitMs);
  if (outcome.next === "sent") return { kind: "sent" };
  const fields = outcome.next === "attention" ? outcome.problem.fields : {};
  const isTaken = outcome.next === "attention" && outcome.problem.needsNewId;
  return { kind: "failed", fields, id: isTaken ? null : outgoing.command.id };
}
