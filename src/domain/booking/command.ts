import type { ItemType } from "../catalogue/item.ts";
import type { BookingField, BookingForm, FieldErrors } from "./rules.ts";

/**
 * A booking as it travels (CONTRACT, HTTP): made once on the device, sent until it is answered.
 * `price` is the quote in US dollars that the visitor saw, to be compared and never believed.
 */
export interface BookingCommand {
  readonly id: string;
  readonly type: ItemType;
  readonly item_id: number;
  readonly item_name: string;
  readonly booking_date: string;
  readonly guests: number;
  readonly price: number;
  readonly customer_first_name: string;
  readonly customer_last_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly special_requests: string;
  /** 32 random characters kept on the device: the right to ask for and cancel this booking. */
  readonly manage_key: string;
  /** The device's time of the act, ISO 8601 in UTC. */
  readonly made_at: string;
  /** Milliseconds from opening the form to sending it. */
  readonly fill_ms: number;
  /** A field that people never see; whoever fills it in is a machine. */
  readonly website: string;
}

/** Name of each form field on the wire. */
const WIRE_NAMES: Readonly<Record<BookingField, keyof BookingCommand>> = {
  firstName: "customer_first_name",
  lastName: "customer_last_name",
  email: "customer_email",
  phone: "customer_phone",
  date: "booking_date",
  guests: "guests",
  specialRequests: "special_requests",
};

/** Field errors under the names of the wire, as the server answers them; other names stay. */
export function toWireErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const wire: Record<string, string> = {};
  for (const [field, message] of Object.entries(errors)) {
    wire[WIRE_NAMES[field as BookingField] ?? field] = message;
  }
  return wire;
}

/** The server's messages under the names of the form; what belongs to no field is left out. */
export function fromWireErrors(wire: Readonly<Record<string, string>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, name] of Object.entries(WIRE_NAMES)) {
    const message = wire[name];
    if (message) errors[field as BookingField] = message;
  }
  return errors;
}

/** The form that a command was made from, to be mended. */
export function formOf(
  command: Pick<
    BookingCommand,
    | "customer_first_name"
    | "customer_last_name"
    | "customer_email"
    | "customer_phone"
    | "booking_date"
    | "guests"
    | "special_requests"
  >,
): BookingForm {
  return {
    firstName: command.customer_first_name,
    lastName: command.customer_last_name,
    email: command.customer_email,
    phone: command.customer_phone,
    date: command.booking_date,
    guests: command.guests,
    specialRequests: command.special_requests,
  };
}

/**
 * What makes two commands under one id the same booking (ARCHITECTURE, hard cases). Special
 * requests stand apart, since a code handed over by SMS leaves them out; keys and times do not count.
 */
export function contentOf(
  command: Pick<
    BookingCommand,
    | "type"
    | "item_id"
    | "booking_date"
    | "guests"
    | "price"
    | "customer_first_name"
    | "customer_last_name"
    | "customer_email"
    | "customer_phone"
  >,
): string {
  return JSON.stringify([
    command.type,
    command.item_id,
    command.booking_date,
    command.guests,
    Math.round(command.price * 100),
    command.customer_first_name,
    command.customer_last_name,
    command.customer_email,
    command.customer_phone,
  ]);
}
