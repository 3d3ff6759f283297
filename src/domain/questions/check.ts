import { oneLine } from "../booking/normalise.ts";
import type { Answer, Guest } from "./said.ts";

/** The most that is taken: guests of one booking, characters of a text, and of each list as it is stored. */
export const SAID_LIMITS = {
  guests: 60,
  name: 100,
  answer: 500,
  answers: 24,
  asked: 200,
  text: 50_000,
} as const;

const ID = /^[a-z0-9]{0,20}$/;
/** What turns the writing of all that stands around it: Arabic names need none of these. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A list as it is stored, or the code of what is wrong with it. */
export type Checked = { readonly text: string } | { readonly refusal: string };

/**
 * Who travels, as it came: one line each, nothing of what is empty. Who has said nothing keeps their place before
 * others.
 */
export const checkGuestList = (text: string): Checked =>
  checked(text, (list) => {
    const guests = list.map(guestOf);
    const last = guests.reduce((end, guest, at) => (isBlank(guest) ? end : at + 1), 0);
    if (last > SAID_LIMITS.guests) return `guests_most:${SAID_LIMITS.guests}`;
    const kept = guests.slice(0, last);
    if (kept.some(({ name }) => name.length > SAID_LIMITS.name))
      return `guest_name:${SAID_LIMITS.name}`;
    if (!kept.every(({ band }) => ID.test(band))) return "said_unreadable";
    return first(kept.map(({ answers }) => refusalOf(answers))) || kept;
  });

/** What was answered for the whole booking, as it came. */
export const checkAnswers = (text: string): Checked =>
  checked(text, (list) => {
    const answers = answersOf(list);
    return refusalOf(answers) || answers;
  });

const CHECKS = { guest_list: checkGuestList, answers: checkAnswers };
type Column = keyof typeof CHECKS;

/** Of some changes, under the names of the wire: what guests have said, as it is stored, and a code for each that is none. */
export function checkSaid(changes: { readonly [column: string]: unknown }) {
  const values: { [column in Column]?: string } = {};
  const errors: { [column in Column]?: string } = {};
  for (const column of Object.keys(CHECKS) as Column[]) {
    const said = changes[column];
    if (said === undefined) continue;
    // a list as it is, as others than our pages may send it
    const text = typeof said === "string" ? said : JSON.stringify(said);
    const found = CHECKS[column](text ?? "");
    if ("refusal" in found) errors[column] = found.refusal;
    else values[column] = found.text;
  }
  return { values, errors };
}

function checked(
  text: string,
  read: (list: readonly unknown[]) => string | readonly unknown[],
): Checked {
  if (text.trim() === "") return { text: "" };
  // before it is read: it may be a megabyte of brackets
  const tooLong = `said_too_long:${SAID_LIMITS.text}`;
  if (text.length > 2 * SAID_LIMITS.text) return { refusal: tooLong };
  const list = parsed(text);
  const found = Array.isArray(list) ? read(list) : "said_unreadable";
  if (typeof found === "string") return { refusal: found };
  const stored = found.length > 0 ? JSON.stringify(found) : "";
  return stored.length > SAID_LIMITS.text ? { refusal: tooLong } : { text: stored };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const lineOf = (value: unknown) =>
  oneLine(typeof value === "string" ? value.replace(TURNS, "") : "");

function guestOf(value: unknown): Guest {
  const { name, band, answers } = Object(value ?? {});
  return { name: lineOf(name), band: lineOf(band), answers: answersOf(answers) };
}

function answersOf(value: unknown): readonly Answer[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list
    .map((one): Answer => {
      const { id, asked, answer } = Object(one ?? {});
      return { id: lineOf(id), asked: lineOf(asked), answer: lineOf(answer) };
    })
    .filter(({ answer }) => answer !== "");
}

function refusalOf(answers: readonly Answer[]): string {
  if (answers.length > SAID_LIMITS.answers) return "said_unreadable";
  const ids = new Set(answers.map(({ id }) => id));
  const areKnown = answers.every(({ id, asked }) => id && ID.test(id) && isAsked(asked));
  if (ids.size < answers.length || !areKnown) return "said_unreadable";
  const isLong = answers.some(({ answer }) => answer.length > SAID_LIMITS.answer);
  return isLong ? `answer_long:${SAID_LIMITS.answer}` : "";
}

const isAsked = (asked: string) => asked !== "" && asked.length <= SAID_LIMITS.asked;
const isBlank = ({ name, band, answers }: Guest) => !name && !band && answers.length === 0;
const first = (refusals: readonly string[]) => refusals.find(Boolean) ?? "";
