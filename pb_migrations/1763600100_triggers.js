/// <reference path="../pb_data/types.d.ts" />
// What must happen with a row, happens in the row's own statement: no path into a table can forget
// it, and no crash can come between. A new booking has its two mail jobs (1764000000), and so have its customer's
// cancellation and a pick-up that the office agrees; a message has its one; a changed price is kept, and
// so are the numbers of services, what has changed in a booking, and that one was deleted.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  const random = "lower(hex(randomblob(7)))";

  const cancelled = (kind, letter) => `
    INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
    VALUES (${random} || '${letter}', NEW.id, '${kind}', 'queued',
            (unixepoch('subsec') + 20) * 1000, ${now}, ${now});`;
  run(`CREATE TRIGGER cancelled_booking_has_mails AFTER UPDATE OF status ON bookings
    WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' AND NEW.cancelled_by = 'customer' BEGIN
    ${cancelled("customer-cancelled", "x")}
    ${cancelled("operator-cancelled", "y")}
  END`);

  // Time and place that the office agrees or changes. Two minutes later, so that what is put right at once
  // is told once; it says what stands when it leaves. Not where the office wanted no mails when it booked
  // at the desk, nor for a day that is over in Belize.
  run(`CREATE TRIGGER agreed_booking_has_mail AFTER UPDATE OF departure_time, pickup_notes ON bookings
    WHEN (NEW.departure_time <> OLD.departure_time OR NEW.pickup_notes <> OLD.pickup_notes)
      AND NEW.status = 'confirmed' AND NEW.source <> 'seed' AND NEW.customer_email <> ''
      AND NEW.changed_by NOT LIKE 'erase %' AND NEW.booking_date >= date('now', '-6 hours')
      AND NOT EXISTS (SELECT 1 FROM mails WHERE booking = NEW.id AND (
        (kind = 'customer' AND error = 'Booked at the desk')
        OR (kind = 'customer-agreed' AND state = 'queued')))
    BEGIN
      INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
      VALUES (${random} || 'a', NEW.id, 'customer-agreed', 'queued',
              (unixepoch() + 120) * 1000, ${now}, ${now});
    END`);

  run(`CREATE TRIGGER message_has_mail AFTER INSERT ON messages BEGIN
    INSERT INTO mails (id, message, kind, state, due_at, created_at, updated_at)
    VALUES (${random} || 'm', NEW.id, 'contact', 'queued', 0, ${now}, ${now});
  END`);

  const keepPrice = (table, type, columns) =>
    run(`CREATE TRIGGER ${table}_price_kept AFTER UPDATE OF ${columns.join(", ")} ON ${table}
    WHEN ${columns.map((column) => `OLD.${column} <> NEW.${column}`).join(" OR ")} BEGIN
      INSERT INTO price_changes (id, item_type, item_id, ${columns.join(", ")}, changed_at)
      VALUES (${random} || 'p', '${type}', OLD.number,
              ${columns.map((column) => `OLD.${column}`).join(", ")}, ${now});
    END`);
  keepPrice("tours", "tour", ["price"]);
  keepPrice("transfers", "transfer", ["price", "additional_pax_price", "price_type"]);

  run("CREATE TABLE service_numbers (item_type TEXT PRIMARY KEY, last INTEGER NOT NULL)");
  run("INSERT INTO service_numbers VALUES ('tour', 0), ('transfer', 0)");
  for (const type of ["tour", "transfer"]) {
    run(`CREATE TRIGGER ${type}s_number_kept AFTER INSERT ON ${type}s BEGIN
      UPDATE service_numbers SET last = max(last, NEW.number) WHERE item_type = '${type}';
    END`);
  }

  // A guest may cancel a booking that has not come yet: its end is kept with the hash of its key, and
  // whatever comes later under its id is answered as cancelled. Those that the operator has deleted stand
  // beside them, without a key. FAIL, not ABORT: a statement whose triggers may abort keeps a copy of each
  // page that it changes, and this one comes before any change.
  run(`CREATE TABLE booking_tombstones (id TEXT PRIMARY KEY, key TEXT NOT NULL DEFAULT '',
    ended_at TEXT NOT NULL DEFAULT '') WITHOUT ROWID`);
  run(`CREATE TRIGGER deleted_booking_stays_deleted BEFORE INSERT ON bookings
    WHEN EXISTS (SELECT 1 FROM booking_tombstones WHERE id = NEW.id) BEGIN
    SELECT RAISE(FAIL, 'this booking has been deleted');
  END`);

  // The actor stands before the blank in changed_by; a change that brings no new mark is the
  // customer's (from the device) or the system's.
  const changed = (names) => names.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
  const actor = `CASE
    WHEN NEW.changed_by IS NOT OLD.changed_by THEN substr(NEW.changed_by, 1, instr(NEW.changed_by, ' ') - 1)
    WHEN NEW.cancelled_by IS NOT OLD.cancelled_by OR NEW.source IS NOT OLD.source THEN 'customer'
    ELSE 'system' END`;
  const audited = [
    ...["status", "booking_date", "guests", "price", "item_name", "special_requests"],
    ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
    ...["departure_time", "pickup_notes", "attendance", "notes"],
    ...["paid_amount", "paid_currency", "paid_method"],
  ];
  run(`CREATE TRIGGER changed_booking_is_audited AFTER UPDATE ON bookings
    WHEN (${changed(audited)}) AND NEW.changed_by NOT LIKE 'erase %' BEGIN
    ${audited
      .map(
        (field) => `INSERT INTO audit (id, booking, actor, field, before, after, at)
      SELECT lower(hex(randomblob(7))) || 'a', NEW.id, ${actor}, '${field}', OLD.${field}, NEW.${field}, ${now}
      WHERE OLD.${field} IS NOT NEW.${field};`,
      )
      .join("\n")}
  END`);
});
