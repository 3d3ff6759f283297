/// <reference path="../pb_data/types.d.ts" />
// How often all links to a booking were ended (docs/decisions/0042-the-guests-link.md): each link is signed over it, so
// raising it ends those before, and it must never fall again, whoever writes an older row over a newer one. The history
// notes it: its trigger is made anew from the one that stands, and those that are younger with it, since SQLite runs
// the youngest first.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const bookings = app.findCollectionByNameOrId("bookings");
  bookings.fields.add(new Field({ type: "number", name: "trip_links", min: 0, onlyInt: true }));
  app.save(bookings);
  run(`CREATE TRIGGER ended_links_stay_ended BEFORE UPDATE OF trip_links ON bookings
    WHEN NEW.trip_links < OLD.trip_links BEGIN SELECT RAISE(ABORT, 'ended links stay ended'); END`);

  const found = new DynamicModel({ triggers: "" });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_array(name, sql)) AS triggers FROM (
      SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'bookings' AND rowid >= (
        SELECT rowid FROM sqlite_schema WHERE name = 'changed_booking_is_audited') ORDER BY rowid)`)
    .one(found);
  for (const [name, sql] of JSON.parse(found.triggers)) {
    run(`DROP TRIGGER ${name}`);
    if (name !== "changed_booking_is_audited") {
      run(sql);
      continue;
    }
    const [guests] = /INSERT INTO audit[^;]*, 'guests', [^;]*;/.exec(sql) ?? [];
    if (!guests || !sql.includes("WHEN (")) throw new Error("the history's trigger is another");
    const links = guests
      .replace("'guests'", "'trip_links'")
      .replace(/(OLD|NEW)\.guests/g, "$1.trip_links");
    run(
      sql
        .replace("WHEN (", "WHEN (OLD.trip_links IS NOT NEW.trip_links OR ")
        .replace(/END\s*$/, `${links}\nEND`),
    );
  }
});
