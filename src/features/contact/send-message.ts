import { newBookingId } from "#domain/booking/reference.ts";
import { type ContactMessage, normaliseMessage } from "#domain/message/contact-message.ts";

/** The button leaves 'Sending...' after this time at the latest. */
const PATIENCE_MS = 5_000;

export type SentMessage =
  | { readonly kind: "sent" }
  /** This device has it and goes on trying. */
  | { readonly kind: "saved" }
  /** The server refused it, or the device cannot store it. */
  | { readonly kind: "failed"; readonly fields: Readonly<Record<string, string>> };

/** Loads what sending needs, so that it is there when the button is pressed. */
export function loadOutbox() {
  return Promise.all([import("#data/sync/outbox.ts"), import("#data/sync/triggers.ts")]);
}

/** Saves a message on this device and waits a while for the server's answer: the path of a booking. */
export async function sendMessage(content: ContactMessage): Promise<SentMessage> {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const command = { id: newBookingId(random), ...normaliseMessage(content) };
  try {
    const [outbox, { keepSending }] = await loadOutbox();
    await outbox.saveToOutbox({ kind: "message", command });
    keepSending();
    const row = await outbox.whenTried(command.id, PATIENCE_MS);
    if (row?.state === "sent" || row?.state === "attention") {
      // the form still has the words; nothing of them stays on the device
      await outbox.removeFromOutbox(command.id);
    }
    if (row?.state === "sent") return { kind: "sent" };
    if (row?.state === "attention") return { kind: "failed", fields: row.problem?.fields ?? {} };
    return { kind: "saved" };
  } catch (error) {
    console.error(error);
    return { kind: "failed", fields: {} };
  }
}
