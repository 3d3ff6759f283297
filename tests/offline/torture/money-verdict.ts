import type { Payment } from "#domain/booking/payments/row.ts";
import type { Instance } from "../../server/support/instance.ts";
import type { Cashier, CashierLeft, SavedPayment } from "./cashier.ts";

export interface MoneyVerdict {
  /** Rows of payments that devices have called saved, and the rows in SQLite. */
  readonly rowsSaid: number;
  readonly rowsStored: number;
  /** Called saved, and neither stored to the cent nor refused with words; taken back, and neither gone nor corrected. */
  readonly paymentsLost: number;
  /** Rows that no device has made, or twice. */
  readonly paymentsDoubled: number;
  /** Bookings whose kept sum is not what their rows come to. */
  readonly wrongSums: number;
  readonly cashUps: number;
  readonly cashUpsLost: number;
  /** Cash-ups that say something else than the payments that they have counted. */
  readonly wrongCashUps: number;
  /** Payments that a device takes for open and the server does not, or the other way round. */
  readonly wrongTills: number;
  /** Acts of money that the server has refused: corrected or counted by another meanwhile. */
  readonly moneyRefused: number;
  readonly moneyWaiting: number;
}

type Row = SavedPayment["rows"][number] &
  Pick<Payment, "kind" | "corrects" | "note"> & { readonly booking: string };

/** Compares what those who take money have said with what SQLite holds. */
export async function judgeMoney(
  instance: Instance,
  cashiers: readonly Cashier[],
  left: readonly CashierLeft[],
): Promise<MoneyVerdict> {
  const rows = await instance.sql<Row>(
    "SELECT id, kind, booking, cents, currency, method, corrects, note FROM payments",
  );
  const [sums = { wrongSums: 0, wrongCashUps: 0 }] =
    await instance.sql<Pick<MoneyVerdict, "wrongSums" | "wrongCashUps">>(SUMS);
  const counted = await instance.sql<{ id: string }>("SELECT id FROM cash_ups");
  const open = await instance.sql<{ id: string; account: string }>(
    "SELECT id, taken_by AS account FROM payments WHERE cash_up = ''",
  );
  const refused = new Set(left.flatMap((one) => one.refused));
  const said = cashiers.flatMap(({ saved }) => saved).filter(({ id }) => !refused.has(id));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const isBack = ({ id }: SavedPayment) =>
    !stored.has(id) || rows.some(({ corrects }) => corrects === id);
  const isThere = ({ booking, rows: made }: SavedPayment) =>
    made.every(({ id, cents, currency, method }) => {
      const row = stored.get(id);
      const isSame = row?.booking === booking && row.cents === cents;
      return isSame && row.currency === currency && row.method === method;
    });
  const known = new Set(said.flatMap(({ rows: made }) => made.map(({ id }) => id)));
  const wrongTills = cashiers.flatMap(({ account }, at) => {
    const here = new Set(left[at]?.open);
    const there = open.filter((row) => row.account === account).map(({ id }) => id);
    return [...there.filter((id) => !here.delete(id)), ...here];
  });
  const cashUps = new Set(counted.map(({ id }) => id));
  const signed = cashiers.flatMap((one) => one.cashUps).filter((id) => !refused.has(id));
  return {
    rowsSaid: known.size,
    rowsStored: rows.length,
    paymentsLost: said.filter((one) => !(one.isUndone ? isBack(one) : isThere(one))).length,
    paymentsDoubled: rows.filter(({ id, note }) => !known.has(id) && note !== "taken_back").length,
    ...sums,
    cashUps: counted.length,
    cashUpsLost: signed.filter((id) => !cashUps.has(id)).length,
    wrongTills: wrongTills.length,
    moneyRefused: refused.size,
    moneyWaiting: left.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

const SUMS = `SELECT
  (SELECT count(*) FROM bookings AS b WHERE round(paid_amount * 100) <>
    coalesce((SELECT sum(usd_cents) FROM payments WHERE booking = b.id), 0)) AS wrongSums,
  (SELECT count(*) FROM cash_ups AS c WHERE
    (SELECT sum(v.value ->> 'expected') FROM json_each(c.counts) AS v) <>
    (SELECT sum(cents) FROM payments WHERE cash_up = c.id)
    OR NOT EXISTS (SELECT 1 FROM payments WHERE cash_up = c.id)) AS wrongCashUps`;

/** True when no money was lost, doubled or counted wrongly. */
export function isMoneyKept(verdict: MoneyVerdict): boolean {
  const { paymentsLost, paymentsDoubled, wrongSums, cashUpsLost, wrongCashUps } = verdict;
  const { wrongTills, moneyWaiting } = verdict;
  const broken = paymentsLost + paymentsDoubled + wrongSums + cashUpsLost + wrongCashUps;
  return broken + wrongTills + moneyWaiting === 0;
}
