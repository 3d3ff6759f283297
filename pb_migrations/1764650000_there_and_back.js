/// <reference path="../pb_data/types.d.ts" />
// There and back (docs/decisions/0040-there-and-back.md): what the other way of a transfer is called and what both cost
// less; of a booking which way it is, and which booking is the other way. The history notes changes of both: its trigger
// is made anew from the one that stands, and those that are younger with it, since SQLite runs the youngest first.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const transfers = app.findCollectionByNameOrId("transfers");
  // empty: offered one way only; in other languages in `texts`
  transfers.fields.add(new Field({ type: "text", name: "route_back", max: 300 }));
  // off both fares together: percent, or US dollars, which count first
  transfers.fields.add(new Field({ type: "number", name: "back_percent", min: 0, max: 100 }));
  transfers.fields.add(new Field({ type: "number", name: "back_amount", min: 0 }));
  app.save(transfers);
  const bookings = app.findCollectionByNameOrId("bookings");
  bookings.fields.add(new Field({ type: "text", name: "way", max: 4 }));
  bookings.fields.add(new Field({ type: "text", name: "together", max: 15 }));
  app.save(bookings);

  const found = new DynamicModel({ triggers: "" });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_array(name, sql)) AS triggers FROM (
      SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'bookings' AND rowid >= (
        SELECT rowid FROM sqlite_schema WHERE name = 'changed_booking_is_audited') ORDER BY rowid)`)
    .one(found);
  const added = ["way", "together"];
  const isChanged = added.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
  for (const [name, sql] of JSON.parse(found.triggers)) {
    run(`DROP TRIGGER ${name}`);
    if (name !== "changed_booking_is_audited") {
      run(sql);
      continue;
    }
    const [guests] = /INSERT INTO audit[^;]*, 'guests', [^;]*;/.exec(sql) ?? [];
    if (!guests || !sql.includes("WHEN (")) throw new Error("the history's trigger is another");
    const more = added.map((name) =>
      guests.replace("'guests'", `'${name}'`).replace(/(OLD|NEW)\.guests/g, `$1.${name}`),
    );
    run(
      sql.replace("WHEN (", `WHEN (${isChanged} OR `).replace(/END\s*$/, `${more.join("\n")}\nEND`),
    );
  }
});
