import { ASK_FIELDS, type Ask, type Asks } from "../asks.ts";

/** All that the operator can say of a detail. */
export const ASK_LEVELS = ["no", "asked", "required"] as const satisfies readonly Ask[];

/** Of what is stored, or null, that which differs from the usual; undefined where nothing does. */
export function asksOf(stored: unknown): Asks | undefined {
  const said = ASK_FIELDS.flatMap((field) => {
    const level = Object(stored)[field];
    return ASK_LEVELS.includes(level) ? [[field, level] as const] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
