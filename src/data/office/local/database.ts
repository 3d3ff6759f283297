import Dexie, { type Table } from "dexie";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { BZD_PER_USD } from "#domain/money.ts";
import { writeInTime } from "../../local/write-in-time.ts";
import type { AnsweredAct, NewOfficeRow, NewRuleRow, OfficeRow, RuleRow } from "./row.ts";

/** What is kept under a name: how far the bookings are refreshed, and answers to what is asked often. */
interface KeptAnswer {
  readonly key: string;
  /** When it was answered, by the device's clock. */
  readonly atMs: number;
  readonly answer: unknown;
}

/**
 * What this device keeps for the back office. Apart from the visitors' database: their phones never
 * have it, and signing out empties it. Strict as that one is.
 */
class OfficeDatabase extends Dexie {
  declare bookings: Table<OfficeWire, string>;
  declare acts: Table<OfficeRow, number, NewOfficeRow & { seq?: number }>;
  declare ruleActs: Table<RuleRow, number, NewRuleRow & { seq?: number }>;
  /** What was answered in the last days, for when a restore takes it away. */
  declare answered: Table<AnsweredAct, number>;
  declare kept: Table<KeptAnswer, string>;

  constructor() {
    super("cayo-office", { chromeTransactionDurability: "strict", cache: "disabled" });
    this.version(1).stores({
      bookings: "id, booking_date",
      acts: "++seq, &id, booking, state, accountId",
      kept: "key, atMs",
    });
    this.version(2).stores({ ruleActs: "++seq, &id, rule, state, accountId" });
    this.version(3).upgrade(async (change) => {
      await change.table("bookings").toCollection().modify(inUsDollars);
      await change.table("kept").filter(isOfBefore).delete();
    });
    // a tab of an older version would send a cash-up as a change of a booking: its database is closed
    this.version(4).stores({});
    // nor a waiver
    this.version(5).stores({});
    this.version(6).stores({ answered: "&seq, accountId" });
    // by itself Dexie opens it again at the next question, whatever the version
    this.on("versionchange", ({ newVersion }) => {
      if (newVersion) this.close();
      return !newVersion;
    });
  }
}

/** What was kept before payments were rows: a sum in the currency beside it. */
function inUsDollars(row: { paid_amount: number; paid_currency?: string }): void {
  if (row.paid_currency === "BZD") row.paid_amount /= BZD_PER_USD;
  delete row.paid_currency;
}

/** An answer with such sums: it is asked for again. */
const isOfBefore = ({ answer }: KeptAnswer) => `${JSON.stringify(answer)}`.includes("paidCurrency");

let opened: OfficeDatabase | null = null;

/** The one database of the back office in this context, opened when it is first needed. */
export function officeDatabase(): OfficeDatabase {
  opened ??= new OfficeDatabase();
  return opened;
}

/** A tablet that is busy stores late, and what is done in the office has no other way than over its disk. */
const PATIENCE_MS = 10_000;

/** Changes tables of the back office; see {@link writeInTime}. @throws when nothing was stored */
export function writeOffice(tables: readonly Table[], write: () => Promise<void>): Promise<void> {
  return writeInTime(officeDatabase(), tables, write, PATIENCE_MS);
}

/** All acts of an account that are on this device, in their order. */
export async function actsOf(accountId: string): Promise<OfficeRow[]> {
  const acts = await officeDatabase().acts.toArray();
  return acts.filter((act) => act.accountId === accountId);
}

/** Its changes of the rules. */
export async function ruleActsOf(accountId: string): Promise<RuleRow[]> {
  const acts = await officeDatabase().ruleActs.toArray();
  return acts.filter((act) => act.accountId === accountId);
}
