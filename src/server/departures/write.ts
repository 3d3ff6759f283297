import { isBookingId } from "#domain/booking/reference.ts";
import type { RuleErrors } from "#domain/departures/check.ts";
import type { Resource } from "#domain/departures/rules.ts";
import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { markOf } from "../office/admins.ts";
import { newRecord } from "../office/new-record.ts";
import { refuse, refuseWhole } from "../office/refuse.ts";
import { change } from "../office/sql.ts";
import { bodyOf, textsOf } from "../pocketbase/call.ts";
import { foundOrNull } from "../pocketbase/found-or-null.ts";
import { assignedAhead, forgetAssignments } from "./assign.ts";
import { knowAnew } from "./facts.ts";
import { moveExceptions } from "./move-exceptions.ts";
import { moveGuests } from "./move-guests.ts";
import { type About, ALWAYS, READERS, type Stored, serviceOf } from "./readers.ts";
import { forgetRules, readResources, readRules } from "./rules.ts";

/** What a device sends: a row as it shall be, or its end. */
interface Act {
  readonly table: string;
  /** The row's own id, made by the device; `tour/5` for the limits of a service. */
  readonly id: string;
  /** Stamp of the row that it was made on; empty for a new one. */
  readonly version: string;
  /** Null takes the row away. */
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/**
 * `POST /api/office/departure-rules`: changes one schedule, exception, resource or assignment, or the limits of one
 * service, and what the database knows of the departures that it is about. An act that comes again is answered as it
 * was; 409 with `changed_meanwhile` where somebody else was faster, 400 with a code per field, 404 for a row
 * that is none.
 */
export function changeRules(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const { texts, errors } = textsOf(body, "table", "id", "version");
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const act: Act = { ...texts, fields: body.fields as Act["fields"] };
  const isNamed = act.table === "limits" ? act.id.includes("/") : isBookingId(act.id);
  const isKnown = Object.keys(READERS).includes(act.table);
  if (!isKnown || !isNamed) return refuse(e, { table: "texts_expected" });
  // nothing but a null takes a row away
  if (typeof body.fields !== "object") return refuse(e, { fields: "texts_expected" });

  let outcome: Outcome = { status: 200 };
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      outcome = write(app, act, markOf(e));
      // what was written before a refusal goes with it
      if (outcome.status !== 200) throw new Error(REFUSED);
    });
  } catch (error) {
    if (!String(error).includes(REFUSED)) throw storageTrouble(error);
  }
  forgetRules(e.app);
  if (outcome.errors) return refuse(e, outcome.errors);
  if (outcome.status !== 200) {
    return refuseWhole(e, outcome.status, outcome.status === 404 ? "rule_gone" : "rule_changed");
  }
  e.json(200, { version: outcome.version ?? "" });
}

const REFUSED = "the rule is refused";

interface Outcome {
  readonly status: 200 | 400 | 404 | 409;
  readonly errors?: RuleErrors;
  readonly version?: string;
}

function write(app: pb.App, act: Act, mark: string): Outcome {
  const current = rowOf(app, act);
  if (!act.fields) return remove(app, act, { current, mark });
  const read = READERS[act.table] as (typeof READERS)[string];
  const stored = read(app, { id: act.id, fields: act.fields });
  const { columns, errors, about, daysOff } = stored;
  if (Object.keys(errors).length > 0) return { status: 400, errors };
  if (!current && (act.version || act.table === "limits")) return { status: 404 };
  const record = current ?? newRecord(app, act.table, { id: act.id });
  if (current && current.getString("updated_at") !== act.version) {
    return isAlready(app, current, stored)
      ? { status: 200, version: current.getString("updated_at") }
      : { status: 409 };
  }
  const before = current ? aboutRow(current) : null;
  const rules = readRules(app);
  record.load({ ...columns });
  app.saveNoValidate(record);
  if (daysOff) writeDaysOff(app, act.id, daysOff);
  const since = current?.getString("created_at") ?? "";
  follow(app, [before, about], { before: rules, rule: act.id, since, mark });
  return { status: 200, version: record.getString("updated_at") };
}

/** Other exceptions, what the database knows, and who is booked, follow a changed rule. */
function follow(
  app: pb.App,
  about: readonly (About | null)[],
  changed: Omit<Parameters<typeof moveGuests>[1], "after" | "about">,
): void {
  const all = about.filter((one) => one !== null);
  if (all.length === 0) return;
  moveExceptions(app, changed);
  for (const one of all) knowAnew(app, one);
  moveGuests(app, { ...changed, after: readRules(app), about: all });
}

function remove(
  app: pb.App,
  act: Act,
  { current, mark }: { readonly current: pb.Record | null; readonly mark: string },
): Outcome {
  // it came before, and its answer was lost
  if (!current) return { status: 200 };
  if (act.table === "limits") return { status: 404 };
  if (current.getString("updated_at") !== act.version) return { status: 409 };
  const about = aboutRow(current);
  if (act.table === "resources") {
    const ahead = assignedAhead(app, act.id);
    if (ahead > 0) return { status: 400, errors: { id: `resource_assigned:${ahead}` } };
    forgetAssignments(app, act.id);
    writeDaysOff(app, act.id, []);
  }
  const before = readRules(app);
  app.delete(current);
  const since = current.getString("created_at");
  follow(app, [about], { before, rule: act.id, since, mark });
  return { status: 200 };
}

/** The record that an act is about: a service for its limits. */
const rowOf = (app: pb.App, { table, id }: Act): pb.Record | null =>
  table === "limits" ? serviceOf(app, id) : foundOrNull(() => app.findRecordById(table, id));

function aboutRow(record: pb.Record): About | null {
  const table = record.collection().name;
  if (table === "schedules") return { scope: record.getString("item"), ...ALWAYS };
  if (table !== "exceptions") return null;
  const [scope = "", from = "", until = ""] = ["scope", "from", "until"].map((field) =>
    record.getString(field),
  );
  return { scope, from, until };
}

function writeDaysOff(app: pb.App, id: string, daysOff: Resource["daysOff"]): void {
  change(app, "DELETE FROM absences WHERE resource = {:id}", { id });
  for (const [first, last] of daysOff) {
    change(app, "INSERT OR REPLACE INTO absences VALUES ({:id}, {:first}, {:last})", {
      ...{ id, first, last },
    });
  }
}

/** True where the row says the same already: the act came before, and its answer was lost. */
function isAlready(app: pb.App, record: pb.Record, { columns, daysOff }: Stored): boolean {
  const isSame = Object.entries(columns).every(([field, value]) => {
    const stored = record.getString(field);
    return typeof value === "object" ? stored === JSON.stringify(value) : stored === String(value);
  });
  if (!isSame || !daysOff) return isSame;
  const kept = readResources(app).find(({ id }) => id === record.id)?.daysOff ?? [];
  return JSON.stringify(kept) === JSON.stringify([...daysOff].sort());
}
