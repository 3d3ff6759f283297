import * as v from "valibot";
import type { Field, OfficeWire } from "../fields.ts";
import { strict, wireSchema } from "../schemas.ts";
import { BLANK, FOR_OFFICE, mayBeLeftOut, officeBookingOf } from "./fields.ts";

/** A field of which this build may not know all words, and an older server may not know at all. */
function lenient(field: Field): v.GenericSchema {
  const { words = [], isNullable } = field;
  if (isNullable) return v.fallback(v.nullable(strict(field)), null);
  const known = words.includes("") ? v.fallback(strict(field), "") : strict(field);
  if (!mayBeLeftOut(field)) return known;
  return v.optional(known, BLANK[field.wire as keyof OfficeWire]);
}

/** A booking as the back office's routes answer it: what this build does not know must not hide it. */
export const OfficeWireSchema = wireSchema(FOR_OFFICE, lenient) as unknown as v.GenericSchema<
  unknown,
  OfficeWire
>;
export const OfficeBookingSchema = v.pipe(OfficeWireSchema, v.transform(officeBookingOf));
