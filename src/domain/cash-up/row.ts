import type { Handing, Payment } from "../booking/payments/row.ts";

/** A payment as a cash-up counts it: it names its booking, and no guest. Names are the wire's. */
export type Taken = Pick<Payment, "id" | "kind" | "cents" | "currency" | "method" | "taken_at"> & {
  readonly booking: string;
};

/** What lies together in a drawer. */
export type Way = Pick<Handing, "currency" | "method">;

/** What somebody has taken in one way, in cents of its currency. */
export interface Takings extends Way {
  /** Payments and deposits. */
  readonly taken: number;
  /** Given back and corrected: mostly less than nothing. */
  readonly back: number;
  /** What should be there: both together. */
  readonly expected: number;
}

/** One way of a cash-up, in cents of its currency. */
export interface Counted extends Way {
  readonly expected: number;
  /** Less than nothing where more was given back than taken, and they get the rest. */
  readonly counted: number;
}

/** What was counted, before it is known what should be there. */
export type Count = Way & Pick<Counted, "counted">;

/** A cash-up as it is stored (docs/decisions/0033-cash-up.md); rows are only added. */
export interface CashUp {
  readonly id: string;
  /** The account whose takings these are, and its name. */
  readonly taken_by: string;
  readonly name: string;
  /** The name of whoever signed it off. */
  readonly made_by: string;
  /** When it was counted, as PocketBase writes it or as ISO 8601 in UTC. */
  readonly counted_at: string;
  /** When the first and the last of its payments were taken. */
  readonly from: string;
  readonly until: string;
  /** How many payments it has counted. */
  readonly payments: number;
  readonly counts: readonly Counted[];
  readonly note: string;
}

/** What a device asks the server to store. */
export interface CashUpCommand {
  /** Made by the device, so that one that comes twice is known. */
  readonly id: string;
  readonly taken_by: string;
  /** The ids of the payments that were counted. */
  readonly payments: readonly string[];
  readonly counts: readonly Count[];
  readonly note: string;
  readonly counted_at: string;
}
