const STORED_MARK = "isStored";

/** Looked up in Go's objects once an engine. */
let countListeners: (() => number) | null = null;

/**
 * Tells the back office's open pages of a booking that stands in the database already. PocketBase
 * tells of what it saves itself, without waiting for a slow listener: so it is asked to save the
 * booking, and {@link skipStored} leaves out the writing.
 */
export function tellOffice(app: pb.App, id: string): void {
  countListeners ??= app.subscriptionsBroker().totalClients;
  if (countListeners() === 0) return;
  const broker = app.subscriptionsBroker();
  if (!Object.values(broker.clients()).some((client) => client.get("auth"))) return;
  try {
    const record = app.findRecordById("bookings", id);
    record.markAsNew();
    record.set(STORED_MARK, true);
    app.saveNoValidate(record);
  } catch (error) {
    // the list has its Refresh
    app.logger().warn("the back office was not told of a booking", "error", String(error));
  }
}

/** Before PocketBase writes a new booking: not what {@link tellOffice} only announces. */
export function skipStored(e: pb.RecordEvent): void {
  if (!e.record.get(STORED_MARK)) e.next();
}
