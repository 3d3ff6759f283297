import { LANGUAGES } from "#domain/language.ts";
import type { ItemType } from "../item.ts";
import { ASK_LEVELS } from "./asks.ts";
import { checkBands, checkExtras } from "./bands-check.ts";
import { checkDeposit, isNothing } from "./deposit.ts";
import { checkQuestions } from "./questions-check.ts";
import {
  type FieldRule,
  hasLanguages,
  LIST_LIMITS,
  QUESTION_LIMITS,
  rulesOf,
  type Step,
} from "./rules.ts";
import type { StoredTexts } from "./texts.ts";

/** A tour or transfer under PocketBase's names of its fields. */
export type ServiceRow = Readonly<Record<string, unknown>>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What a number is to be that lies between two steps. */
const STEPS: Readonly<Record<Step, string>> = {
  1: "whole_number",
  0.1: "one_decimal",
  0.01: "two_decimals",
};
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * A code for each field that breaks its rule (`#domain/office/refusal.ts`), an empty object when all is well. What is
 * written in another language is named `texts.es.name`, and may be missing.
 */
export function checkService(type: ItemType, row: ServiceRow): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rulesOf(type))) {
    const error = checkField(field, rule, row);
    if (error) errors[field] = error;
  }
  if (!errors.slug && !SLUG.test(String(row.slug))) {
    errors.slug = "slug_letters";
  }
  return { ...errors, ...checkTexts(type, row.texts ?? {}) };
}

function checkTexts(type: ItemType, texts: unknown): Record<string, string> {
  if (!isRecord(texts)) return { texts: "texts_expected" };
  const errors: Record<string, string> = {};
  const fields = Object.entries(rulesOf(type)).filter(([, rule]) => hasLanguages(rule));
  for (const language of LANGUAGES.slice(1)) {
    const written = (texts as StoredTexts)[language] ?? {};
    if (!isRecord(written)) {
      errors[`texts.${language}`] = "texts_expected";
      continue;
    }
    for (const [field, rule] of fields) {
      const error = checkWritten(field, rule, written[field]);
      if (error) errors[`texts.${language}.${field}`] = error;
    }
  }
  return errors;
}

/** Names with values, of which there may be none. */
const isRecord = (value: unknown): boolean =>
  isNothing(value) || (typeof value === "object" && !Array.isArray(value));

function checkWritten(field: string, rule: FieldRule, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (rule.kind === "text" || rule.kind === "lines") {
    if (typeof value !== "string") return "text_expected";
    return checkText(field, { kind: "lines", max: rule.max }, value);
  }
  // an entry that is empty shows English
  const most = rule.kind === "questions" ? LONGEST_QUESTION : LIST_LIMITS.characters;
  return checkList(value, (entry) => typeof entry === "string" && entry.length <= most);
}

function checkField(field: string, rule: FieldRule, row: ServiceRow): string | null {
  const value = row[field];
  switch (rule.kind) {
    case "text":
    case "lines":
      return checkText(field, rule, String(value ?? ""));
    case "number":
      return checkNumber(field, rule, value);
    case "choice":
      return rule.choices.includes(String(value ?? "")) ? null : `required:${field}`;
    case "list":
      return checkList(value, (entry) => typeof entry === "string" && isShort(entry));
    case "itinerary":
      return checkItinerary(value);
    case "asks":
      return checkAsks(value);
    case "bands":
      return checkBands(value ?? [], row);
    case "extras":
      return checkExtras(value ?? []);
    case "questions":
      return checkQuestions(value ?? []);
    case "deposit":
      return checkDeposit(value);
  }
}

function checkAsks(value: unknown): string | null {
  const said = Object.values(Object(value ?? {}));
  const isGood =
    isRecord(value) && said.every((level) => ASK_LEVELS.some((known) => known === level));
  return isGood ? null : `one_of:${ASK_LEVELS.join(", ")}`;
}

function checkText(
  field: string,
  rule: FieldRule & { kind: "text" | "lines" },
  text: string,
): string | null {
  if (rule.kind === "text" && rule.isRequired && !text.trim()) return `required:${field}`;
  return text.length > rule.max ? `too_long:${rule.max}` : null;
}

function checkNumber(
  field: string,
  rule: FieldRule & { kind: "number" },
  value: unknown,
): string | null {
  if (Number.isNaN(value)) return "number_unreadable";
  if (typeof value !== "number" || !Number.isFinite(value)) return `required:${field}`;
  if (value < rule.min) return `at_least:${rule.min}`;
  if (value > rule.max) return `at_most:${rule.max}`;
  const steps = value / rule.step;
  // 4.1 is 40.999999999999993 steps of 0.1
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? STEPS[rule.step] : null;
}

/** In another language its words and its choices are one text. */
const LONGEST_QUESTION =
  QUESTION_LIMITS.characters + QUESTION_LIMITS.choices * (QUESTION_LIMITS.choice + 3);

const isShort = (entry: string) => entry !== "" && entry.length <= LIST_LIMITS.characters;

function checkList(value: unknown, isGood: (entry: unknown) => boolean): string | null {
  if (!Array.isArray(value)) return "list_expected";
  if (value.length > LIST_LIMITS.entries) return `too_many_entries:${LIST_LIMITS.entries}`;
  return value.every(isGood) ? null : `entry_too_long:${LIST_LIMITS.characters}`;
}

function checkItinerary(value: unknown): string | null {
  if (!Array.isArray(value)) return "list_expected";
  if (!value.every((stop) => CLOCK.test(String(stop?.time)))) return "stop_time";
  return checkList(value, (stop) => isShort(String((stop as { activity?: unknown }).activity)));
}
