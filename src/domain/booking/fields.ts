import type { ItemType } from "../catalogue/item.ts";
import { LONGEST_EMAIL } from "../email.ts";
import { LANGUAGES } from "../language.ts";
import type { WaiverRow } from "../waivers/row.ts";
import type { Payment } from "./payments/row.ts";
import { BOOKING_STATUSES, PENDING_REASONS } from "./status.ts";

/** Whether the guests came; empty while that is not known. */
const ATTENDANCES = ["", "arrived", "no-show"] as const;
const TYPES: readonly ItemType[] = ["tour", "transfer"];

/** One field of a booking, and all that is to be known of it. */
export interface Field {
  /** Its name on the wire and in the database. */
  readonly wire: string;
  /**
   * `line`: a text without line ends. `lines`: one of several. `day`: `YYYY-MM-DD` in Belize. `dollars`: US
   * dollars on the wire, cents within. `time`: `HH:MM` in Belize, or empty. `ages`: whole numbers, a list as
   * devices send it and a text (`4, 9`) everywhere else. `flag`: true or false. `text`: taken as it is.
   * `payments`, `waivers`: rows of their own, no column. `guests`, `answers`: lists as text (`#domain/questions/said.ts`).
   */
  readonly is:
    | "line"
    | "lines"
    | "day"
    | "number"
    | "dollars"
    | "time"
    | "ages"
    | "flag"
    | "text"
    | "payments"
    | "waivers"
    | "guests"
    | "answers";
  /** The only values that have a meaning. */
  readonly words?: readonly string[];
  /** Null where there is none that we know. */
  readonly isNullable?: true;
  /** Longest text, in characters; of a number that may be left out, the most. */
  readonly limit?: number;
  /** Asked for in the booking form, under its name here. */
  readonly isAsked?: true;
  /** Stands under `customer`. */
  readonly isContact?: true;
  /** Part of what a device sends. */
  readonly isSent?: true;
  /**
   * What makes two commands under one id the same booking; `apart` is what a code handed over by SMS
   * leaves out. The order of `core` is part of what is stored.
   */
  readonly content?: "core" | "apart";
  /**
   * Whom the server tells. `device`: whoever sent it, each time; `once`: in the answer to a booking only;
   * `later`: as `device`, but devices keep bookings from before it was told; `agreed`: likewise, and only when a device
   * asks how its booking stands. The office is told all but `nobody`'s.
   */
  readonly told: "device" | "once" | "later" | "agreed" | "office" | "nobody";
  /** The office may change it. */
  readonly isEdited?: true;
  /** What takes its place when its customer is erased; null for an address that is made up. */
  readonly erased?: string | null;
}

/** Who travels: asked for in the form, kept under `customer`, told once. */
const contact = {
  isAsked: true,
  isContact: true,
  isSent: true,
  content: "core",
  told: "once",
  isEdited: true,
} as const;
/** What else a device sends, and sees again each time. */
const booked = { isSent: true, told: "device", isEdited: true } as const;
/** What a pick-up goes by: guests may leave it out, devices from before it was asked for do. */
const detail = {
  isAsked: true,
  isSent: true,
  content: "apart",
  told: "later",
  isEdited: true,
} as const;
/** What only the operator knows and says. */
const own = { told: "office", isEdited: true } as const;

/**
 * A booking, field by field: forms, commands, columns, answers, schemas and erasing follow this table
 * (CONTRIBUTING, 'A new field of a booking').
 */
// biome-ignore format: a table is read by its rows
export const FIELDS = {
  id: { wire: "id", is: "text", isSent: true, told: "device" },
  type: { ...booked, wire: "type", is: "text", words: TYPES, content: "core" },
  itemId: { ...booked, wire: "item_id", is: "number", content: "core" },
  itemName: { ...booked, wire: "item_name", is: "text" },
  /** The day of travel. */
  date: { ...booked, wire: "booking_date", is: "day", isAsked: true, content: "core" },
  guests: { ...booked, wire: "guests", is: "number", isAsked: true, content: "core" },
  /** A device sends its quote under this name: to be compared, never to be believed. */
  priceCents: { ...booked, wire: "price", is: "dollars", content: "core" },
  /** What it is made of, as text (domain/price/lines.ts); empty from before there were lines. Its guest reads it. */
  priceLines: { wire: "price_lines", is: "text", told: "later", isEdited: true, erased: "" },
  /** What is to be paid ahead, as it was agreed (domain/deposit); nothing of services that ask for none. */
  depositCents: { wire: "deposit_amount", is: "dollars", told: "later", isEdited: true },
  /** By the end of that day; empty where nothing is asked for. */
  depositBy: { wire: "deposit_by", is: "day", told: "later", isEdited: true },
  /** What the visitor was shown; differs from the price only while that is to be agreed. */
  quotedCents: { wire: "quoted_price", is: "dollars", told: "device" },
  firstName: { ...contact, wire: "customer_first_name", is: "line", limit: 100, erased: "Erased" },
  lastName: { ...contact, wire: "customer_last_name", is: "line", limit: 100, erased: "Customer" },
  email: { ...contact, wire: "customer_email", is: "line", limit: LONGEST_EMAIL, erased: null },
  phone: { ...contact, wire: "customer_phone", is: "line", limit: 40, erased: "" },
  specialRequests: { wire: "special_requests", is: "lines", limit: 2000, isAsked: true, isSent: true, content: "apart", told: "once", isEdited: true, erased: "" },
  /** In which the guest is written to; empty from before there were two, which is the first (`language-of.ts`). */
  lang: { wire: "lang", is: "text", words: ["", ...LANGUAGES], isSent: true, told: "office", isEdited: true },
  /** Null as long as the server has not answered: nothing is booked yet. */
  status: { wire: "status", is: "text", words: BOOKING_STATUSES, isNullable: true, told: "device", isEdited: true },
  /** Confirmed knowingly, though its departure has no room for it; another departure takes it back. */
  isBeyondLimit: { ...own, wire: "beyond_limit", is: "flag" },
  /** Why it waits for the operator. */
  reason: { wire: "pending_reason", is: "text", words: PENDING_REASONS, told: "device" },
  /** The server's time of storing; empty while it has not answered. */
  createdAt: { wire: "created_at", is: "text", told: "once" },
  /** Stamp of the last change: says whether somebody else has changed it meanwhile. */
  version: { wire: "updated_at", is: "text", told: "device" },
  /** Chosen or wished by the guest, or agreed by the office, `HH:MM` in Belize; empty for the tour's usual time. */
  departureTime: { ...detail, wire: "departure_time", is: "time" },
  /** A place of the operator's list or the guest's own words. */
  pickupPlace: { ...detail, wire: "pickup_place", is: "line", limit: 200, erased: "" },
  flightNumber: { ...detail, wire: "flight_number", is: "line", limit: 20, erased: "" },
  /** 0 while nobody has said; else adults and children are all guests. */
  adults: { ...detail, wire: "adults", is: "number", limit: 60 },
  childrenAges: { ...detail, wire: "children_ages", is: "ages", erased: "" },
  luggage: { ...detail, wire: "luggage", is: "number", limit: 100 },
  childSeats: { ...detail, wire: "child_seats", is: "number", limit: 20 },
  /** How many of the guests are of which band of their service, `child:2;infant:1`; the others pay its price. */
  party: { ...detail, wire: "party", is: "line", limit: 300 },
  /** How many of which extra. */
  extras: { ...detail, wire: "extras", is: "line", limit: 300 },
  /** As its guest has typed it, folded by the server (`#domain/codes/code.ts`); its use is another field. */
  code: { wire: "code", is: "line", limit: 40, isAsked: true, isSent: true, content: "apart", told: "later", erased: "" },
  /** The code that has taken something off the price; empty where none has, or the one that was typed does not hold. */
  codeUsed: { wire: "code_used", is: "text", told: "later" },
  /** The partner whom the guests pay in our stead, as it was called; empty where they pay us. */
  paidTo: { wire: "paid_to", is: "text", told: "later" },
  /** `back`: the other way of a transfer that is offered both ways (`#domain/catalogue/other-way.ts`). */
  way: { ...detail, wire: "way", is: "text", words: ["", "back"] },
  /** The id of the booking of the other way, where both were booked in one step at the price of both. */
  together: { ...detail, wire: "together", is: "line", limit: 15 },
  /** Hours before the departure until which changing and cancelling are free, as that stood when it was stored (`policy.ts`). */
  policyHours: { wire: "policy_hours", is: "number", told: "later" },
  /** Who they are, each with their age and what else their service asks; said after booking, on their page of it. */
  guestList: { wire: "guest_list", is: "guests", told: "later", isEdited: true, erased: "" },
  /** What was answered to the operator's questions of the service, for all of them together. */
  answers: { wire: "answers", is: "answers", told: "later", isEdited: true, erased: "" },
  /** What the office says of the pick-up beside what its guest has said. */
  pickupNotes: { wire: "pickup_notes", is: "lines", limit: 1000, told: "agreed", isEdited: true, erased: "" },
  attendance: { ...own, wire: "attendance", is: "text", words: ATTENDANCES },
  /** The departure for which a message to the guests was opened (domain/booking/run-sheet/to-be-written.ts). */
  writtenFor: { ...own, wire: "written_for", is: "line", limit: 40 },
  /** Where its guest knows it, while it was moved from there (domain/departures/told-news.ts). */
  movedFrom: { ...own, wire: "moved_from", is: "line", limit: 20 },
  /** The news of its departure that its guest was told last. */
  toldNews: { ...own, wire: "told_news", is: "line", limit: 40 },
  /** What has been paid so far: the sum of the payments, kept by the database. */
  paidCents: { wire: "paid_amount", is: "dollars", told: "office" },
  /** In the order in which they were stored. */
  payments: { wire: "payments", is: "payments", told: "office" },
  /** What was signed, and what was taken back of it, likewise. */
  waivers: { wire: "waivers", is: "waivers", told: "office" },
  /** Never shown to the customer. */
  notes: { ...own, wire: "notes", is: "lines", limit: 5000, erased: "" },
  /** The key of the partner that it comes from (domain/partners); empty for none. */
  partner: { ...own, wire: "partner", is: "text", isSent: true },
  /** What was agreed with the partner, as text (domain/partners/terms.ts): its guest is not told. */
  partnerTerms: { wire: "partner_terms", is: "text", told: "office" },
  /** Where it came from: the site, the desk, a traveller's code. */
  source: { wire: "source", is: "text", told: "office" },
  /** Cancelled by its guest when that was free no more: to be looked at by the office, or ticked. */
  lateCancel: { ...own, wire: "cancelled_late", is: "text", words: ["", "open", "seen"] },
  cancelledBy: { wire: "cancelled_by", is: "text", told: "office" },
  /** The device's time of the act, ISO 8601 in UTC. */
  madeAt: { wire: "made_at", is: "text", isSent: true, told: "office" },
  /** 32 random characters kept on the device: the right to ask for and cancel this booking. */
  manageKey: { wire: "manage_key", is: "text", isSent: true, told: "nobody", erased: "" },
  /** How often all links to it were ended; never less than it was. */
  tripLinks: { ...own, wire: "trip_links", is: "number" },
  /** Milliseconds from opening the form to sending it. */
  fillMs: { wire: "fill_ms", is: "number", isSent: true, told: "nobody" },
  /** A field that people never see; whoever fills it in is a machine. */
  website: { wire: "website", is: "text", isSent: true, told: "nobody", erased: "" },
} as const satisfies Readonly<Record<string, Field>>;

type Fields = typeof FIELDS;
export type Name = keyof Fields;

/** The names of the fields that are of a kind. */
export type Those<Kind> = { [N in Name]: Fields[N] extends Kind ? N : never }[Name];
export type AskedName = Those<{ isAsked: true }>;
/** What a pick-up goes by. */
export type DetailName = Those<{ isAsked: true; told: "later" }>;
/** What a code handed over by SMS brings. */
export type CoreName = Those<{ content: "core" }>;
export type OwnTextName = Exclude<Those<{ is: "lines"; isEdited: true }>, AskedName>;
type ContactName = Those<{ isContact: true }>;
export type SentName = Those<{ isSent: true }>;
type DeviceName = Exclude<Those<{ told: "device" | "once" }>, "version">;
type LaterName = Those<{ told: "later" }>;
type AgreedName = Those<{ told: "agreed" }>;
export type OfficeName = Those<{ told: "device" | "once" | "later" | "agreed" | "office" }>;

type Value<F extends Field> =
  | (F["words"] extends readonly (infer Word)[]
      ? Word
      : F["is"] extends "number" | "dollars"
        ? number
        : F["is"] extends "flag"
          ? boolean
          : F["is"] extends "payments"
            ? readonly Payment[]
            : F["is"] extends "waivers"
              ? readonly WaiverRow[]
              : string)
  | (F["isNullable"] extends true ? null : never);
type Values<N extends Name> = { readonly [K in N]: Value<Fields[K]> };

/** Fields as they travel and are stored. */
export type Wire<N extends Name> = { readonly [K in N as Fields[K]["wire"]]: Value<Fields[K]> };
/** Fields as this product thinks of them: money in US cents, who travels under `customer`. */
type Known<N extends Name> = Values<Exclude<N, ContactName>> & {
  readonly customer: Values<Extract<N, ContactName>>;
};

/** A booking as its visitor sees it; what the office agrees is known once the device has asked for it. */
export type Booking = Known<DeviceName> &
  Partial<Values<LaterName | AgreedName>> & {
    /** False once the server has said that no mail of it goes to the guest. */
    readonly isMailed?: boolean | undefined;
    /** What its guest was given for payments, as the server has told (`#domain/receipts/schema.ts`). */
    readonly receipts?: unknown;
    /** What its guest has asked the office for last (`asked-change.ts`); null where nothing is open or was declined. */
    readonly request?: unknown;
    /** What its guests have paid so far, in US cents; as the server has told it last. */
    readonly paidCents?: number | undefined;
    /** What is to be signed for it and who has, as the server has told (`#domain/waivers/told.ts`). */
    readonly waiver?: unknown;
    /** What it was answered, sealed by the server, for when a restore takes it away (decision 50). */
    readonly answered?: string | undefined;
    /** The key of its link, for its guest's other devices; as the server has told it last. */
    readonly tripKey?: string | undefined;
  };
/** A booking with what only the operator knows of it. */
export type OfficeBooking = Known<OfficeName>;
/** A booking as the back office's routes answer it and as its devices keep it; prices in US dollars. */
export type OfficeWire = Wire<OfficeName>;
/** What a device has sent, as the server takes it. */
export type SentWire = Wire<SentName>;
/** A booking as it travels (CONTRACT, HTTP): made once on the device, sent until it is answered. */
export type BookingCommand = Omit<SentWire, "children_ages"> & {
  readonly children_ages: readonly number[];
};
/** What a visitor fills in (SPEC §3, booking form). `guests` is null while the field is empty. */
export type BookingForm = Omit<Values<AskedName>, "guests"> & { readonly guests: number | null };
/** What the operator adds to it. */
export type OwnTexts = Values<OwnTextName>;
/** What a change carries, or what the desk says of a new booking; amounts in whole units. */
export type BookingChanges = Partial<Wire<Those<{ isEdited: true }>>>;

/** The names of the fields that are of a kind; their types have to be said. */
export const named = <N extends Name>(is: (field: Field) => boolean) =>
  (Object.keys(FIELDS) as Name[]).filter((name) => is(FIELDS[name])) as N[];
export const wireNames = (names: readonly Name[]): string[] =>
  names.map((name) => FIELDS[name].wire);

export const ASKED = named<AskedName>(({ isAsked }) => isAsked === true);
export const DETAILS = named<DetailName>(
  ({ isAsked, told }) => isAsked === true && told === "later",
);
export const CORE = named<CoreName>(({ content }) => content === "core");
export const APART = named<SentName>(({ content }) => content === "apart");
export const SENT = named<SentName>(({ isSent }) => isSent === true);
/** Told in the answer to a booking. */
const ANSWERED = named<DeviceName | LaterName | "version">(
  ({ told }) => told === "device" || told === "once" || told === "later",
);
/** What of it a device keeps. */
export const KEPT = ANSWERED.filter((name) => name !== "version");
/** Told to a device that asks how its booking stands. */
export const STANDING = named<Those<{ told: "device" | "later" | "agreed" }>>(
  ({ told }) => told === "device" || told === "later" || told === "agreed",
);
/** All that a guest may know of it. */
export const TOLD: readonly Name[] = [...new Set<Name>([...KEPT, ...STANDING])];
/** Longest texts that are taken, in characters, and the most of what is counted. */
export const LIMITS = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { limit }]: [string, Field]) => [name, limit]),
) as { readonly [N in Those<{ limit: number }>]: number };

export const ANSWERED_COLUMNS = wireNames(ANSWERED);
