import type { Booking } from "#domain/booking/fields.ts";
import { allRows, localDatabase } from "../local/database.ts";
import { type BookingRow, isBooking } from "../local/outbox-row.ts";
import { askBooking } from "../remote/manage.ts";
import { lookAgain } from "./look-again.ts";

/**
 * Asks the server how answered bookings stand, now and whenever the page is looked at again or the line
 * comes back: the office may have changed or cancelled them, or agreed a time and place.
 * @param id of one booking; all that this device keeps without it
 * @param onLook besides, each time
 * @returns what ends it
 */
export function followStandings(id?: string, onLook = () => {}): () => void {
  const look = () => {
    onLook();
    refreshStandings(id).catch(() => {
      // nothing can be kept here, which the page says by itself
    });
  };
  look();
  return lookAgain(look);
}

/** Asks once, for one booking or for all. What cannot be asked now stays as it was. */
export async function refreshStandings(id?: string): Promise<void> {
  const rows = (await allRows())
    .reverse()
    .filter(isBooking)
    .filter((row) => id === undefined || row.id === id)
    .filter(({ state, isUnwanted }) => state === "sent" && !isUnwanted);
  for (const row of rows) {
    const answer = await askBooking(row.id, row.command.manage_key);
    if (answer.kind === "unknown") return; // no line: the others would only wait too
    if (answer.kind !== "known") continue; // the operator has deleted it; the device keeps its copy
    // a write makes every list be read and drawn again
    if (isStanding(row, answer.standing)) continue;
    await localDatabase()
      .outbox.where("seq")
      .equals(row.seq)
      .modify((stored) => {
        // cancelled here since it was asked for: then the answer is an old one
        if (stored.isUnwanted || !isBooking(stored) || !isSameView(stored, row)) return;
        Object.assign(stored, { view: { ...stored.view, ...answer.standing } });
      });
  }
}

function isStanding({ view }: BookingRow, standing: Partial<Booking>): boolean {
  return JSON.stringify({ ...view, ...standing }) === JSON.stringify(view);
}

function isSameView(stored: BookingRow, asked: BookingRow): boolean {
  return JSON.stringify(stored.view) === JSON.stringify(asked.view);
}
