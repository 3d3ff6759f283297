/// <reference path="../pb_data/types.d.ts" />
// Why a mail is held back is stored as a code, to be said in the reader's language; what was stored in words
// before still counts.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  const random = "lower(hex(randomblob(7)))";

  run("DROP TRIGGER agreed_booking_has_mail");
  // Time and place that the office agrees or changes. Two minutes later, so that what is put right at once
  // is told once; it says what stands when it leaves. Not where the office wanted no mails when it booked
  // at the desk, nor for a day that is over in Belize.
  run(`CREATE TRIGGER agreed_booking_has_mail AFTER UPDATE OF departure_time, pickup_notes ON bookings
    WHEN (NEW.departure_time <> OLD.departure_time OR NEW.pickup_notes <> OLD.pickup_notes)
      AND NEW.status = 'confirmed' AND NEW.source <> 'seed' AND NEW.customer_email <> ''
      AND NEW.changed_by NOT LIKE 'erase %' AND NEW.booking_date >= date('now', '-6 hours')
      AND NOT EXISTS (SELECT 1 FROM mails WHERE booking = NEW.id AND (
        (kind = 'customer' AND error IN ('booked_at_desk', 'Booked at the desk'))
        OR (kind = 'customer-agreed' AND state = 'queued')))
    BEGIN
      INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
      VALUES (${random} || 'a', NEW.id, 'customer-agreed', 'queued',
              (unixepoch() + 120) * 1000, ${now}, ${now});
    END`);
});
