import { MOST_COUNTED } from "#domain/cash-up/cash-up.ts";
import type { CashUp, Taken } from "#domain/cash-up/row.ts";
import { jsonOf } from "../sql.ts";

/** So many of somebody's last cash-ups are told. */
const MOST_TOLD = 30;

/** SQL for the JSON of the payment `p` as a cash-up counts it. */
const TAKEN_JSON = `json_object('id', p.id, 'booking', p.booking, 'kind', p.kind, 'cents', p.cents,
  'currency', p.currency, 'method', p.method, 'taken_at', p.taken_at)`;

const ofCashUp = (sql: string) => `(SELECT ${sql} FROM payments WHERE cash_up = c.id)`;
/** SQL for the JSON of the cash-up `c`. */
const CASH_UP_JSON = `json_object('id', c.id, 'taken_by', c.taken_by,
  'name', coalesce((SELECT username FROM admins WHERE id = c.taken_by), c.name), 'made_by', c.made_by,
  'counted_at', c.counted_at, 'from', ${ofCashUp("min(taken_at)")}, 'until', ${ofCashUp("max(taken_at)")},
  'payments', ${ofCashUp("count(*)")}, 'counts', json(c.counts), 'note', c.note)`;

/** Somebody's payments that no cash-up has counted, in their order: the newest, and whether there are older ones. */
export function openOf(app: pb.App, person: string) {
  const rows = jsonOf<readonly Taken[]>(
    app,
    `SELECT json_group_array(${TAKEN_JSON} ORDER BY p.n) AS value FROM (
       SELECT *, rowid AS n FROM payments WHERE cash_up = '' AND taken_by = {:person}
       ORDER BY rowid DESC LIMIT {:most}) AS p`,
    { person, most: MOST_COUNTED + 1 },
  );
  return { open: rows.slice(-MOST_COUNTED), hasOlder: rows.length > MOST_COUNTED };
}

/** Their last cash-ups, the newest first. */
export const cashUpsOf = (app: pb.App, person: string): readonly CashUp[] =>
  jsonOf(
    app,
    `SELECT json_group_array(${CASH_UP_JSON} ORDER BY c.n DESC) AS value FROM (
       SELECT *, rowid AS n FROM cash_ups WHERE taken_by = {:person}
       ORDER BY rowid DESC LIMIT ${MOST_TOLD}) AS c`,
    { person },
  );

/** The cash-up of an id; undefined where there is none. */
export const cashUpById = (app: pb.App, id: string): CashUp | undefined =>
  jsonOf<readonly CashUp[]>(
    app,
    `SELECT json_group_array(${CASH_UP_JSON}) AS value FROM cash_ups AS c WHERE c.id = {:id}`,
    { id },
  )[0];

/** What a cash-up has counted, in its order. */
export const rowsOfCashUp = (app: pb.App, id: string): readonly Taken[] =>
  jsonOf(
    app,
    `SELECT json_group_array(${TAKEN_JSON} ORDER BY p.rowid) AS value
     FROM payments AS p WHERE p.cash_up = {:id}`,
    { id },
  );

/**
 * Text that changes whenever {@link openOf} or {@link cashUpsOf} of somebody say something else, asked for often. How many are
 * open counts, too: a device that has added a payment of its own has the newest, and may not have what others put before it.
 */
export const TAKINGS_MARK = `SELECT
  (SELECT count(*) FROM (SELECT 1 FROM payments WHERE cash_up = '' AND taken_by = {:person} LIMIT ${MOST_COUNTED}))
  || ' ' || coalesce((SELECT id FROM payments WHERE cash_up = '' AND taken_by = {:person} ORDER BY rowid DESC LIMIT 1), '')
  || ' ' || coalesce((SELECT id FROM cash_ups WHERE taken_by = {:person} ORDER BY rowid DESC LIMIT 1), '') AS value`;
