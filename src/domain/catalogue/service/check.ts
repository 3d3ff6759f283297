import type { ItemType } from "../item.ts";
import { type FieldRule, LIST_LIMITS, rulesOf, type Step } from "./rules.ts";

/** A tour or transfer under PocketBase's names of its fields. */
export type ServiceRow = Readonly<Record<string, unknown>>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What a number is to be that lies between two steps. */
const STEP_WORDS: Readonly<Record<Step, string>> = {
  1: "A whole number",
  0.1: "At most one decimal",
  0.01: "At most two decimals",
};
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A message for each field that breaks its rule, an empty object when all is well. */
export function checkService(type: ItemType, row: ServiceRow): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rulesOf(type))) {
    const error = checkField(rule, row[field]);
    if (error) errors[field] = error;
  }
  if (!errors.slug && !SLUG.test(String(row.slug))) {
    errors.slug = "Only small letters, digits and single hyphens";
  }
  return errors;
}

function checkField(rule: FieldRule, value: unknown): string | null {
  switch (rule.kind) {
    case "text":
    case "lines":
      return checkText(rule, String(value ?? ""));
    case "number":
      return checkNumber(rule, value);
    case "choice":
      return rule.choices.includes(String(value)) ? null : `${rule.label} is required`;
    case "list":
      return checkList(value, (entry) => typeof entry === "string" && isShort(entry));
    case "itinerary":
      return checkItinerary(value);
  }
}

function checkText(rule: FieldRule & { kind: "text" | "lines" }, text: string): string | null {
  if (rule.kind === "text" && rule.isRequired && !text.trim()) return `${rule.label} is required`;
  return text.length > rule.max ? `At most ${rule.max} characters` : null;
}

function checkNumber(rule: FieldRule & { kind: "number" }, value: unknown): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return `${rule.label} is required`;
  if (value < rule.min) return `At least ${rule.min}`;
  if (value > rule.max) return `At most ${rule.max}`;
  const steps = value / rule.step;
  // 4.1 is 40.999999999999993 steps of 0.1
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? STEP_WORDS[rule.step] : null;
}

const isShort = (entry: string) => entry !== "" && entry.length <= LIST_LIMITS.characters;

function checkList(value: unknown, isGood: (entry: unknown) => boolean): string | null {
  if (!Array.isArray(value)) return "A list is expected";
  if (value.length > LIST_LIMITS.entries) return `At most ${LIST_LIMITS.entries} entries`;
  return value.every(isGood) ? null : `At most ${LIST_LIMITS.characters} characters an entry`;
}

function checkItinerary(value: unknown): string | null {
  if (!Array.isArray(value)) return "A list is expected";
  if (!value.every((stop) => CLOCK.test(String(stop?.time)))) return "Give each stop a time: 07:30";
  return checkList(value, (stop) => isShort(String((stop as { activity?: unknown }).activity)));
}
