import { type Band, type Extra, mostOf } from "#domain/catalogue/bands.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { calledIn } from "#domain/price/called.ts";
import type { BookingForm } from "../fields.ts";
import { parseCounts, sumOfCounts } from "./counts.ts";

type Said = Pick<BookingForm, "guests" | "party" | "extras">;
type Errors = { party?: string; extras?: string };

/** What is wrong with how many of each band and extra a form says, whatever the catalogue has: codes by field. */
export function checkCounts({ guests, party, extras }: Said): Errors {
  const errors: Errors = {};
  // most bookings say none, and those that a device has kept from before know of none
  if (party && !parseCounts(party)) errors.party = "party_unreadable";
  if (extras && !parseCounts(extras)) errors.extras = "party_unreadable";
  const said = party ? sumOfCounts(party) : 0;
  if (guests !== null && said > guests) errors.party = `party_over:${said}:${guests}`;
  return errors;
}

type Offering = Pick<CatalogueItem, "bands" | "extras">;

const ADULT_AGE = 18;

/** The same, what the service does not have, or not so many of, and children who come alone. */
export function checkParty(form: Said, { bands = [], extras = [] }: Offering): Errors {
  const guests = form.guests ?? 0;
  const limited = {
    ...refusal(
      "party",
      overstepped(form.party, bands, ({ most }) => most || guests),
    ),
    ...refusal(
      "extras",
      overstepped(form.extras, extras, (extra) => mostOf(extra, guests)),
    ),
  };
  const children = bands.filter(({ toAge }) => toAge !== null && toAge < ADULT_AGE);
  const areAlone = guests > 0 && sumOfCounts(form.party, children) >= guests;
  return { ...limited, ...(areAlone && { party: "party_alone" }), ...checkCounts(form) };
}

const refusal = (field: keyof Errors, code: string): Errors => (code ? { [field]: code } : {});

function overstepped<Kind extends Band | Extra>(
  text: string,
  kinds: readonly Kind[],
  limit: (kind: Kind) => number,
): string {
  for (const [id, count] of parseCounts(text) ?? []) {
    const kind = kinds.find((one) => one.id === id);
    if (!kind) return "party_unknown";
    if (count > limit(kind)) return `party_most:${limit(kind)}:${calledIn(kind)}`;
  }
  return "";
}
