import type { BookingChanges, OfficeWire } from "#domain/booking/fields.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import type { RequestDecision } from "#domain/booking/requests/decision.ts";
import type { CashUp, Taken } from "#domain/cash-up/row.ts";
import type { RuleChange } from "#domain/departures/change.ts";
import type { Language } from "#domain/language.ts";
import type { Receipt } from "#domain/receipts/receipt.ts";
import type { WaiverCommand, WaiverVoid } from "#domain/waivers/row.ts";
import type { Progress } from "../../local/queue-row.ts";
import type { DeskBooking } from "../remote/bookings/bookings.ts";

export interface Letter {
  readonly subject: string;
  readonly text: string;
}
/** Leaves the words to the server. */
export const OUR_WORDS: Letter = { subject: "", text: "" };

/** A new booking by the operator, a change of a stored one, a payment of one, the receipt of a payment, a waiver, or a cash-up. */
export type OfficeAct =
  | { readonly kind: "new"; readonly command: DeskBooking }
  | {
      readonly kind: "change";
      readonly changes: BookingChanges;
      /** Why, where that has to be said (domain/booking/payments/payment.ts); kept in the history. */
      readonly reason?: string;
      /**
       * What its guest is written with it, once it is stored as it was meant: of a confirmation the server
       * writes the words. Null where the guest is to hear nothing.
       */
      readonly letter?: Letter | null;
      /** Decides on what its guest has asked for; a no changes nothing. */
      readonly request?: RequestDecision;
      /** The booking as it was shown when the change was made; what may be left of it (office-acts-left.ts). */
      readonly base: Partial<OfficeWire>;
      /** What the change was made on; null for the result of the act before it. */
      readonly version: string | null;
      /** What somebody else has made of the booking meanwhile; null unless the server refused. */
      readonly current: OfficeWire | null;
    }
  | {
      /** Stands beside whatever others do: it waits for no change of its booking, and none waits for it. */
      readonly kind: "payment";
      readonly payment: PaymentCommand;
      /** The name of the account, as the server will have it. */
      readonly by: string;
      /** Its booking was deleted meanwhile, and whoever has the money wants it recorded all the same. */
      readonly isWithoutBooking?: boolean;
      /** Whose booking it is. */
      readonly guest: string;
      /** What the device knew when it asked for what has to be asked; null with something of its own. */
      readonly version: string | null;
    }
  | {
      /** Of no booking; waits for the payments that it has counted. */
      readonly kind: "cash_up";
      readonly cashUp: CountedTill;
    }
  | {
      /** Stands by itself as a payment does; it waits for its payment. */
      readonly kind: "receipt";
      readonly receipt: Receipt;
      readonly guest: string;
      /** Its guest gets it by mail, too: with a receipt that the server has already, nothing but that. */
      readonly isMailed: boolean;
    }
  | {
      /** What a guest has signed, or what takes that back. Stands by itself. */
      readonly kind: "waiver";
      readonly waiver: SentWaiver;
      /** In which its text was shown; rows of earlier versions do not say. */
      readonly language?: Language;
      /** The name of the account, as the server will have it. */
      readonly by: string;
      /** Whose booking it is. */
      readonly guest: string;
    };

/** With the word of who typed a name in place of drawing it (domain/waivers/read.ts). */
export type SentWaiver = (WaiverCommand & { readonly is_typed: boolean }) | WaiverVoid;

/** What was counted on this device, with the payments that it is about. */
export type CountedTill = Omit<CashUp, "id" | "from" | "until" | "payments"> & {
  readonly rows: readonly Taken[];
};

/** An act of the back office that this device has saved, before it has a place in the order. */
export type NewOfficeRow = Progress &
  OfficeAct & {
    /** The account that made it, and under which alone it is sent. */
    readonly accountId: string;
    /** The booking's id; empty for a cash-up. */
    readonly booking: string;
    /** When it was made, by the device's clock: to be shown, never to be ordered by. */
    readonly madeAtMs: number;
    /** It comes back after a restore: when it was answered first, by the server's clock. */
    readonly recovered?: string;
  };

export type OfficeRow = NewOfficeRow & { readonly seq: number };
/** One that was answered: by which database, and when, by the server's clock. */
export type AnsweredAct = OfficeRow & { readonly epoch: string; readonly answeredMs: number };
export type ChangeRow = Extract<OfficeRow, { kind: "change" }>;
export type PaymentRow = Extract<OfficeRow, { kind: "payment" }>;
export type CashUpRow = Extract<OfficeRow, { kind: "cash_up" }>;
export type ReceiptRow = Extract<OfficeRow, { kind: "receipt" }>;
export type WaiverActRow = Extract<OfficeRow, { kind: "waiver" }>;

/** True for what is built upon the booking as it stood, and holds up what was built upon it; all else stands by itself. */
export const isBuilt = <Act extends Pick<OfficeAct, "kind">>({ kind }: Act): boolean =>
  kind === "new" || kind === "change";

/** A change of the rules that this device has saved, before it has a place in the order. */
export type NewRuleRow = Progress &
  RuleChange & {
    /** The account that made it, and under which alone it is sent. */
    readonly accountId: string;
    /** By the device's clock: to be shown, never to be ordered by. */
    readonly madeAtMs: number;
    /** Stamp of the row that it was made on, empty for a new one; null for the result of the act before it. */
    readonly version: string | null;
  };
export type RuleRow = NewRuleRow & { readonly seq: number };
