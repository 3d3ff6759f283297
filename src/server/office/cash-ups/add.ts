import { cashUpQuestion, countedOf, isBelowNothing } from "#domain/cash-up/cash-up.ts";
import type { CashUpCommand, Taken } from "#domain/cash-up/row.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { actorOf } from "../admins.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { change, jsonOf } from "../sql.ts";
import { readCashUp } from "./read.ts";
import { cashUpById, rowsOfCashUp } from "./rows.ts";

/** Why it was not stored: a code for a field, or one for the whole. */
interface Refusal {
  readonly errors?: Record<string, string>;
  readonly whole?: string;
}

/**
 * `POST /api/office/cash-ups`: stores what was counted of somebody's takings, and marks the named payments as counted, all
 * of them or none. What should be there is reckoned here, from these payments. Answers with the cash-up, also when the
 * same comes again.
 */
export function addCashUp(e: pb.RequestEvent): void {
  const { command, errors } = readCashUp(bodyOf(e), Date.now());
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  let refusal: Refusal = {};
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      refusal = add(app, command, actorOf(e));
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  if (refusal.errors) return refuse(e, refusal.errors);
  if (refusal.whole) return refuseWhole(e, 409, refusal.whole);
  e.json(200, cashUpById(e.app, command.id));
}

type Named = Taken & { readonly cash_up: string; readonly taken_by: string };

/** In a transaction: what nobody has counted before is counted now. */
function add(app: pb.App, command: CashUpCommand, by: string): Refusal {
  const { id, taken_by, counted_at, note } = command;
  const twin = cashUpById(app, id);
  if (twin) return isSame(app, command, twin.taken_by) ? {} : { whole: "cash_up_id_used" };
  const ids = JSON.stringify(command.payments);
  const named = jsonOf<readonly Named[]>(
    app,
    `SELECT json_group_array(json_object('id', id, 'cents', cents, 'currency', currency, 'method', method,
       'cash_up', cash_up, 'taken_by', taken_by)) AS value
     FROM payments WHERE id IN (SELECT value FROM json_each({:ids}))`,
    { ids },
  );
  if (named.some(({ cash_up }) => cash_up !== "")) return { whole: "cash_up_counted_before" };
  const isTheirs = named.every((row) => row.taken_by === taken_by);
  if (!isTheirs || named.length < command.payments.length) return { whole: "cash_up_unknown" };
  const counts = countedOf(named, command.counts);
  if (counts.some(isBelowNothing)) return { errors: { counts: "cash_up_below" } };
  const question = cashUpQuestion(counts);
  if (question && !note) return { errors: { note: question } };
  change(
    app,
    `INSERT INTO cash_ups (id, taken_by, name, made_by, counted_at, counts, note, created_at)
     VALUES ({:id}, {:taken_by}, coalesce((SELECT username FROM admins WHERE id = {:taken_by}), ''), {:by},
       {:counted_at}, {:counts}, {:note}, strftime('%Y-%m-%d %H:%M:%fZ'))`,
    { id, taken_by, by, counted_at, note, counts: JSON.stringify(counts) },
  );
  change(
    app,
    "UPDATE payments SET cash_up = {:id} WHERE id IN (SELECT value FROM json_each({:ids}))",
    { id, ids },
  );
  return {};
}

/** The same has come again: of the same person, of the same payments. */
function isSame(app: pb.App, command: CashUpCommand, taken_by: string): boolean {
  const counted = rowsOfCashUp(app, command.id).map(({ id }) => id);
  return (
    taken_by === command.taken_by &&
    counted.length === command.payments.length &&
    counted.every((id) => command.payments.indexOf(id) >= 0)
  );
}
