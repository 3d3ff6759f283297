import {
  APART,
  ASKED,
  type AskedName,
  type BookingForm,
  CORE,
  DETAILS,
  type DetailName,
  FIELDS,
  type Name,
  type Wire,
} from "./fields.ts";
import type { FieldErrors } from "./rules.ts";

/** Field errors under the names of the wire, as the server answers them; other names stay. */
export function toWireErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const wire: Record<string, string> = {};
  for (const [field, message] of Object.entries(errors)) {
    const isAsked = ASKED.includes(field as AskedName);
    wire[isAsked ? FIELDS[field as AskedName].wire : field] = message;
  }
  return wire;
}

/** The server's messages under the names of the form; what belongs to no field is left out. */
export function fromWireErrors(wire: Readonly<Record<string, string>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ASKED) {
    const message = wire[FIELDS[field].wire];
    if (message) errors[field] = message;
  }
  return errors;
}

type Columns = { readonly [column: string]: unknown };

/*
 * From here on by number, and by what is looked up once: each booking passes through it in PocketBase's
 * engine, where a look at a field's table costs more than the field's own work.
 */
const wiresOf = (names: readonly Name[]) => names.map((name) => FIELDS[name].wire);
const ASKED_WIRES = wiresOf(ASKED);
const ASKED_NUMBERS = ASKED.map((name) => FIELDS[name].is === "number");
/** What stands for what has not come. */
const ABSENT = ASKED.map((name, at) => {
  if (!ASKED_NUMBERS[at]) return "";
  return DETAILS.includes(name as DetailName) ? 0 : Number.NaN;
});
const CORE_WIRES = wiresOf(CORE);
const CORE_DOLLARS = CORE.map((name) => FIELDS[name].is === "dollars");
const APART_WIRES = wiresOf(APART);

/** The form that a command was made from, to be mended; whatever else came in its place as a text. */
export function formOf(command: Columns): BookingForm {
  const form: Record<string, unknown> = {};
  for (let at = 0; at < ASKED.length; at += 1) {
    const value = command[ASKED_WIRES[at] as string];
    const name = ASKED[at] as string;
    if (value === undefined) form[name] = ABSENT[at];
    else if (ASKED_NUMBERS[at]) form[name] = Number(value);
    else form[name] = typeof value === "object" && value ? listed(value) : `${value ?? ""}`;
  }
  return form as unknown as BookingForm;
}

/** Ages as they are typed: what is no whole number must not read as two, as `1.5` or `5,-1` would. */
const listed = (list: object) =>
  Array.isArray(list) &&
  list.every((one) => Number.isInteger(Number(one)) && Number(one) >= 0 && !Array.isArray(one))
    ? list.join(", ")
    : JSON.stringify(list);

/** What a form says, under the names of the wire. @param names of the fields that it has */
export function columnsOf<N extends Name = AskedName>(
  form: { readonly [name in N]: unknown },
  names: readonly N[] = ASKED as readonly Name[] as readonly N[],
): Wire<N> {
  const wires = (names as readonly Name[]) === ASKED ? ASKED_WIRES : wiresOf(names);
  const columns: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) {
    columns[wires[at] as string] = form[names[at] as N] ?? 0;
  }
  return columns as Wire<N>;
}

/**
 * What makes two commands under one id the same booking (decision 18); keys and times do
 * not count.
 */
export function contentOf(command: Columns): string {
  const content: unknown[] = [];
  for (let at = 0; at < CORE.length; at += 1) {
    const value = command[CORE_WIRES[at] as string];
    content.push(CORE_DOLLARS[at] ? Math.round(Number(value) * 100) : value);
  }
  return JSON.stringify(content);
}

/** The content that a code handed over by SMS leaves out; a field that stays empty changes nothing of it. */
export function contentApart(command: Columns): string {
  let text = "";
  for (let at = APART.length - 1; at >= 0; at -= 1) {
    const value = `${command[APART_WIRES[at] as string] || ""}`;
    text = text === "" ? value : `${value}\0${text}`;
  }
  return text;
}
