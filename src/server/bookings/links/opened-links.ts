import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { change, jsonOf, numberOf, stamp } from "../../office/sql.ts";
import type { Trip, Way } from "./trip-key.ts";

/** The first time that a booking's link was opened, by the way it had gone; what nobody has opened is left out. */
export type OpenedLinks = Readonly<Partial<Record<Way, string>>>;

/**
 * Notes that a person looks at what a link shows: the first time of each way (docs/decisions/0049-opened-links.md).
 * @throws 503 when the database cannot store
 */
export function noteOpened(app: pb.App, { booking, way }: Trip): void {
  if (isOpened(app, booking.id, way)) return;
  commitToDisk(app);
  const values = { booking: booking.id, way, at: stamp(Date.now()) };
  try {
    // it may be gone by now
    change(
      app,
      `INSERT OR IGNORE INTO opened_links (booking, way, at)
       SELECT id, {:way}, {:at} FROM bookings WHERE id = {:booking}`,
      values,
    );
  } catch (error) {
    throw storageTrouble(error);
  }
}

/** True once somebody has opened the link in a mail: its address is no stranger's any more. */
export const isOpenedByMail = (app: pb.App, booking: string) => isOpened(app, booking, "mail");

const isOpened = (app: pb.App, booking: string, way: Way): boolean =>
  numberOf(
    app,
    "SELECT EXISTS (SELECT 1 FROM opened_links WHERE booking = {:booking} AND way = {:way}) AS value",
    { booking, way },
  ) === 1;

/** When a booking's links were opened first, as the office is told. */
export const openedLinks = (app: pb.App, booking: string): OpenedLinks =>
  jsonOf(
    app,
    "SELECT json_group_object(way, at) AS value FROM opened_links WHERE booking = {:booking}",
    { booking },
  );
