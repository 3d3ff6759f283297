import type { BelizeDay } from "../belize-date.ts";
import type { ItemType } from "../catalogue/item.ts";
import type { StoredTexts } from "../catalogue/service/texts.ts";
import type { ItemKey } from "./key.ts";

/** By ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** On which days and at what times a service departs; a service may have several. */
export interface Schedule {
  readonly id: string;
  readonly item: ItemKey;
  readonly weekdays: readonly Weekday[];
  /** `HH:MM` in Belize. */
  readonly times: readonly string[];
  /** First and last day of its season; empty where it has no end. */
  readonly from: BelizeDay | "";
  readonly until: BelizeDay | "";
  /** Of each departure. */
  readonly seats: number;
  /** The fewest guests with which it runs. */
  readonly leastGuests: number;
  /** So many hours before it begins guests can book it no more. */
  readonly cutoffHours: number;
  /** The office answers each booking itself. */
  readonly isOnRequest: boolean;
}

/** All services, those of a type, or one. */
export type Scope = "all" | ItemType | ItemKey;

export const EXCEPTION_KINDS = ["closed", "seats", "time", "extra"] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** What is otherwise on a day or on several. */
export interface Exception {
  readonly id: string;
  readonly scope: Scope;
  readonly from: BelizeDay;
  /** The last day of it. */
  readonly until: BelizeDay;
  readonly kind: ExceptionKind;
  /** The departure that it is about, all of a day where it is empty; of an extra one, when it leaves. */
  readonly time: string;
  /** When a moved departure leaves instead. */
  readonly newTime: string;
  /** Of a departure with other seats than usual, or of an extra one. */
  readonly seats: number;
  /** For guests: 'River too high'. */
  readonly reason: string;
  /** The same in other languages (`catalogue/service/texts.ts`). */
  readonly texts: StoredTexts | null;
}

export const RESOURCE_KINDS = ["guide", "driver", "vehicle", "boat"] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** Who or what a departure can't do without. */
export interface Need {
  readonly kind: ResourceKind;
  /** One for so many guests; 0 for one whatever the party, and one that seats all if it has seats. */
  readonly perGuests: number;
}

/** What a service takes, scheduled or not. */
export interface Limits {
  readonly item: ItemKey;
  /** Parties a day of a service without a schedule; 0 for as many as come. */
  readonly groupsADay: number;
  /** From leaving until who went along is free again, with the way back; 0 for as long as the service takes. */
  readonly busyMinutes: number;
  readonly needs: readonly Need[];
}

/** A guide, driver, vehicle or boat. */
export interface Resource {
  readonly id: string;
  readonly name: string;
  readonly kind: ResourceKind;
  /** Of a vehicle or boat. */
  readonly seats: number;
  readonly languages: readonly string[];
  /** First and last day of each absence. */
  readonly daysOff: readonly (readonly [BelizeDay, BelizeDay])[];
}

/** Who or what goes along with a departure; `time` is empty where it has none. */
export interface Assignment {
  readonly id: string;
  readonly item: ItemKey;
  readonly day: BelizeDay;
  readonly time: string;
  /** A resource's id. */
  readonly resource: string;
}

/** All that decides what can be sold. */
export interface DepartureRules {
  readonly schedules: readonly Schedule[];
  readonly exceptions: readonly Exception[];
  readonly limits: readonly Limits[];
}

export const NO_RULES: DepartureRules = { schedules: [], exceptions: [], limits: [] };
