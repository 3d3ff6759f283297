import * as v from "valibot";
import { LANGUAGES, type Language } from "../language.ts";

/** What a guest is told of the waiver of a booking. */
export interface ToldWaiver {
  /** The hash of the text that is signed now, by language. */
  readonly texts: Readonly<Record<Language, string>>;
  /** How many travel. */
  readonly of: number;
  /** The known guests who have not signed. */
  readonly missing: readonly string[];
  /** The signatures that count; a name that was erased is empty. */
  readonly signed: readonly { readonly id: string; readonly guest: string }[];
}

const ToldSchema: v.GenericSchema<unknown, ToldWaiver> = v.object({
  texts: v.record(v.picklist(LANGUAGES), v.string()) as unknown as v.GenericSchema<
    ToldWaiver["texts"]
  >,
  of: v.number(),
  missing: v.array(v.string()),
  signed: v.array(v.object({ id: v.string(), guest: v.string() })),
});

/** How many guests have still to sign, as far as it is known; none where there is nothing to sign. */
export const unsignedIn = (told: ToldWaiver | null): number =>
  told ? Math.max(0, told.of - told.signed.length) : 0;

/** What the server has told, as a device keeps it; null where there is nothing to sign, or nothing that is known here. */
export function readToldWaiver(kept: unknown): ToldWaiver | null {
  const told = v.safeParse(ToldSchema, kept);
  return told.success ? told.output : null;
}
