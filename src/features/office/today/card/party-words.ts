import { parseAges } from "#domain/booking/ages.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/today.ts";

type Party = Pick<OfficeBooking, "adults" | "childrenAges" | "luggage" | "childSeats">;

/** `(2 adults, 2 children: 4, 9)`; empty where nobody has said. */
export function partyWords({ adults, childrenAges }: Party): string {
  const children = parseAges(childrenAges)?.length ?? 0;
  const parts = [
    adults > 0 && words.adults(adults),
    childrenAges && words.children(children, childrenAges),
  ].filter(Boolean);
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}

/** `3 bags, 1 child seat`; empty where nobody has said. */
export function loadWords({ luggage, childSeats }: Party): string {
  return [luggage > 0 && words.bags(luggage), childSeats > 0 && words.childSeats(childSeats)]
    .filter(Boolean)
    .join(", ");
}
