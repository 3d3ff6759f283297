/// <reference path="../pb_data/types.d.ts" />
// What must happen with a row, happens in the row's own statement: no path into a table can forget
// it, and no crash can come between. A message has its mail; a changed price is kept, and so are the numbers of
// services, and that a booking was deleted; what is deleted names nobody any more. What is told of a booking is in
// 1764713001_moved_bookings.js.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  const random = "lower(hex(randomblob(7)))";

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

  // What is deleted leaves its mails and its history behind as figures only: to whom mails went and what they said, a
  // name in the subject among it, and what was written of a person go with it, in a restored backup too
  // (src/server/erasures/replay.ts deletes again). As the erasure of a customer does it
  // (src/server/office/customers/anonymise.ts).
  run("CREATE INDEX idx_mails_message ON mails (message) WHERE message <> ''");
  const forget = (
    condition,
  ) => `UPDATE mails SET recipient = '', mailbox = '', subject = '', text = '', error = '',
    state = CASE WHEN state IN ('queued', 'sending') THEN 'suppressed' ELSE state END WHERE ${condition};`;
  const personal = [
    ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
    ...["special_requests", "pickup_place", "flight_number", "children_ages", "pickup_notes"],
    ...["notes", "reason", "paid_note"],
  ];
  run(`CREATE TRIGGER deleted_booking_is_forgotten AFTER DELETE ON bookings BEGIN
    ${forget("booking = OLD.id")} UPDATE audit SET before = '', after = ''
    WHERE field IN ('${personal.join("', '")}') AND booking = OLD.id; END`);
  run(`CREATE TRIGGER deleted_message_is_forgotten AFTER DELETE ON messages BEGIN
    ${forget("message = OLD.id AND message <> ''")} END`);
});
