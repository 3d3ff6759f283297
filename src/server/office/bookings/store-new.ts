import { knowDeparture, placeOf, waitingFor } from "../../departures/facts.ts";
import { newRecord } from "../new-record.ts";

/**
 * Stores a new booking, in one transaction with what goes with it. Where its departure has no room it is
 * stored as waiting.
 * @throws what the database says otherwise
 */
export function storeNew(
  app: pb.App,
  row: Readonly<Record<string, unknown>>,
  alongside: (app: pb.App) => void = () => {},
): void {
  const write = (values: typeof row) =>
    app.runInTransaction((inside) => {
      knowDeparture(inside, placeOf(values));
      inside.saveNoValidate(newRecord(inside, "bookings", values));
      alongside(inside);
    });
  try {
    write(row);
  } catch (error) {
    const waiting = waitingFor(error);
    if (!waiting) throw error;
    write({ ...row, ...waiting });
  }
}
