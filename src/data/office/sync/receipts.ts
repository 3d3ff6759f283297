import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Payment } from "#domain/booking/payments/row.ts";
import { replacing } from "#domain/receipts/issue.ts";
import { newSeries } from "#domain/receipts/number.ts";
import type { Receipt, ReceiptContent } from "#domain/receipts/receipt.ts";
import { FRESH } from "../../local/queue-row.ts";
import { askToKeepData } from "../../sync/wake-up.ts";
import { officeDatabase, writeOffice } from "../local/database.ts";
import type { NewOfficeRow, ReceiptRow } from "../local/row.ts";
import { SERIES } from "./account.ts";
import { actingAccount, keepActing, newId } from "./acts.ts";

/** What this device has given last; a device that has lost it begins another series. */
interface Given {
  readonly series: string;
  readonly last: number;
}

const guestOf = ({ customer }: OfficeBooking) => `${customer.firstName} ${customer.lastName}`;

/**
 * Gives a receipt for a payment: the device's next number and what is to be sent are on the disk together, or neither
 * is. A payment that has one here keeps it. @throws as `saveChanges`
 */
export async function issueReceipt(
  booking: OfficeBooking,
  { id: payment }: Payment,
  content: ReceiptContent,
): Promise<void> {
  const guest = guestOf(booking);
  await write(async (given) => {
    const waiting = await actsOf(booking.id);
    const isGiven = waiting.some(
      (act) => act.kind === "receipt" && act.receipt.payment === payment,
    );
    if (!isGiven) await add({ booking: booking.id, payment, guest, content }, given);
  });
}

/**
 * Gives a receipt anew that the server has refused since another device had given its number: under a new series, so
 * that the two can meet no more. The refused one goes, and is named by the one in its place, which its mails now take along.
 */
export async function giveAnew({ seq, booking, guest, receipt }: ReceiptRow): Promise<void> {
  await write(async (given) => {
    const { acts } = officeDatabase();
    const refused = await acts.get(seq);
    if (refused?.state !== "attention") return;
    await acts.delete(seq);
    const isSame = given?.series === receipt.series;
    const content = replacing(receipt.content, receipt);
    const anew = { booking, guest, payment: receipt.payment, content };
    const inItsPlace = await add(anew, isSame ? null : given);
    for (const act of await actsOf(booking)) {
      if (act.kind !== "receipt" || act.receipt.id !== receipt.id) continue;
      await acts.put({ ...act, ...FRESH, receipt: inItsPlace });
    }
  });
}

/** Sends a receipt to its guest by mail, as soon as there is a line. @throws as `saveChanges` */
export async function mailReceipt(booking: OfficeBooking, receipt: Receipt): Promise<void> {
  const guest = guestOf(booking);
  await write(() => addAct({ booking: booking.id, guest, receipt, isMailed: true }));
}

/** In one transaction over the acts and the device's last number, which other tabs wait for. */
async function write(act: (given: Given | null) => Promise<void>): Promise<void> {
  askToKeepData();
  const { acts, kept } = officeDatabase();
  await writeOffice([acts, kept], async () => {
    await act(((await kept.get(SERIES))?.answer ?? null) as Given | null);
  });
  keepActing();
}

interface Giving {
  readonly booking: string;
  readonly payment: string;
  readonly guest: string;
  readonly content: ReceiptContent;
}

async function add(giving: Giving, given: Given | null): Promise<Receipt> {
  const { booking, payment, guest, content } = giving;
  const { series, last } = given ?? { series: newSeries(randomBytes), last: 0 };
  const number = last + 1;
  const issued_at = new Date().toISOString();
  const receipt = { id: newId(), payment, series, number, issued_at, content };
  const next: Given = { series, last: number };
  await officeDatabase().kept.put({ key: SERIES, atMs: Date.now(), answer: next });
  await addAct({ booking, guest, receipt, isMailed: false });
  return receipt;
}

async function addAct(act: Pick<ReceiptRow, "booking" | "guest" | "receipt" | "isMailed">) {
  const made = { id: newId(), accountId: actingAccount(), madeAtMs: Date.now() };
  const row: NewOfficeRow = { ...act, ...made, ...FRESH, kind: "receipt" };
  await officeDatabase().acts.add(row);
}

const actsOf = (booking: string) =>
  officeDatabase().acts.where("booking").equals(booking).toArray();

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
