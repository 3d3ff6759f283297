import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { oneOf } from "#ui/browser/search-params.ts";

/** Which bookings the figures of a page are made of, as it stands in the address. */
export interface BookingSelection<Range extends string> {
  readonly range: Range;
  readonly status: BookingStatus | "all";
  readonly type: ItemType | "all";
}

/** Reads a selection from an address; what is unknown becomes the default. */
export function parseSelection<Range extends string>(
  raw: Readonly<Record<string, unknown>>,
  ranges: readonly Range[],
  defaults: BookingSelection<Range>,
): BookingSelection<Range> {
  return {
    range: oneOf(ranges, raw.range) ?? defaults.range,
    status: oneOf(["all", ...BOOKING_STATUSES], raw.status) ?? defaults.status,
    type: oneOf(["all", "tour", "transfer"], raw.type) ?? defaults.type,
  };
}
