/// <reference path="../pb_data/types.d.ts" />
// Deposits (docs/decisions/0038-deposits.md): what a service asks for ahead, what was agreed of a booking, and what the
// operator says of how it is paid. The history notes changes of what was agreed: its trigger is made anew from the one
// that stands, and those that are younger with it, since SQLite runs the youngest first.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  for (const name of ["tours", "transfers"]) {
    const services = app.findCollectionByNameOrId(name);
    // {"percent": 30, "days": 14} or {"cents": 5000, "days": 14}; {} for none
    services.fields.add(new Field({ type: "json", name: "deposit", maxSize: 200 }));
    app.save(services);
  }
  const bookings = app.findCollectionByNameOrId("bookings");
  // US dollars, as all amounts of a booking; a day in Belize
  bookings.fields.add(new Field({ type: "number", name: "deposit_amount", min: 0 }));
  bookings.fields.add(new Field({ type: "text", name: "deposit_by", max: 10 }));
  app.save(bookings);
  const settings = app.findCollectionByNameOrId("settings");
  // {"en": "...", "es": "..."}: how a deposit is paid, in the operator's words
  settings.fields.add(new Field({ type: "json", name: "deposit_texts", maxSize: 10000 }));
  settings.fields.add(new Field({ type: "bool", name: "deposit_reminders" }));
  app.save(settings);
  run("UPDATE settings SET deposit_reminders = true");

  // those that server/office/payments/deposits.ts looks at
  run(`CREATE INDEX idx_bookings_deposit ON bookings (deposit_by)
    WHERE deposit_amount > paid_amount AND status = 'confirmed' AND attendance = ''`);

  const found = new DynamicModel({ triggers: "" });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_array(name, sql)) AS triggers FROM (
      SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'bookings' AND rowid >= (
        SELECT rowid FROM sqlite_schema WHERE name = 'changed_booking_is_audited') ORDER BY rowid)`)
    .one(found);
  const added = ["deposit_amount", "deposit_by"];
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
