import { isCalendarDay } from "../belize-date.ts";
import { isItemKey } from "../departures/key.ts";
import { MOST_CENTS } from "../money.ts";
import { type Code, foldCode } from "./code.ts";

/** What anybody can type on any phone, and say on another. */
const TEXT = /^[A-Z0-9-]{3,20}$/;
export const LONGEST_CODE = 20;
/** More than anybody hands out. */
const MOST_USES = 1_000_000;
const MOST_ITEMS = 200;

export type CodeErrors = { readonly [field in keyof Code]?: string };

/** A code as the office says it, whatever came: folded, and what is no day, number or service by a code for its field. */
export function readCode(said: unknown): { code: Code; errors: CodeErrors } {
  const fields: Readonly<Record<string, unknown>> = { ...Object(said) };
  const text = (name: keyof Code) => (typeof fields[name] === "string" ? fields[name] : "");
  const number = (name: keyof Code) => (fields[name] === undefined ? 0 : Number(fields[name]));
  const items = Array.isArray(fields.items) ? fields.items.map(String) : [];
  const code: Code = {
    text: foldCode(text("text")),
    ...{ percent: number("percent"), cents: number("cents") },
    ...{ booked_from: text("booked_from"), booked_until: text("booked_until") },
    ...{ travelled_from: text("travelled_from"), travelled_until: text("travelled_until") },
    items: [...new Set(items)].filter(isItemKey).sort(),
    ...{ uses: number("uses"), uses_each: number("uses_each") },
    active: fields.active === true,
  };
  const errors: Record<string, string> = {};
  if (!TEXT.test(code.text)) errors.text = `codes_text:${LONGEST_CODE}`;
  const isPart = (count: number, most: number) =>
    Number.isInteger(count) && count >= 0 && count <= most;
  if (!isPart(code.percent, 100)) errors.percent = "codes_percent";
  if (!isPart(code.cents, MOST_CENTS)) errors.cents = "codes_cents";
  if (code.percent > 0 === code.cents > 0) errors.percent ??= "codes_off";
  for (const name of ["uses", "uses_each"] as const)
    if (!isPart(code[name], MOST_USES)) errors[name] = "codes_uses";
  for (const kind of ["booked", "travelled"] as const) {
    const [from, until] = [code[`${kind}_from`], code[`${kind}_until`]];
    if (from && !isCalendarDay(from)) errors[`${kind}_from`] = "day_expected";
    if (until && !isCalendarDay(until)) errors[`${kind}_until`] = "day_expected";
    else if (until && from > until) errors[`${kind}_until`] = "ends_before_it_begins";
  }
  const areKnown = items.length <= MOST_ITEMS && items.every(isItemKey);
  if (!areKnown) errors.items = "service_unknown";
  return { code, errors };
}
