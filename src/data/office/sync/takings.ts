import type { OfficeWire } from "#domain/booking/fields.ts";
import { rowsOf } from "#domain/booking/payments/payment.ts";
import type { Payment } from "#domain/booking/payments/row.ts";
import type { CashUp, Taken } from "#domain/cash-up/row.ts";
import { type Observed, observe } from "../../local/observe.ts";
import { actsOf, officeDatabase } from "../local/database.ts";
import type { CashUpRow, OfficeRow, PaymentRow } from "../local/row.ts";
import { loadTill, type Till } from "../remote/money/cash-ups.ts";
import { OWNER } from "./account.ts";
import { keep, readKept } from "./kept/answers.ts";

/** Under this name stands what the account has taken, with its cash-ups. */
const TAKINGS = "takings";

/** One's own takings and cash-ups, as they will be when all is sent. */
export interface OwnTill extends Pick<Till, "person" | "open" | "hasOlder"> {
  /** The newest first; `isWaiting`: the server has it not yet. */
  readonly cashUps: readonly (CashUp & { readonly isWaiting?: boolean })[];
}

/** One's own takings, whenever they change; null where this device keeps none. */
export function observeOwnTill(): Observed<OwnTill | null> {
  return observe(async () => {
    const owner = (await readKept<string>(OWNER))?.answer ?? "";
    const acts = await actsOf(owner);
    const kept = await readKept<Till>(TAKINGS);
    const paid = acts.filter((act) => act.kind === "payment");
    const bookings = await officeDatabase().bookings.bulkGet(paid.map(({ booking }) => booking));
    const isTheirs = kept?.answer.person.id === owner;
    return kept && isTheirs ? withWaiting(kept.answer, acts, bookings) : null;
  });
}

/** Takings with what waits: payments among them, and without those that a cash-up which waits has counted. */
export function withWaiting(
  till: Till,
  acts: readonly OfficeRow[],
  bookings: readonly (OfficeWire | undefined)[],
): OwnTill {
  const going = acts.filter(({ state }) => state !== "attention");
  const cashUps = going.filter((act) => act.kind === "cash_up");
  const counted = new Set(cashUps.flatMap(({ cashUp }) => cashUp.rows.map(({ id }) => id)));
  const known = new Set(till.open.map(({ id }) => id));
  // what another account has made here is in another drawer
  const made = going
    .filter((act) => act.kind === "payment")
    .filter(({ accountId }) => accountId === till.person.id)
    .flatMap(waitingRows(bookings))
    .filter(({ id }) => !known.has(id));
  const own = cashUps.filter(({ cashUp }) => cashUp.taken_by === till.person.id).reverse();
  return {
    ...till,
    open: [...till.open, ...made].filter(({ id }) => !counted.has(id)),
    cashUps: [...own.map(asWaiting), ...till.cashUps],
  };
}

/** What payments that wait will put into one's own drawer, in their order. */
function waitingRows(bookings: readonly (OfficeWire | undefined)[]) {
  const rows = new Map<string, readonly Payment[]>();
  for (const booking of bookings) if (booking) rows.set(booking.id, booking.payments ?? []);
  return ({ booking, payment, by }: PaymentRow): readonly Taken[] => {
    const known = rows.get(booking) ?? [];
    const made = rowsOf(payment, known, by);
    rows.set(booking, [...known, ...made]);
    return made.filter(({ taken_by }) => taken_by === by).map((row) => takenOf(booking, row));
  };
}

const takenOf = (
  booking: string,
  { id, kind, cents, currency, method, taken_at }: Payment,
): Taken => ({ id, booking, kind, cents, currency, method, taken_at });

function asWaiting({ id, cashUp }: CashUpRow): CashUp & { readonly isWaiting: true } {
  const { rows, ...said } = cashUp;
  const times = rows.map(({ taken_at }) => taken_at.replace("T", " ")).sort();
  const [from = "", until = from] = [times[0], times[times.length - 1]];
  return { ...said, id, from, until, payments: rows.length, isWaiting: true };
}

/** Text that says the same as the server's `takings` while what is kept is what the server knows. */
export async function takingsMark(): Promise<string> {
  const till = (await readKept<Till>(TAKINGS))?.answer;
  if (!till) return "nothing";
  const newest = till.open[till.open.length - 1]?.id ?? "";
  return `${till.open.length} ${newest} ${till.cashUps[0]?.id ?? ""}`;
}

/** Asks for one's own takings and keeps them. @returns false when they could not be had */
export async function refreshTakings(): Promise<boolean> {
  try {
    await keep(TAKINGS, await loadTill("", new AbortController().signal));
    return true;
  } catch {
    return false;
  }
}

/** The ids of the rows that a payment adds. */
export function madeBy({ payment }: PaymentRow): readonly string[] {
  const instead = payment.kind === "correction" ? payment.instead : null;
  return instead ? [payment.id, instead.id] : [payment.id];
}

/** In the transaction of an answer: what the account has taken with it lies in its drawer from now on. */
export async function noteTaken(stored: OfficeWire, sent: PaymentRow): Promise<void> {
  const made = madeBy(sent);
  const { by } = sent;
  const own = (stored.payments ?? []).filter((row) => made.includes(row.id) && row.taken_by === by);
  await changeTill(sent.accountId, (till) => {
    const isNew = ({ id }: Payment) => till.open.every((one) => one.id !== id);
    return {
      ...till,
      open: [...till.open, ...own.filter(isNew).map((row) => takenOf(stored.id, row))],
    };
  });
}

/** In the transaction of an answer: what a cash-up has counted is not open any more. */
export async function noteCounted(cashUp: CashUp, sent: CashUpRow): Promise<void> {
  const counted = new Set(sent.cashUp.rows.map(({ id }) => id));
  await changeTill(sent.accountId, (till) =>
    till.person.id !== cashUp.taken_by
      ? till
      : {
          ...till,
          open: till.open.filter(({ id }) => !counted.has(id)),
          cashUps: [
            cashUp,
            ...till.cashUps.filter(({ id }) => id !== cashUp.id),
          ] as Till["cashUps"],
        },
  );
}

/** Only of the account whose takings are kept. */
async function changeTill(accountId: string, change: (till: Till) => Till): Promise<void> {
  const { kept } = officeDatabase();
  const row = await kept.get(TAKINGS);
  const till = row?.answer as Till | undefined;
  if (row && till?.person.id === accountId) await kept.put({ ...row, answer: change(till) });
}
