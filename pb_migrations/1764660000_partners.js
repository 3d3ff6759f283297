/// <reference path="../pb_data/types.d.ts" />
// Partners (docs/decisions/0041-partners.md): hotels and agents, and what was agreed with them of each booking. Money by
// partner is 1764660000_partners_money.js. The history's trigger is made anew from the one that stands, and those that are younger with it, since SQLite runs
// the youngest first.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const text = (name, max, more) => ({ type: "text", name, max, ...more });
  const ADMIN = '@request.auth.collectionName = "admins"';
  app.save(
    new Collection({
      type: "base",
      name: "partners",
      listRule: ADMIN,
      viewRule: ADMIN,
      // written by PUT /api/office/partners/{key} alone, which checks them
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        // stands in addresses and bookings, and never changes
        text("key", 40, { required: true }),
        text("name", 100, { required: true }),
        text("contact", 500),
        // of the price, in hundredths of a percent
        { type: "number", name: "share", onlyInt: true, min: 0, max: 10000 },
        // [{ "service": "tour/5", "cents": 8500 }]: what the partner pays instead, in US cents
        { type: "json", name: "nets", maxSize: 10000 },
        // whom its guests pay: the partner, or us
        { type: "bool", name: "collects" },
        text("language", 2),
        { type: "bool", name: "active" },
        { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
      ],
      indexes: ["CREATE UNIQUE INDEX idx_partners_key ON partners (key)"],
    }),
  );

  const bookings = app.findCollectionByNameOrId("bookings");
  bookings.fields.add(new Field(text("partner", 40)));
  // {"name": "...", "share": 1500} or {"name": "...", "netCents": 8500, "ofCents": 10000}, as it was agreed
  bookings.fields.add(new Field(text("partner_terms", 400)));
  // the partner's name, where guests pay it in our stead
  bookings.fields.add(new Field(text("paid_to", 100)));
  app.save(bookings);

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
    const more = guests
      .replace("'guests'", "'partner'")
      .replace(/(OLD|NEW)\.guests/g, "$1.partner");
    run(
      sql
        .replace("WHEN (", "WHEN (OLD.partner IS NOT NEW.partner OR ")
        .replace(/END\s*$/, `${more}\nEND`),
    );
  }
});
