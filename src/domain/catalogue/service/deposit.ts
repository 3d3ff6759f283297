import type { DepositRule } from "#domain/deposit/rule.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import { typedNumber } from "./typed-number.ts";

/** The largest amount that is asked for ahead, in US cents; the longest time before the day of travel. */
const MOST_CENTS = 10_000_000;
const MOST_DAYS = 365;

/** A deposit while it is being edited: as typed, an amount in US dollars. */
export interface DepositDraft {
  readonly kind: "" | "percent" | "amount";
  readonly share: string;
  readonly days: string;
}

/** Null for none or a rule that can be kept, else the code of what is wrong with it. */
export function checkDeposit(stored: unknown): string | null {
  if (isNothing(stored)) return null;
  const { percent, cents, days, ...others }: Record<string, unknown> = Object(stored);
  const isOne = percent === undefined || cents === undefined;
  if (!isOne || Object.keys(others).length > 0 || typeof stored !== "object") return "deposit_one";
  if (cents === undefined && !isCount(percent, 1, 100)) return "deposit_percent";
  if (percent === undefined && !isCount(cents, 1, MOST_CENTS)) return "deposit_amount";
  return isCount(days, 0, MOST_DAYS) ? null : `deposit_days:${MOST_DAYS}`;
}

/** The rule in what is stored; undefined where there is none. */
export function depositOf(stored: unknown): DepositRule | undefined {
  const isRule = !isNothing(stored) && checkDeposit(stored) === null;
  return isRule ? (stored as DepositRule) : undefined;
}

/** A stored rule as the editor shows it. */
export function depositDraft(stored: unknown): DepositDraft {
  const rule = depositOf(stored);
  if (!rule) return { kind: "", share: "", days: "" };
  const { percent, cents = 0, days } = rule;
  const share =
    percent === undefined
      ? { kind: "amount", share: String(centsToDollars(cents)) }
      : { kind: "percent", share: String(percent) };
  return { ...share, days: String(days) } as DepositDraft;
}

/** What is typed as it is stored; what is no number the check refuses. */
export function depositOfDraft(draft: DepositDraft | undefined): unknown {
  if (!draft?.kind) return {};
  const { kind, share, days } = draft;
  const amount = typedNumber(share, null);
  const cents = amount === null ? null : dollarsToCents(amount);
  const rule = kind === "percent" ? { percent: amount } : { cents };
  return { ...rule, days: typedNumber(days, null) };
}

/** What PocketBase has for an empty field, too. */
export const isNothing = (stored: unknown): boolean =>
  stored === null ||
  stored === undefined ||
  (typeof stored === "object" && Object.keys(stored).length === 0);

const isCount = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
