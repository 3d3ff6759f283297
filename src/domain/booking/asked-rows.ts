import type { Band, Extra } from "#domain/catalogue/bands.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { calledIn } from "#domain/price/called.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/requests.ts";
import { formatLongDay } from "../belize-date.ts";
import type { Columns } from "./guest-acts/acts.ts";
import { guestCount } from "./letters/wording.ts";
import { parseCounts } from "./party/counts.ts";

type Offering = Partial<Pick<CatalogueItem, "bands" | "extras">>;
type Kinds = readonly (Band | Extra)[];

const SAID: Readonly<
  Record<keyof typeof words.labels, (value: unknown, item: Offering) => string>
> = {
  booking_date: (day) => formatLongDay(`${day}`),
  departure_time: (time) => (time ? clock(`${time}`) : words.none),
  guests: (guests) => guestCount(Number(guests)),
  party: (counts, { bands = [] }) => countsWords(`${counts}`, bands),
  extras: (counts, { extras = [] }) => countsWords(`${counts}`, extras),
};

/**
 * What columns of a booking that a guest wants changed say to people; of what else it is, nothing.
 * @param item undefined where the catalogue no longer has it
 */
export function askedRows(changes: Columns, item: Offering = {}): [label: string, value: string][] {
  const columns = Object.keys(SAID) as (keyof typeof SAID)[];
  return columns
    .filter((column) => column in changes)
    .map((column) => [words.labels[column], SAID[column](changes[column], item)]);
}

/** `2 × Child, 1 × Lunch box`; what the service does not have by its id. */
function countsWords(text: string, kinds: Kinds): string {
  const counts = (parseCounts(text) ?? []).map(([id, count]) => {
    const kind = kinds.find((one) => one.id === id);
    return `${count}\u00a0× ${kind ? calledIn(kind) : id}`;
  });
  return counts.join(", ") || words.none;
}
