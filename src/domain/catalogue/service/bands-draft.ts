import { oneLine } from "#domain/booking/normalise.ts";
import type { StoredBand, StoredExtra } from "./bands.ts";
import { typedNumber } from "./typed-number.ts";

/** A band while it is edited: numbers as they are typed. `id` is empty until it is stored. */
export interface BandDraft {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** In US dollars; what is empty leaves it to the share. */
  readonly price: string;
  readonly share: string;
  readonly most: string;
}

export interface ExtraDraft {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly per: "guest" | "booking";
  readonly most: string;
}

export const BLANK_BAND: BandDraft = {
  ...{ id: "", name: "", from: "", to: "", price: "", share: "", most: "" },
};
export const BLANK_EXTRA: ExtraDraft = { id: "", name: "", price: "", per: "guest", most: "" };

const shown = (value: unknown) => (value === null || value === undefined ? "" : String(value));
/** 0 is no limit, as is an empty field. */
const shownMost = (most: number) => (most ? String(most) : "");

export const bandDraftOf = (band: StoredBand): BandDraft => ({
  id: band.id,
  name: band.name,
  from: shown(band.from),
  to: shown(band.to),
  price: shown(band.price),
  share: shown(band.share),
  most: shownMost(band.most),
});

export const extraDraftOf = (extra: StoredExtra): ExtraDraft => ({
  id: extra.id,
  name: extra.name,
  price: shown(extra.price),
  per: extra.per,
  most: shownMost(extra.most),
});

/** Bands as they are stored; those of which nothing is written are left out. */
export function bandsOfDraft(drafts: readonly BandDraft[]): StoredBand[] {
  return named(drafts).map(({ id, name, from, to, price, share, most }) => ({
    id,
    name,
    from: typedNumber(from, 0),
    to: typedNumber(to, null),
    price: typedNumber(price, null),
    share: typedNumber(share, null),
    most: typedNumber(most, 0),
  }));
}

export function extrasOfDraft(drafts: readonly ExtraDraft[]): StoredExtra[] {
  return named(drafts).map(({ id, name, price, per, most }) => ({
    id,
    name,
    price: typedNumber(price, 0),
    per,
    most: typedNumber(most, 0),
  }));
}

/** True for one of which nothing is written. */
export const isBlank = ({ id, name, price = "" }: { id: string; name: string; price?: string }) =>
  id === "" && name.trim() === "" && price.trim() === "";

/** A new one gets an id by its name, which stays when that is changed: bookings know it by that. */
export function named<Draft extends { id: string; name: string; price?: string }>(
  drafts: readonly Draft[],
): Draft[] {
  const taken = new Set(drafts.map(({ id }) => id));
  return drafts
    .filter((draft) => !isBlank(draft))
    .map((draft) => {
      const id = draft.id || freeId(draft.name, taken);
      taken.add(id);
      return { ...draft, id, name: oneLine(draft.name) };
    });
}

function freeId(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "")
    .slice(0, 16);
  const base = plain || "x";
  let id = base;
  for (let next = 2; taken.has(id); next += 1) id = base + next;
  return id;
}
