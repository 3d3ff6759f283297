/// <reference path="../pb_data/types.d.ts" />
// Who pays less by age, and what can be had beside a service (docs/decisions/0035-bands-and-extras.md): of services as
// JSON (src/domain/catalogue/service/bands.ts), of bookings how many of which, `child:2;infant:1`. The history notes
// the lines of a price where there are any of these, since they say what each was called; its trigger is made anew from
// the one that stands (1764500000_payments.js), and so are those that are younger: SQLite runs the youngest first.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  for (const name of ["tours", "transfers"]) {
    const services = app.findCollectionByNameOrId(name);
    services.fields.add(new JSONField({ name: "bands", maxSize: 20000 }));
    services.fields.add(new JSONField({ name: "extras", maxSize: 20000 }));
    app.save(services);
  }
  const bookings = app.findCollectionByNameOrId("bookings");
  bookings.fields.add(new TextField({ name: "party", max: 300 }));
  bookings.fields.add(new TextField({ name: "extras", max: 300 }));
  app.save(bookings);

  const found = new DynamicModel({ triggers: "" });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_array(name, sql)) AS triggers FROM (
      SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'bookings' AND rowid >= (
        SELECT rowid FROM sqlite_schema WHERE name = 'changed_booking_is_audited') ORDER BY rowid)`)
    .one(found);
  const isCounted = "OLD.party || OLD.extras || NEW.party || NEW.extras <> ''";
  const isChanged = `(OLD.price_lines IS NOT NEW.price_lines AND ${isCounted})`;
  for (const [name, sql] of JSON.parse(found.triggers)) {
    run(`DROP TRIGGER ${name}`);
    if (name !== "changed_booking_is_audited") {
      run(sql);
      continue;
    }
    const [entry] = /INSERT INTO audit[^;]*, 'guests', [^;]*;/.exec(sql);
    const ofLines = entry
      .replace(/'guests'/g, "'price_lines'")
      .replace(/(OLD|NEW)\.guests/g, "$1.price_lines")
      .replace(/WHERE[^;]*;/, `WHERE ${isChanged};`);
    run(
      sql
        .replace(/WHEN \((OLD\.)/, `WHEN (${isChanged} OR $1`)
        .replace(entry, `${entry}\n${ofLines}`),
    );
  }
});
