import { oneLine, severalLines } from "#domain/booking/normalise.ts";
import type { Asks } from "../asks.ts";
import type { ItemType } from "../item.ts";
import type { ItineraryStop } from "../tour.ts";
import { asksOf } from "./asks.ts";
import type { StoredBand, StoredExtra } from "./bands.ts";
import {
  type BandDraft,
  bandDraftOf,
  bandsOfDraft,
  type ExtraDraft,
  extraDraftOf,
  extrasOfDraft,
} from "./bands-draft.ts";
import type { ServiceRow } from "./check.ts";
import { type DepositDraft, depositDraft, depositOfDraft } from "./deposit.ts";
import type { StoredQuestion } from "./questions.ts";
import { type QuestionDraft, questionDraftOf, questionsOfDraft } from "./questions-draft.ts";
import { type FieldRule, rulesOf } from "./rules.ts";
import { typedNumber } from "./typed-number.ts";

/** What one field of the editor holds: text as typed, also where a number is meant. */
export type DraftValue =
  | string
  | boolean
  | readonly string[]
  | readonly ItineraryStop[]
  | readonly BandDraft[]
  | readonly ExtraDraft[]
  | readonly QuestionDraft[]
  | Asks
  | DepositDraft;

/** A tour or transfer while it is being edited, under PocketBase's names of its fields. */
export type ServiceDraft = Readonly<Record<string, DraftValue>> & {
  readonly featured: boolean;
  readonly active: boolean;
};

/** A stored service as the editor shows it. */
export function draftOf(type: ItemType, row: ServiceRow): ServiceDraft {
  const fields = Object.entries(rulesOf(type)).map(([field, rule]) => [
    field,
    shown(rule, row[field]),
  ]);
  return {
    ...(Object.fromEntries(fields) as Record<string, DraftValue>),
    featured: row.featured === true,
    active: row.active === true,
  };
}

/**
 * What the editor holds, as it is stored: texts trimmed, empty entries left out, numbers parsed. An
 * empty number becomes its default, or null where it has none (SPEC §5, service edit); one that cannot be read is NaN.
 */
export function rowOfDraft(type: ItemType, draft: ServiceDraft): ServiceRow {
  const fields = Object.entries(rulesOf(type)).map(([field, rule]) => [
    field,
    stored(rule, draft[field]),
  ]);
  return { ...Object.fromEntries(fields), featured: draft.featured, active: draft.active };
}

/** `Nim Li Punit & Lubaantun` → `nim-li-punit-lubaantun`. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 100)
    .replace(/^-|-$/g, "");
}

function shown(rule: FieldRule, value: unknown): DraftValue {
  if (rule.kind === "list") return asList(value).map(String);
  if (rule.kind === "itinerary") return asList(value) as ItineraryStop[];
  if (rule.kind === "asks") return asksOf(value) ?? {};
  if (rule.kind === "bands") return (asList(value) as StoredBand[]).map(bandDraftOf);
  if (rule.kind === "extras") return (asList(value) as StoredExtra[]).map(extraDraftOf);
  if (rule.kind === "questions") return (asList(value) as StoredQuestion[]).map(questionDraftOf);
  if (rule.kind === "deposit") return depositDraft(value);
  // no extra price is stored as 0, and a price is never 0: both are shown as an empty field
  if (rule.kind === "number") return value || rule.empty ? String(value) : "";
  return String(value ?? "");
}

function stored(rule: FieldRule, value: DraftValue | undefined): unknown {
  if (rule.kind === "number") return typedNumber(String(value ?? ""), rule.empty ?? null);
  if (rule.kind === "list") {
    return (asList(value) as string[]).map(oneLine).filter((entry) => entry !== "");
  }
  if (rule.kind === "itinerary") {
    return (asList(value) as ItineraryStop[])
      .map(({ time, activity }) => ({ time: time.trim(), activity: oneLine(activity) }))
      .filter(({ time, activity }) => time !== "" || activity !== "");
  }
  if (rule.kind === "asks") return asksOf(value) ?? {};
  if (rule.kind === "bands") return bandsOfDraft(asList(value) as BandDraft[]);
  if (rule.kind === "extras") return extrasOfDraft(asList(value) as ExtraDraft[]);
  if (rule.kind === "questions") return questionsOfDraft(asList(value) as QuestionDraft[]);
  if (rule.kind === "deposit") return depositOfDraft(value as DepositDraft);
  return rule.kind === "lines" ? severalLines(String(value ?? "")) : oneLine(String(value ?? ""));
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
