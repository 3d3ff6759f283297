/// <reference path="../pb_data/types.d.ts" />
// Another day or another service is told to the guest, as another time and place are: until now a booking that was moved
// to the same time of another day left without a mail. The trigger is the one of 1764320300_pick_up_places.js with more
// columns; it runs before those that are older (1764430000_confirmed_anew.js), which none of them minds.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const name = "agreed_booking_has_mail";
  const found = new DynamicModel({ sql: "" });
  app.db().newQuery(`SELECT sql FROM sqlite_schema WHERE name = '${name}'`).one(found);
  const columns = [
    "booking_date",
    "type",
    "item_id",
    "departure_time",
    "pickup_place",
    "pickup_notes",
  ];
  const isChanged = columns.map((column) => `NEW.${column} <> OLD.${column}`).join(" OR ");
  run(`DROP TRIGGER ${name}`);
  run(
    found.sql
      .replace(/UPDATE OF [\w, ]+ ON/, `UPDATE OF ${columns.join(", ")} ON`)
      .replace(/WHEN \([^)]*\)/, `WHEN (${isChanged})`),
  );
});
