/// <reference path="../pb_data/types.d.ts" />
// What departures take (1764300000_departures.js), with as few looks at their bookings as it needs: a booking is
// stored while others wait, and each of its triggers' sums reads all bookings of a departure. And where there is no
// rule at all, none is looked for by name: a tenth of what SQLite does for a new booking.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const standing = `FROM bookings WHERE type = d.item_type AND item_id = d.item_id
    AND booking_date = d.day AND departure_time = d.time AND status IN ('confirmed', 'completed')`;
  const isPrivate = "d.item_type = 'transfer'";
  const sum = `(SELECT sum(guests) ${standing})`;
  const largest = `(SELECT max(guests) ${standing})`;
  const parties = `(SELECT count(*) ${standing})`;
  const per = `CASE k.kind WHEN 'guide' THEN d.guide WHEN 'driver' THEN d.driver
    WHEN 'vehicle' THEN d.vehicle ELSE d.boat END`;
  const rounded = (guests) =>
    `CASE WHEN ${per} > 0 THEN (${guests} + ${per} - 1) / ${per} ELSE 1 END`;
  const seats = (guests) => `CASE WHEN ${per} > 0 THEN min(${per}, ${guests}) ELSE ${guests} END`;

  const sqlOf = (name) => {
    const found = new DynamicModel({ sql: "" });
    const asked = `SELECT sql FROM sqlite_schema WHERE name = '${name}'`;
    app.nonconcurrentDB().newQuery(asked).one(found);
    return found.sql;
  };
  const standingSql = sqlOf("booking_standing");
  run("DROP VIEW booking_standing");
  run("DROP VIEW departure_uses");
  run(`CREATE VIEW departure_uses AS
    SELECT d.item_type, d.item_id, d.day, d.time, d.starts, d.ends, k.kind,
      CASE WHEN ${isPrivate} THEN ${parties} * ${rounded(largest)} ELSE ${rounded(sum)} END AS units,
      CASE WHEN NOT k.is_seated THEN 0
        WHEN ${isPrivate} THEN ${seats(largest)} ELSE ${seats(sum)} END AS size
    FROM departures AS d CROSS JOIN resource_kinds AS k
    WHERE ${per} IS NOT NULL AND EXISTS (SELECT 1 ${standing})`);
  run(standingSql);

  const asks = sqlOf("new_booking_asks");
  run("DROP TRIGGER new_booking_asks");
  run(asks.replace("EXISTS (SELECT 1 FROM departure_rules", (one) => `${one}) AND ${one}`));
});
