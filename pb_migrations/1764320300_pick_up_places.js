/// <reference path="../pb_data/types.d.ts" />
// Where the operator picks up, proposed to guests and at the desk: ["Cahal Pech Village Resort", ...]; null while the
// built-in list stands. A place that the office changes is told to its guest, as time and notes are
// (1764200100_mail_reasons.js).
migrate((app) => {
  const settings = app.findCollectionByNameOrId("settings");
  settings.fields.add(new JSONField({ name: "pickup_places", maxSize: 100000 }));
  app.save(settings);

  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  const random = "lower(hex(randomblob(7)))";
  const columns = ["departure_time", "pickup_place", "pickup_notes"];
  const isChanged = columns.map((name) => `NEW.${name} <> OLD.${name}`).join(" OR ");
  run("DROP TRIGGER agreed_booking_has_mail");
  // what a device brings along after its code was entered (source) is the guest's own
  run(`CREATE TRIGGER agreed_booking_has_mail AFTER UPDATE OF ${columns.join(", ")} ON bookings
    WHEN (${isChanged}) AND NEW.source = OLD.source
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
