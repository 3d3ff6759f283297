/// <reference path="../pb_data/types.d.ts" />
// The rule of 1764300000_departures.js for less: what is asked and answered is the same.
//   A function in what an INSERT's triggers may run has SQLite keep each page that the INSERT changes, to undo it alone: more
//   than half of what a new booking costs the database, whether a rule is about it or not. Aggregates and CASE do not.
//   `a OR b OR c` over one index makes a table of the rows found; three questions do not.
//   A trigger makes room for all that its statements need before the first runs. What is seldom asked is behind a view
//   of its own: new booking → asks (is it known?) → asks_closely (may it have no room?) → asks_last (which reason?).
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const sqlOf = (name) => {
    const found = new DynamicModel({ sql: "" });
    const asked = `SELECT sql FROM sqlite_schema WHERE name = '${name}'`;
    app.nonconcurrentDB().newQuery(asked).one(found);
    return found.sql;
  };

  const uses = sqlOf("departure_uses").replace(
    /> 0 THEN min\((CASE k\.kind [\s\S]*? END), (\(SELECT [\s\S]*? IN \([^)]*\)\))\) ELSE/g,
    "> 0 AND $1 < $2 THEN $1 ELSE",
  );
  if (/min\(/.test(uses)) throw new Error("departure_uses is another view now");
  const rule = sqlOf("booking_standing");
  run("DROP VIEW booking_standing");
  run("DROP VIEW departure_uses");
  run(uses);
  run(rule);

  // the rule without its last look, at each moment: whoever it lets pass has room
  const lastLook = rule.indexOf("AND EXISTS (\n    SELECT 1 FROM departure_uses AS u\n    JOIN");
  const answer = rule.indexOf(" THEN 'busy'");
  if (lastLook < 0 || answer < lastLook) throw new Error("booking_standing is another view now");
  run(
    (rule.slice(0, lastLook) + rule.slice(answer)).replace(
      "VIEW booking_standing",
      "VIEW booking_doubts",
    ),
  );
  for (const view of ["booking_asks_closely", "booking_asks_last"])
    run(`CREATE VIEW ${view} AS SELECT id FROM bookings`);

  const scopes = ["'all'", "NEW.type", "NEW.type || '/' || NEW.item_id"];
  const isRuled = scopes.map(
    (scope) => `EXISTS (SELECT 1 FROM departure_rules WHERE scope = ${scope})`,
  );
  const version = scopes.map(
    (scope) => `coalesce((SELECT version FROM departure_rules WHERE scope = ${scope}), 0)`,
  );
  for (const name of ["new_booking_asks", "new_booking_stands"]) run(`DROP TRIGGER ${name}`);
  run(`CREATE TRIGGER new_booking_asks AFTER INSERT ON bookings
    WHEN NEW.status = 'confirmed' AND NEW.beyond_limit = 0 AND (${isRuled.join(" OR ")}) BEGIN
    INSERT INTO booking_asks
    VALUES (NEW.id, NEW.type, NEW.item_id, NEW.booking_date, NEW.departure_time);
  END`);
  run(`CREATE TRIGGER new_booking_stands INSTEAD OF INSERT ON booking_asks BEGIN
    SELECT RAISE(FAIL, 'departure unknown') WHERE NOT EXISTS (SELECT 1 FROM departures
      WHERE item_type = NEW.type AND item_id = NEW.item_id AND day = NEW.booking_date
        AND time = NEW.departure_time AND rules = ${version.join(" + ")});
    INSERT INTO booking_asks_closely VALUES (NEW.id);
  END`);
  run(`CREATE TRIGGER new_booking_stands_closely INSTEAD OF INSERT ON booking_asks_closely
    WHEN (SELECT reason FROM booking_doubts WHERE id = NEW.id) <> '' BEGIN
    INSERT INTO booking_asks_last VALUES (NEW.id);
  END`);
  run(`CREATE TRIGGER new_booking_stands_last INSTEAD OF INSERT ON booking_asks_last BEGIN
    SELECT CASE (SELECT reason FROM booking_standing WHERE id = NEW.id)
      WHEN 'closed' THEN RAISE(FAIL, 'no room: closed')
      WHEN 'full' THEN RAISE(FAIL, 'no room: full')
      WHEN 'busy' THEN RAISE(FAIL, 'no room: busy') END;
  END`);
});
