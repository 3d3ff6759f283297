import { oneLine } from "../booking/normalise.ts";
import { fold } from "../fold.ts";
import { guestsIn } from "../questions/said.ts";
import type { WaiverRow } from "./row.ts";

/**
 * `valid`: it counts for its guest. `voided`: the office has taken it back. `twice`: the guest has signed before, and
 * the first counts. `stranger`: all guests are known by name, and this is none of them.
 */
export type Standing = "valid" | "voided" | "twice" | "stranger";

export interface Signing {
  /** How many travel. */
  readonly guests: number;
  /** The names of the guests that are known; more than one may have the same. */
  readonly names: readonly string[];
  readonly rows: readonly Pick<WaiverRow, "id" | "kind" | "guest" | "voids">[];
}

export interface Signed {
  /** How many guests have signed. */
  readonly signed: number;
  readonly of: number;
  /** The known guests who have not. */
  readonly missing: readonly string[];
  /** How each signature stands, by its row's id. */
  readonly standings: ReadonlyMap<string, Standing>;
}

/** The names of a booking's list of guests, as far as they were given. */
export const namesIn = (guestList: string | undefined): readonly string[] =>
  guestsIn({ guestList }).flatMap(({ name }) => name || []);

/** Names that differ in accents, capitals and blanks alone are one guest's. */
const keyOf = (name: string) => fold(oneLine(name));

/**
 * Who of a party has signed. A name that nobody has given to the office stands for one of the guests whose name is not
 * known, so the count of the guests is what is missing, whoever typed what.
 */
export function signedBy({ guests, names, rows }: Signing): Signed {
  const voided = new Set(rows.map(({ voids }) => voids));
  const known = new Map<string, string[]>();
  for (const name of names) known.set(keyOf(name), [...(known.get(keyOf(name)) ?? []), name]);
  let nameless = Math.max(0, guests - names.length);
  let signed = 0;
  const seen = new Set<string>();
  const standingOf = ({ id, guest }: Signing["rows"][number]): Standing => {
    if (voided.has(id)) return "voided";
    // of one who was erased nobody can tell who it was
    const key = guest ? keyOf(guest) : id;
    const open = known.get(key) ?? [];
    if (open.length > 0) known.set(key, open.slice(1));
    else if (seen.has(key)) return "twice";
    else if (nameless > 0) nameless -= 1;
    else return "stranger";
    seen.add(key);
    signed += 1;
    return "valid";
  };
  const made = rows.filter(({ kind }) => kind === "signed");
  const standings = new Map(made.map((row) => [row.id, standingOf(row)]));
  const missing = [...known.values()].flat();
  return { signed: Math.min(signed, guests), of: guests, missing, standings };
}
