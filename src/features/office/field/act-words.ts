import type { CountedTill, OfficeRow, ReceiptRow, WaiverActRow } from "#data/office/local/row.ts";
import { handingWords } from "#domain/booking/payments/payment.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import { historyWords, labelOf, toldColumns, valueWords } from "#domain/booking/told.ts";
import { receiptNumber } from "#domain/receipts/number.ts";
import { paymentKinds } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/waiting.ts";

/** What an act does, in one line. */
export function actWords(act: OfficeRow): string {
  if (act.kind === "new") return words.newBooking(act.command.item_name);
  if (act.kind === "payment") return paymentWords(act.payment);
  if (act.kind === "cash_up") return cashUpWords(act.cashUp);
  if (act.kind === "receipt") return receiptWords(act);
  if (act.kind === "waiver") return waiverWords(act);
  return toldColumns(Object.keys(act.changes))
    .map((column) => `${labelOf(column)}: ${valueWords(column, act.changes) || words.empty}`)
    .concat(act.reason ? [words.noteOf(act.reason)] : [])
    .concat(act.letter ? [words.withLetter] : [])
    .join(" · ");
}

function paymentWords(payment: PaymentCommand): string {
  const handing = payment.kind === "correction" ? payment.instead : payment;
  const amount = handing ? handingWords(handing) : words.nothingPaid;
  const note = payment.note ? [words.noteOf(historyWords("paid_note", payment.note))] : [];
  return [`${paymentKinds[payment.kind]}: ${amount}`, ...note].join(" · ");
}

function cashUpWords({ counts, note }: CountedTill): string {
  const counted = counts.map(({ counted: cents, ...way }) => handingWords({ ...way, cents }));
  const noted = note ? [words.noteOf(historyWords("paid_note", note))] : [];
  return [words.cashUp(counted.join("; ")), ...noted].join(" · ");
}

function receiptWords({ receipt, isMailed }: ReceiptRow): string {
  const number = receiptNumber(receipt);
  if (!receipt.payment) return words.voidReceipt(number);
  return isMailed ? words.mailedReceipt(number) : words.receipt(number);
}

function waiverWords({ waiver }: WaiverActRow): string {
  return "voids" in waiver ? words.voidWaiver(waiver.reason) : words.waiver(waiver.guest);
}

/** Whose booking it is about, or whose takings. */
export function guestOf(act: OfficeRow): string {
  if ("guest" in act) return act.guest;
  if (act.kind === "cash_up") return words.takingsOf(act.cashUp.name);
  const { customer_first_name: first = "", customer_last_name: last = "" } =
    act.kind === "new" ? act.command : act.base;
  return `${first} ${last}`.trim();
}
