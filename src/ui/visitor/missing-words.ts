import type { Booking } from "#domain/booking/fields.ts";
import { missingWords } from "#domain/booking/pick-up/missing.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { readToldWaiver, unsignedIn } from "#domain/waivers/told.ts";
import * as words from "#messages/pick-up/missing.ts";
import type { StillMissing } from "./use-missing.ts";

/** What is still to be learnt of a booking, with its label; null where nothing is. */
export function stillMissing(view: Booking, item: CatalogueItem | undefined): StillMissing | null {
  const value = missingWords(view, item, unsignedIn(readToldWaiver(view.waiver)));
  return value ? { label: words.stillToTell, value } : null;
}
