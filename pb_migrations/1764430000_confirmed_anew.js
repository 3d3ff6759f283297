/// <reference path="../pb_data/types.d.ts" />
// A booking that becomes confirmed asks for its seats whatever it was before, 'completed' too: who had waited for a seat
// was completed and confirmed again without one. The same where the operator takes back that it may be beyond the limit.
// The trigger is the one of 1764300000_departures.js with another condition. SQLite runs the youngest first: those that
// are younger are made anew with it, or the history would tell that it waits before it tells that it was confirmed.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const found = new DynamicModel({ triggers: "" });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_array(name, sql)) AS triggers FROM (
      SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'bookings' AND rowid >= (
        SELECT rowid FROM sqlite_schema WHERE name = 'changed_booking_stands') ORDER BY rowid)`)
    .one(found);
  for (const [name, sql] of JSON.parse(found.triggers)) {
    run(`DROP TRIGGER ${name}`);
    const isSame = name !== "changed_booking_stands";
    run(
      isSame
        ? sql
        : sql.replace(
            "OLD.status NOT IN ('confirmed', 'completed')",
            "OLD.status <> 'confirmed' OR OLD.beyond_limit <> 0",
          ),
    );
  }

  // a service that is made with limits has rules from the start
  for (const type of ["tour", "transfer"]) {
    run(`CREATE TRIGGER new_${type}s_rule AFTER INSERT ON ${type}s
      WHEN NEW.groups_a_day > 0 OR json_array_length(iif(json_valid(NEW.needs), NEW.needs, '[]')) > 0 BEGIN
      INSERT INTO departure_rules VALUES ('${type}/' || NEW.number, 1)
        ON CONFLICT DO UPDATE SET version = version + 1; END`);
  }
});
