import { centsToDollars } from "#domain/money.ts";
import { known } from "../booking.ts";
import {
  type Booking,
  type BookingCommand,
  FIELDS,
  type Field,
  type Name,
  TOLD,
  wireNames,
} from "../fields.ts";
import { parseAges } from "../pick-up/ages.ts";

/** Whom the history names for what a guest has done with a booking that stands. */
export const GUEST = "guest";

/**
 * What a guest does with a booking that stands, and the fields that each may touch: `complete` says what was left open,
 * `change` asks for another departure or party.
 */
export const ACT_FIELDS = {
  complete: [
    ...(["departureTime", "pickupPlace", "flightNumber"] as const),
    ...(["adults", "childrenAges", "luggage", "childSeats"] as const),
    ...(["guestList", "answers"] as const),
  ],
  change: ["date", "departureTime", "guests", "party", "extras"],
} as const satisfies Readonly<Record<string, readonly Name[]>>;

export type ActKind = keyof typeof ACT_FIELDS;
export const ACT_KINDS = Object.keys(ACT_FIELDS) as ActKind[];
export const actColumns = (kind: ActKind): readonly string[] => wireNames(ACT_FIELDS[kind]);

/** Columns of a booking under the names of the wire. */
export type Columns = Readonly<Record<string, unknown>>;

/** An act as it travels (CONTRACT, `POST /api/trip/changes`): made once on the device, sent until it is answered. */
export interface GuestAct {
  /** Its own, so that one that comes again is known. */
  readonly id: string;
  /**
   * These touch no column: what `sign` brings becomes a row of its own (domain/waivers), `withdraw` takes back the request
   * that it names (requests.ts of the server).
   */
  readonly kind: ActKind | "sign" | "withdraw";
  /** The booking's id. */
  readonly booking: string;
  /** The device's time, ISO 8601 in UTC: to be shown, never to be believed. */
  readonly made_at: string;
  readonly changes: Columns;
  /** What stood in the columns that it touches as its guest knew them, and the status. */
  readonly before: Columns;
  /** What its guest was shown that it would cost, in US dollars; only where it may cost something else. */
  readonly price?: number;
}

const NUMBERS = ["number", "dollars"];

/**
 * A guest's booking under the names of the wire. Devices keep bookings from before some of it was told: nothing was said
 * of that, and prices are compared without it (touched.ts).
 */
export function guestWireOf(view: Booking): Columns {
  const values: Columns = { ...view, ...view.customer };
  const columns: Record<string, unknown> = {};
  for (const name of TOLD) {
    const { wire, is, content }: Field = FIELDS[name];
    const value = values[name];
    if (value === undefined && content !== "apart") continue;
    const said = value ?? (NUMBERS.includes(is) ? 0 : "");
    columns[wire] = is === "dollars" ? centsToDollars(Number(said)) : said;
  }
  return columns;
}

/**
 * A command as its booking has been completed since: what is booked anew from it says that too.
 * @param command what was sent, without what only later versions know
 */
export function completedCommand(command: BookingCommand, view: Booking): BookingCommand {
  const said = guestWireOf(view);
  const columns = actColumns("complete").filter((column) => column in command);
  const { children_ages: ages, ...texts } = Object.fromEntries(
    columns.map((column) => [column, said[column]]),
  );
  return {
    ...command,
    ...texts,
    ...(ages !== undefined && { children_ages: parseAges(`${ages}`) ?? [] }),
  };
}

/** A booking with some columns put into it. */
export function withColumns(view: Booking, columns: Columns): Booking {
  const names = TOLD.filter((name) => FIELDS[name].wire in columns);
  const { customer, ...others } = known(names, columns);
  return { ...view, ...others, customer: { ...view.customer, ...Object(customer) } };
}
