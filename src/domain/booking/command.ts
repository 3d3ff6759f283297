import {
  APART,
  ASKED,
  type AskedName,
  type BookingForm,
  CORE,
  FIELDS,
  type Field,
  fieldsIn,
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

/** The form that a command was made from, to be mended; whatever else came in its place as a text. */
export function formOf(command: Columns): BookingForm {
  const form: Record<string, unknown> = {};
  for (const name of ASKED) {
    const { wire, is } = FIELDS[name];
    // a template looks up nothing and calls nothing in PocketBase's engine
    form[name] = is === "number" ? Number(command[wire]) : `${command[wire] ?? ""}`;
  }
  return form as unknown as BookingForm;
}

/** What a form says, under the names of the wire. */
export function columnsOf<Form extends object>(form: Form): Wire<Extract<keyof Form, Name>> {
  const columns: Record<string, unknown> = {};
  for (const name of fieldsIn(form)) columns[FIELDS[name].wire] = form[name] ?? 0;
  return columns as ReturnType<typeof columnsOf<Form>>;
}

/**
 * What makes two commands under one id the same booking (ARCHITECTURE, hard cases); keys and times do
 * not count.
 */
export function contentOf(command: Columns): string {
  return JSON.stringify(
    CORE.map((name) => {
      const { wire, is }: Field = FIELDS[name];
      return is === "dollars" ? Math.round(Number(command[wire]) * 100) : command[wire];
    }),
  );
}

/** The content that a code handed over by SMS leaves out; a field that stays empty changes nothing of it. */
export function contentApart(command: Columns): string {
  return APART.map((name) => `${command[FIELDS[name].wire] ?? ""}`)
    .join("\0")
    .replace(/\0+$/, "");
}
