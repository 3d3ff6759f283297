import type { StoredBand, StoredExtra } from "./bands.ts";
import { BAND_LIMITS, TOP_PRICE } from "./rules.ts";

const ID = /^[a-z0-9]{1,20}$/;

/** What the bands' prices are measured against: the fields of their service, as they are stored. */
type Service = Readonly<Record<string, unknown>>;

/** A code for the first band that makes no sense, null when all do. */
export function checkBands(value: unknown, service: Service): string | null {
  const bands = listed<StoredBand>(value);
  if (typeof bands === "string") return bands;
  // a transfer may have another price than one for each guest
  const isEach = !service.price_type || service.price_type === "per_person";
  if (bands.length > 0 && !isEach) return "bands_need_each";
  for (const band of bands) {
    const code = checkBand(band, Number(service.price));
    if (code) return `${code}:${band.name}`;
  }
  const twice = bands.find((band, at) => bands.slice(0, at).some((other) => isShared(band, other)));
  return twice ? `${BANDS_OVERLAP}:${twice.name}` : null;
}

/** What is stored like this from before goes on working, and is asked for when the bands are changed. */
export const BANDS_OVERLAP = "band_overlaps";

/** True where somebody is of both ages. */
const isShared = (one: StoredBand, other: StoredBand) =>
  one.from <= (other.to ?? BAND_LIMITS.age) && other.from <= (one.to ?? BAND_LIMITS.age);

function checkBand({ from, to, price, share, most }: StoredBand, full: number): string {
  const isAge = (age: unknown) => isWhole(age, BAND_LIMITS.age);
  if (!isAge(from) || !(to === null || isAge(to))) return "band_age";
  if (to !== null && to < from) return "band_ends_before";
  if (!isWhole(most, BAND_LIMITS.most)) return "band_most";
  if (price === null) return isWhole(share, 100) ? "" : "band_share";
  if (share !== null || !isPrice(price)) return "band_price";
  return price > full ? "band_above" : "";
}

/** A code for the first extra that makes no sense, null when all do. */
export function checkExtras(value: unknown): string | null {
  const extras = listed<StoredExtra>(value);
  if (typeof extras === "string") return extras;
  for (const { name, price, per, most } of extras) {
    if (!isPrice(price)) return `extra_price:${name}`;
    if (per !== "guest" && per !== "booking") return "list_expected";
    if (!isWhole(most, BAND_LIMITS.most)) return `band_most:${name}`;
  }
  return null;
}

/** What such lists have: few entries, each with a name and an id of its own. */
export function listed<Entry extends { readonly id: string; readonly name: string }>(
  value: unknown,
  characters: number = BAND_LIMITS.characters,
) {
  if (!Array.isArray(value)) return "list_expected";
  const entries = value as Entry[];
  if (entries.length > BAND_LIMITS.entries) return `too_many_entries:${BAND_LIMITS.entries}`;
  const isNamed = ({ id, name }: Entry) =>
    typeof id === "string" &&
    ID.test(id) &&
    typeof name === "string" &&
    name.trim() !== "" &&
    name.length <= characters;
  // what is no object has no name
  if (!entries.every((entry) => isNamed(Object(entry)))) return `band_name:${characters}`;
  const ids = new Set(entries.map(({ id }) => id));
  return ids.size === entries.length ? entries : "band_twice";
}

const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** Whole cents, and nothing too. */
const isPrice = (value: unknown) =>
  typeof value === "number" &&
  value >= 0 &&
  value <= TOP_PRICE &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
