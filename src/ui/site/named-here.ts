import type { Booking } from "#domain/booking/fields.ts";
import { type Catalogue, findItem } from "#domain/catalogue/find.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { LANGUAGE, LANGUAGES } from "#domain/language.ts";

/**
 * A booking as its service is called on this site: the server keeps the name that the office knows. In the
 * office's own language it stands as it was booked, and anywhere once the site no longer has the service.
 */
export function namedHere<Kept extends { readonly view: Booking }>(
  site: Catalogue,
  kept: Kept,
): Kept {
  if (LANGUAGE === LANGUAGES[0]) return kept;
  const { view } = kept;
  const item = inWay(findItem(site, view.type, String(view.itemId)), view.way);
  return item ? { ...kept, view: { ...view, itemName: item.name } } : kept;
}
