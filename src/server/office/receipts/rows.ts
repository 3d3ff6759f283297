import type { Receipt } from "#domain/receipts/receipt.ts";
import { change, jsonOf, textOf } from "../sql.ts";

/** SQL for the JSON of the receipt `r`, as devices know it. */
export const RECEIPT_JSON = `json_object('id', r.id, 'payment', r.payment, 'series', r.series,
  'number', r.number, 'issued_at', r.issued_at, 'content', json(r.content))`;

/** SQL, true once the payment of the receipt `r` was taken back, whether that has a receipt of its own or not. */
export const IS_CANCELLED = `(r.payment <> '' AND EXISTS (
  SELECT 1 FROM payments AS back WHERE back.corrects = r.payment AND back.corrects <> ''))`;

/** With whether it is cancelled since, for who knows no payments. */
const STANDING_JSON = `json_patch(${RECEIPT_JSON}, iif(${IS_CANCELLED}, '{"cancelled":true}', '{}'))`;

type Stored = Receipt & { readonly booking: string };

/** The receipt of an id; undefined where there is none. */
export const receiptById = (app: pb.App, id: string): Stored | undefined =>
  jsonOf<Stored[]>(
    app,
    `SELECT json_group_array(json_patch(${STANDING_JSON}, json_object('booking', r.booking))) AS value
     FROM receipts AS r WHERE r.id = {:id}`,
    { id },
  )[0];

/** The receipts of a booking, as JSON, for its guest: not what was never valid; what is cancelled says so. */
export const receiptsText = (app: pb.App, booking: string): string =>
  textOf(
    app,
    `SELECT json_group_array(${STANDING_JSON} ORDER BY r.rowid) AS value
     FROM receipts AS r WHERE r.booking = {:booking} AND r.payment <> ''`,
    { booking },
  );

/** Adds one, in a transaction. */
export function addReceipt(app: pb.App, receipt: Stored, by: string): void {
  const { content, ...columns } = receipt;
  change(
    app,
    `INSERT INTO receipts (id, booking, payment, series, number, issued_at, issued_by, content, created_at)
     VALUES ({:id}, {:booking}, {:payment}, {:series}, {:number}, {:issued_at}, {:by}, {:content},
       strftime('%Y-%m-%d %H:%M:%fZ'))`,
    { ...columns, by, content: JSON.stringify(content) },
  );
}
