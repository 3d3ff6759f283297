import { randomBytes } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const DAY_MS = 86_400_000;

/** A record id as devices make it: 15 characters. */
const newId = () => [...randomBytes(15)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** The day so many days from today in Belize. @param {number} days */
export const inDays = (days) =>
  new Date(Date.now() - 6 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** A booking without a flaw, as a device sends it. */
export function newCommand() {
  const id = newId();
  return {
    id,
    type: "tour",
    item_id: 1,
    item_name: "Xunantunich & Cave Tubing",
    booking_date: inDays(21),
    guests: 3,
    price: 540,
    customer_first_name: "Ixchel",
    customer_last_name: "Ak'bal",
    customer_email: `${id}@example.com`,
    customer_phone: "+501 600-0199",
    special_requests: "Two of us are vegetarians. We would like to be back before five.",
    manage_key: `${id}${id}ab`,
    made_at: new Date().toISOString(),
    fill_ms: 42_000,
    website: "",
  };
}

/**
 * The same as the device's outbox keeps it.
 * @param {"queued" | "sent"} state
 */
export function newRow(state) {
  const command = newCommand();
  return {
    id: command.id,
    kind: "booking",
    state,
    attempts: state === "sent" ? 1 : 0,
    notBeforeMs: 0,
    isUnwanted: false,
    problem: null,
    command,
    view: {
      id: command.id,
      type: command.type,
      itemId: command.item_id,
      itemName: command.item_name,
      date: command.booking_date,
      guests: command.guests,
      priceCents: command.price * 100,
      quotedCents: command.price * 100,
      customer: {
        firstName: command.customer_first_name,
        lastName: command.customer_last_name,
        email: command.customer_email,
        phone: command.customer_phone,
      },
      specialRequests: command.special_requests,
      status: state === "sent" ? "confirmed" : null,
      reason: "",
      createdAt: state === "sent" ? command.made_at : "",
    },
  };
}
