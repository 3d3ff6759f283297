import { renewDocument } from "#ui/browser/renew-document.ts";
import type { MendedBooking } from "./mended-booking.ts";

/** The id that an address names (`?mend=<id>`); null when it names none. */
export const mendedId = (search: string): string | null => new URLSearchParams(search).get("mend");

/** Finds the booking that an address names; null when there is none that could be mended. Fetched when one is. */
export async function findMended(search: string): Promise<MendedBooking | null> {
  const id = mendedId(search);
  if (!id) return null;
  const { mendedBooking } = await load();
  return mendedBooking(id);
}

/** Of a row whose mended booking has been saved under a new id: forgets it, or cancels what is stored as moved there. */
export async function replaceMended(id: string, byId: string): Promise<void> {
  const { replace } = await load();
  await replace(id, byId);
}

const load = () =>
  import("./mended-booking.ts").catch(async (lost) => {
    await renewDocument();
    throw lost;
  });
