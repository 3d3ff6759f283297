import { belizeDay } from "#domain/belize-date.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { BANDS_OVERLAP } from "#domain/catalogue/service/bands-check.ts";
import { checkService, type ServiceRow } from "#domain/catalogue/service/check.ts";
import { rulesOf } from "#domain/catalogue/service/rules.ts";
import { checkLimits } from "#domain/departures/check.ts";
import { itemKey } from "#domain/departures/key.ts";
import { readLimits } from "#domain/departures/read.ts";
import { endRules } from "../departures/end-rules.ts";
import { knowAnew } from "../departures/facts.ts";
import { ALWAYS } from "../departures/readers.ts";
import { nextIfUnchanged } from "../office/changed-since.ts";
import { refuse, refuseWhole } from "../office/refuse.ts";
import { keepTexts } from "../waivers/texts.ts";
import { checkPictures } from "./picture-check.ts";

const TYPES: Readonly<Record<string, ItemType>> = { tours: "tour", transfers: "transfer" };

const READERS = {
  text: (record: pb.Record, field: string) => record.getString(field),
  lines: (record: pb.Record, field: string) => record.getString(field),
  choice: (record: pb.Record, field: string) => record.getString(field),
  number: (record: pb.Record, field: string) => record.getFloat(field),
  list: parsed,
  itinerary: parsed,
  asks: parsed,
  bands: parsed,
  extras: parsed,
  questions: parsed,
  deposit: parsed,
} as const;

/** A new tour or transfer: checked, and numbered by the server (a number is never given twice). */
export function beforeCreateService(e: pb.RecordRequestEvent): void {
  const errors = errorsOf(e);
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  e.record.set("number", nextNumber(e.app, typeOf(e)));
  keepTexts(e.app, rowOf(typeOf(e), e.record));
  e.next();
}

/** What decides how long a departure takes, and what. */
const LIMITING = ["duration", "groups_a_day", "busy_minutes", "needs"];

/**
 * A change of one: checked as a whole; its number stays what it is; 409 where somebody else was faster. Where its departures
 * take longer now, the database knows that anew: others would be given a guide who is not back yet.
 */
export function beforeUpdateService(e: pb.RecordRequestEvent): void {
  const errors = errorsOf(e);
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const before = e.record.original();
  const number = before.getInt("number");
  e.record.set("number", number);
  keepTexts(e.app, rowOf(typeOf(e), e.record));
  const isLimited = LIMITING.some((name) => e.record.getString(name) !== before.getString(name));
  if (!isLimited) return nextIfUnchanged(e);
  const { app } = e;
  try {
    // PocketBase answers once the transaction is through
    app.runInTransaction((inside) => {
      e.app = inside;
      nextIfUnchanged(e);
      knowAnew(inside, { scope: `${typeOf(e)}/${number}`, ...ALWAYS });
    });
  } finally {
    e.app = app;
  }
}

/**
 * Deleting hides: a booking that a device made before is still to be answered ('withdrawn'), and
 * the number stays taken. What was set for its departures goes: the calendar would show them for ever.
 * 409 while guests are still to come.
 */
export function deleteService(e: pb.RecordRequestEvent): void {
  const type = typeOf(e);
  const number = e.record.getInt("number");
  let toCome = 0;
  e.app.runInTransaction((app) => {
    toCome = bookingsToCome(app, type, number);
    if (toCome > 0) return;
    const record = app.findRecordById(`${type}s`, e.record.id);
    record.load({ deleted: true, active: false, featured: false, image: null });
    app.saveNoValidate(record);
    endRules(app, itemKey(type, number));
  });
  if (toCome > 0) return refuseWhole(e, 409, `bookings_to_come:${toCome}`);
  e.noContent(204);
}

function errorsOf(e: pb.RecordRequestEvent): Record<string, string> {
  const type = typeOf(e);
  const errors = checkService(type, rowOf(type, e.record));
  const isKept = e.record.getString("bands") === e.record.original().getString("bands");
  if (isKept && errors.bands?.startsWith(BANDS_OVERLAP)) delete errors.bands;
  if (!errors.slug && isSlugTaken(e, type)) errors.slug = `slug_taken:${type}`;
  const { groupsADay, busyMinutes, needs } = checkLimits(limitsIn(e.record));
  if (groupsADay) errors.groups_a_day = groupsADay;
  if (busyMinutes) errors.busy_minutes = busyMinutes;
  if (needs) errors.needs = needs;
  const picture = checkPictures(e.record, "image");
  if (picture) errors.image = picture;
  return errors;
}

/** A service with its texts in other languages, under PocketBase's names of its fields. */
function rowOf(type: ItemType, record: pb.Record): ServiceRow {
  const fields = Object.entries(rulesOf(type)).map(([field, rule]) => [
    field,
    READERS[rule.kind](record, field),
  ]);
  return { ...Object.fromEntries(fields), texts: parsed(record, "texts") };
}

/** The office writes them by `departures/write.ts`; here comes what is written in PocketBase's dashboard. */
const limitsIn = (record: pb.Record) =>
  readLimits("tour/0", {
    groupsADay: record.getFloat("groups_a_day"),
    busyMinutes: record.getFloat("busy_minutes"),
    needs: parsed(record, "needs"),
  });

/** What stands on the site. */
export function offeredServices(app: pb.App) {
  return Object.values(TYPES).flatMap((type) =>
    app
      .findAllRecords(`${type}s`)
      .filter((record) => record.getBool("active"))
      .map((record) => ({ type, id: record.id, row: rowOf(type, record) })),
  );
}

const typeOf = (e: pb.RecordRequestEvent): ItemType => TYPES[e.collection.name] ?? "tour";

function parsed(record: pb.Record, field: string): unknown {
  try {
    return JSON.parse(record.getString(field) || "[]");
  } catch {
    return null;
  }
}

function isSlugTaken(e: pb.RecordRequestEvent, type: ItemType): boolean {
  const slug = e.record.getString("slug");
  const others = count(e.app, `${type}s WHERE slug = {:slug} AND deleted = 0 AND id <> {:id}`, {
    slug,
    id: e.record.id,
  });
  return others > 0;
}

function bookingsToCome(app: pb.App, type: ItemType, number: number): number {
  const condition =
    "bookings WHERE type = {:type} AND item_id = {:number} AND booking_date >= {:today} AND status IN ('pending', 'confirmed')";
  return count(app, condition, { type, number, today: belizeDay(Date.now()) });
}

function count(app: pb.App, from: string, values: Record<string, string | number>): number {
  const row = new DynamicModel({ found: 0 });
  app.db().newQuery(`SELECT count(*) AS found FROM ${from}`).bind(values).one(row);
  return Number(row.found);
}

/** One statement: two new services at the same time get two numbers. */
function nextNumber(app: pb.App, type: ItemType): number {
  const row = new DynamicModel({ last: 0 });
  app
    .db()
    .newQuery("UPDATE service_numbers SET last = last + 1 WHERE item_type = {:type} RETURNING last")
    .bind({ type })
    .one(row);
  return Number(row.last);
}
