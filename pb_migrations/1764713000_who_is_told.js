/// <reference path="../pb_data/types.d.ts" />
// Who is told of a booking, once a restore has brought it back too, and what its payments come to. Data of earlier builds
// have these triggers in an older form.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const makeTrigger = (name, what) => {
    run(`DROP TRIGGER IF EXISTS ${name}`);
    run(`CREATE TRIGGER ${name} ${what}`);
  };
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  const random = "lower(hex(randomblob(7)))";

  const bookings = app.findCollectionByNameOrId("bookings");
  const text = (name, max, hidden) =>
    bookings.fields.add(new Field({ type: "text", name, max, hidden: hidden === true }));
  // came back after a restore: its guest has had its mails (docs/decisions/0050-epochs.md)
  text("recovered_at", 30);
  // from where it was moved, as its guest knows it, and the news told last (docs/decisions/0055-told-guests.md)
  text("moved_from", 20);
  text("told_news", 40);
  // which booking has taken its place, moved by one tap (src/data/sync/move-booking.ts)
  text("moved_to", 15, true);
  bookings.indexes.push(
    "CREATE INDEX idx_bookings_recovered ON bookings (recovered_at) WHERE recovered_at <> ''",
  );
  app.save(bookings);
  // whose other way is missing (src/server/office/bookings/other-way.ts)
  run("CREATE INDEX idx_bookings_together ON bookings (together) WHERE together <> ''");

  // Which database this is (docs/decisions/0050-epochs.md): a random name from its first start on, and another after each
  // restore. `as_of`: what was written later than that, by the stamps of the database it came from, may be missing in it.
  // `unmailed_…`: the mails of what was booked between them had not left when it was lost.
  run(`CREATE TABLE epochs (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
    as_of TEXT NOT NULL DEFAULT '', began_at TEXT NOT NULL,
    unmailed_from TEXT NOT NULL DEFAULT '', unmailed_until TEXT NOT NULL DEFAULT '')`);
  run(`INSERT INTO epochs (name, began_at)
    VALUES (lower(hex(randomblob(8))), strftime('%Y-%m-%d %H:%M:%fZ'))`);

  // A new booking's two mail jobs. No function stands in them, nor in what else a create may ask: since one may fail,
  // SQLite copies each page that the booking's whole statement changes, which is half of its time
  // (docs/decisions/0012-speed.md). So they say -1 for 'once its page has had its time' (src/server/mail/queue.ts), and
  // their ids are made of the row's number, which keeps them together in their index, and the booking's id, which is never
  // used again. Of one that came back, guests have had their mails, but for what was lost as it was written; and the office is told of all
  // in one line.
  const job = (kind, letter) => `((10000000 + NEW.rowid) || NEW.id || '${letter}', NEW.id,
    '${kind}', 'queued', -1, NEW.created_at, NEW.created_at)`;
  makeTrigger(
    "booking_has_mails",
    `AFTER INSERT ON bookings
    WHEN NEW.source <> 'seed' AND (NEW.recovered_at = '' OR EXISTS (
      SELECT 1 FROM epochs WHERE NEW.created_at BETWEEN unmailed_from AND unmailed_until)) BEGIN
    INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
    VALUES ${job("customer", "c")}, ${job("operator", "o")};
  END`,
  );
  const push = "INSERT INTO pushes (subscription, booking, version, before, due_at, created_at)";
  makeTrigger(
    "new_booking_is_pushed",
    `AFTER INSERT ON bookings
    WHEN NEW.recovered_at = '' AND NEW.source IN ('web', 'code') AND EXISTS (SELECT 1 FROM push_subscriptions WHERE account <> '')
    BEGIN
      ${push}
      SELECT id, NEW.id, NEW.updated_at, '', 0, NEW.created_at FROM push_subscriptions WHERE account <> '';
    END`,
  );

  // The history. SQLite runs the youngest trigger first: made before `changed_booking_stands` (1764300000_departures.js),
  // it would tell that a booking waits before it tells that it was confirmed. The actor stands before the blank in
  // changed_by; a change that brings no new mark is the customer's (from the device) or the system's. An office that
  // cancels what a guest had cancelled before, and it had restored, is who has cancelled it
  // (src/server/office/bookings/edit.ts). Payments are told by their own rows. The lines of a price are noted where they
  // say what bands and extras were called.
  const actorOf = "substr(NEW.changed_by, 1, instr(NEW.changed_by, ' ') - 1)";
  const actor = `CASE
    WHEN NEW.changed_by IS NOT OLD.changed_by THEN ${actorOf}
    WHEN (NEW.cancelled_by <> '' AND NEW.cancelled_by IS NOT OLD.cancelled_by) OR NEW.source IS NOT OLD.source THEN 'customer'
    ELSE 'system' END`;
  // only the office changes it
  makeTrigger(
    "changed_language_is_audited",
    `AFTER UPDATE OF lang ON bookings
    WHEN NEW.lang IS NOT OLD.lang AND NEW.changed_by IS NOT OLD.changed_by BEGIN
    INSERT INTO audit (id, booking, actor, field, before, after, at)
    VALUES (${random} || 'a', NEW.id, ${actorOf}, 'lang',
      iif(OLD.lang = '', 'en', OLD.lang), NEW.lang, ${now});
  END`,
  );
  const audited = [
    ...["status", "booking_date", "guests", "price_lines", "price", "item_name"],
    ...["special_requests", "customer_first_name", "customer_last_name", "customer_email"],
    ...["customer_phone", "departure_time", "pickup_place", "flight_number", "adults"],
    ...["children_ages", "luggage", "child_seats", "pickup_notes", "attendance", "notes"],
    ...["beyond_limit", "way", "together", "partner", "deposit_amount", "deposit_by"],
    ...["trip_links", "guest_list", "answers"],
  ];
  const isCounted = "OLD.party || OLD.extras || NEW.party || NEW.extras <> ''";
  const isNoted = (field) =>
    field === "price_lines"
      ? `(OLD.price_lines IS NOT NEW.price_lines AND ${isCounted})`
      : `OLD.${field} IS NOT NEW.${field}`;
  makeTrigger(
    "changed_booking_is_audited",
    `AFTER UPDATE ON bookings
    WHEN (${audited.map(isNoted).join(" OR ")}) AND NEW.changed_by NOT LIKE 'erase %' BEGIN
    ${audited
      .map(
        (field) => `INSERT INTO audit (id, booking, actor, field, before, after, at)
      SELECT ${random} || 'a', NEW.id, ${actor}, '${field}', OLD.${field}, NEW.${field}, ${now}
      WHERE ${isNoted(field)};`,
      )
      .join("\n")}
  END`,
  );

  const paid =
    "coalesce((SELECT cents FROM booking_payments WHERE booking = NEW.booking), 0) / 100.0";
  // the index of corrections holds only what corrects something, and SQLite takes it only where the question says so too
  makeTrigger(
    "payment_counts",
    `AFTER INSERT ON payments BEGIN
    UPDATE bookings SET paid_amount = ${paid},
      paid_currency = iif(${paid} = 0, '', 'USD'),
      paid_method = coalesce((SELECT method FROM payments AS p WHERE booking = NEW.booking
        AND kind <> 'correction' AND NOT EXISTS (SELECT 1 FROM payments WHERE corrects = p.id AND corrects <> '')
        ORDER BY rowid DESC LIMIT 1), ''),
      changed_by = NEW.made_by || ' ' || NEW.id, updated_at = strftime('%Y-%m-%d %H:%M:%fZ')
    WHERE id = NEW.booking;
  END`,
  );
});
