import type { Payment } from "#domain/booking/payments/row.ts";
import { RECEIPT_JSON } from "../receipts/rows.ts";
import { change, jsonOf } from "../sql.ts";

/** SQL for the JSON of the payments of the booking `b`, in their order: by an index, so that lists stay cheap. */
export const PAYMENTS_JSON = `(SELECT json_group_array(json_object('id', p.id, 'kind', p.kind,
    'cents', p.cents, 'currency', p.currency, 'usd_cents', p.usd_cents, 'method', p.method,
    'taken_by', coalesce((SELECT username FROM admins WHERE id = p.taken_by), p.made_by),
    'made_by', p.made_by, 'taken_at', p.taken_at, 'corrects', p.corrects, 'note', p.note,
    'explains', p.explains,
    'receipt', (SELECT ${RECEIPT_JSON} FROM receipts AS r WHERE r.payment = p.id
      AND r.payment <> '')) ORDER BY p.rowid)
  FROM payments AS p WHERE p.booking = b.id)`;

/** What was recorded of a booking. */
export const paymentsOf = (app: pb.App, booking: string): readonly Payment[] =>
  jsonOf(app, `SELECT ${PAYMENTS_JSON} AS value FROM (SELECT {:booking} AS id) AS b`, { booking });

export type Twin = Pick<Payment, "kind" | "cents" | "currency" | "method" | "corrects"> & {
  booking: string;
};

/** The payment of an id; undefined where there is none. */
export const paymentById = (app: pb.App, id: string): Twin | undefined =>
  jsonOf<Twin[]>(
    app,
    `SELECT json_group_array(json_object('booking', booking, 'kind', kind, 'cents', cents,
       'currency', currency, 'method', method, 'corrects', corrects)) AS value
     FROM payments WHERE id = {:id}`,
    { id },
  )[0];

interface Adding {
  readonly booking: string;
  readonly rows: readonly Payment[];
  /** The account that has the money, but for what a correction is about. */
  readonly account: string;
}

/** Adds rows, in a transaction; the trigger of each counts it. What is right lies where the wrong one was put. */
export function addRows(app: pb.App, { booking, rows, account }: Adding): void {
  const [first] = rows;
  for (const { receipt: _none, ...row } of rows) {
    change(
      app,
      `INSERT INTO payments (id, booking, kind, cents, currency, usd_cents, method, taken_by, made_by,
         taken_at, corrects, note, explains, created_at)
       VALUES ({:id}, {:booking}, {:kind}, {:cents}, {:currency}, {:usd_cents}, {:method},
         coalesce((SELECT taken_by FROM payments WHERE id = {:of}), {:account}), {:made_by}, {:taken_at},
         {:corrects}, {:note}, {:explains}, strftime('%Y-%m-%d %H:%M:%fZ'))`,
      { ...row, booking, account, of: row.corrects || (first?.corrects ?? "") },
    );
  }
}
