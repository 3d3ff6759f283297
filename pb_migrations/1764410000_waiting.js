/// <reference path="../pb_data/types.d.ts" />
// Bookings that wait for a seat: whether they are confirmed by themselves when there is one
// (src/server/departures/confirm-waiting.ts), off until the operator wants it; and that lists and sums have them as they
// are stored. SQLite ran the trigger that lists a change after the one that lets it wait (1764300000_departures.js),
// with the row as it had been before that: what waits was listed as confirmed.
migrate((app) => {
  const settings = app.findCollectionByNameOrId("settings");
  settings.fields.add(new Field({ type: "bool", name: "confirm_waiting" }));
  app.save(settings);

  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const name = "changed_booking_is_listed";
  const trigger = new DynamicModel({ sql: "" });
  app.db().newQuery(`SELECT sql FROM sqlite_schema WHERE name = '${name}'`).one(trigger);
  const isStored = "NEW.status = (SELECT status FROM bookings WHERE id = NEW.id)";
  run(`DROP TRIGGER ${name}`);
  run(trigger.sql.replace(/WHEN ([^;]*?) BEGIN/, `WHEN ($1) AND ${isStored} BEGIN`));
  run(`UPDATE booking_list SET status = b.status, reason = iif(b.status = 'pending', b.pending_reason, '')
    FROM bookings AS b WHERE b.id = booking_list.id AND b.status <> booking_list.status`);
});
