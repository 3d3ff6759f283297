import type { Control } from "./bad-line.ts";
import { isMoneyKept, type MoneyVerdict } from "./money-verdict.ts";
import { isKept, type Verdict } from "./verdict.ts";

export interface Circumstances {
  readonly seed: number;
  readonly minutes: number;
  readonly control: Control | null;
  readonly devices: number;
  readonly cashiers: number;
  readonly serverKills: number;
  readonly lineCuts: number;
  readonly browserKills: number;
  readonly reloads: number;
  readonly requests: number;
  readonly faults: ReadonlyMap<string, number>;
}

/** What happened, for people. */
export function tableOf(
  verdict: Verdict,
  money: MoneyVerdict,
  circumstances: Circumstances,
): string {
  const { faults, control, ...others } = circumstances;
  const rows: [string, string | number][] = [
    ["seed", others.seed],
    ["minutes", others.minutes],
    ["control", control ?? "none"],
    ["devices, two tabs each", others.devices],
    ["made: bookings called saved", verdict.made],
    ["stored: bookings in SQLite", verdict.stored],
    ["  of these killed before 'saved' was said", verdict.unsaid],
    ["LOST", verdict.lost],
    ["DOUBLED", verdict.doubled],
    ["OVERSOLD departures", verdict.oversold],
    ["  guests with a seat", verdict.seated],
    ["  guests who wait for one", verdict.unseated],
    ["shown as answered, not stored", verdict.claimed],
    ["needs attention", verdict.attention],
    ["still waiting after the end", verdict.waiting],
    ["taken back", verdict.undone],
    ["  of these still booked", verdict.stillBooked],
    ["bookings without exactly two mail jobs (cancelled: four)", verdict.wrongMails],
    ["devices that take money", others.cashiers],
    ["payments and corrections called saved, in rows", money.rowsSaid],
    ["stored: payments in SQLite", money.rowsStored],
    ["PAYMENTS LOST", money.paymentsLost],
    ["PAYMENTS DOUBLED", money.paymentsDoubled],
    ["bookings whose sum is wrong", money.wrongSums],
    ["cash-ups", money.cashUps],
    ["  of these lost", money.cashUpsLost],
    ["  that count wrongly", money.wrongCashUps],
    ["payments that a device counts otherwise", money.wrongTills],
    ["corrected or counted by another meanwhile, and told", money.moneyRefused],
    ["money still waiting after the end", money.moneyWaiting],
    ["SQLite's integrity check", verdict.integrity],
    ["server killed with SIGKILL", others.serverKills],
    ["browsers killed with SIGKILL", others.browserKills],
    ["pages reloaded", others.reloads],
    ["whole line cut", others.lineCuts],
    ["requests sent", others.requests],
    ...[...faults]
      .sort(([, a], [, b]) => b - a)
      .map(([what, count]): [string, number] => [`fault: ${what}`, count]),
    ["the promise", isKept(verdict) && isMoneyKept(money) ? "kept" : "BROKEN"],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n");
}
