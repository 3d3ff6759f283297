import type { Tour } from "./tour.ts";
import { TOUR_DETAILS } from "./tour-details.ts";
import { TOUR_SUMMARIES } from "./tour-summaries.ts";
import type { Transfer } from "./transfer.ts";
import { TRANSFER_DETAILS } from "./transfer-details.ts";
import { TRANSFER_SUMMARIES } from "./transfer-summaries.ts";

/** The whole built-in tours; lists and forms read `TOUR_SUMMARIES` instead. */
export const TOURS: readonly Tour[] = withDetails(TOUR_SUMMARIES, TOUR_DETAILS);

/** The whole built-in transfers; lists and forms read `TRANSFER_SUMMARIES` instead. */
export const TRANSFERS: readonly Transfer[] = withDetails(TRANSFER_SUMMARIES, TRANSFER_DETAILS);

/** @throws when an entry has no details: the catalogue itself is then incomplete. */
function withDetails<Summary extends { id: number; name: string }, Details>(
  summaries: readonly Summary[],
  detailsById: Readonly<Record<number, Details>>,
): readonly (Summary & Details)[] {
  return summaries.map((summary) => {
    const details = detailsById[summary.id];
    if (details === undefined) {
      throw new Error(`Catalogue entry ${summary.id} (${summary.name}) has no details`);
    }
    return { ...summary, ...details };
  });
}
