/// <reference path="../pb_data/types.d.ts" />
// What can be sold (docs/decisions/0029-departures.md). The operator's rules, and who and what there is:
//   schedules, exceptions, resources, absences   as the office has said, by POST /api/office/departure-rules
//   assignments          who goes along with a departure, and in what: nobody can be in two places, which
//                        src/server/departures/assign.ts sees to in the write's own transaction
//   departure_rules      a number for each scope that has rules, raised by each change of them
//   departures           what the rules say of a departure on which something stands: its limits and hours
// What is taken is counted from the bookings by an index, never kept beside them:
//   departure_load       confirmed guests, their parties and the largest, by departure
//   departure_uses       guides, drivers, vehicles and boats that departures in use take
//   booking_standing     '' for a booking that fits, or why it does not: the rule, for each write and each look
//   booking_doubts       the same without its last look, at each moment: whoever it lets pass has room
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const ADMIN = '@request.auth.collectionName = "admins"';
  const text = (name, max, more) => ({ type: "text", name, max, ...more });
  const number = (name) => ({ type: "number", name, onlyInt: true });
  const json = (name, maxSize) => ({ type: "json", name, maxSize });
  const select = (name, values) => ({ type: "select", name, values, maxSelect: 1 });
  const bool = (name) => ({ type: "bool", name });
  const NEEDED = { required: true };
  const stamps = [
    { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
    { type: "autodate", name: "updated_at", onCreate: true, onUpdate: true },
  ];
  const make = (name, fields, indexes = []) =>
    app.save(
      new Collection({
        type: "base",
        name,
        listRule: ADMIN,
        viewRule: ADMIN,
        // written by POST /api/office/departure-rules alone, which checks them
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [...fields, ...stamps],
        indexes,
      }),
    );

  make(
    "schedules",
    [
      ...[text("item", 30, NEEDED), json("weekdays", 100), json("times", 1000)],
      ...[text("from", 10), text("until", 10), number("seats")],
      ...[number("least_guests"), number("cutoff_hours"), bool("on_request")],
    ],
    ["CREATE INDEX idx_schedules_item ON schedules (item)"],
  );
  make("exceptions", [
    ...[text("scope", 30, NEEDED), text("from", 10, NEEDED), text("until", 10, NEEDED)],
    select("kind", ["closed", "seats", "time", "extra"]),
    ...[text("time", 5), text("new_time", 5), number("seats"), text("reason", 200)],
    // what is written of it in other languages
    json("texts", 2000),
  ]);
  make("resources", [
    text("name", 100, NEEDED),
    select("kind", ["guide", "driver", "vehicle", "boat"]),
    ...[number("seats"), json("languages", 1000), bool("active")],
  ]);
  make(
    "assignments",
    [
      ...[text("item", 30, NEEDED), text("day", 10, NEEDED), text("time", 5)],
      text("resource", 15, NEEDED),
    ],
    [
      "CREATE UNIQUE INDEX idx_assignments_once ON assignments (resource, day, item, time)",
      "CREATE INDEX idx_assignments_day ON assignments (day)",
    ],
  );

  const TAKING = "status IN ('confirmed', 'completed')";
  run(`CREATE INDEX idx_bookings_departure
    ON bookings (type, item_id, booking_date, departure_time, guests) WHERE ${TAKING}`);
  // who found no room, for the reports (src/server/office/figures/turned-away.ts)
  run(`CREATE INDEX idx_bookings_waited ON bookings (pending_reason, created_at)
    WHERE pending_reason <> ''`);

  run(`CREATE TABLE absences (resource TEXT NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL,
    PRIMARY KEY (resource, first)) WITHOUT ROWID`);
  run(
    "CREATE TABLE departure_rules (scope TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID",
  );
  // starts, ends: minutes since 1970 (UTC). guide, driver, vehicle, boat: null where none is needed, 0 for one
  // whatever the party, else one for so many guests. rules: the sum of its scopes' versions when it was said.
  run(`CREATE TABLE departures (
    item_type TEXT NOT NULL, item_id INTEGER NOT NULL, day TEXT NOT NULL, time TEXT NOT NULL,
    seats INTEGER, groups INTEGER, closed TEXT, starts INTEGER NOT NULL, ends INTEGER NOT NULL,
    guide INTEGER, driver INTEGER, vehicle INTEGER, boat INTEGER,
    rules INTEGER NOT NULL, note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (item_type, item_id, day, time)) WITHOUT ROWID`);
  run("CREATE INDEX idx_departures_starts ON departures (starts)");
  run(
    "CREATE TABLE resource_kinds (kind TEXT PRIMARY KEY, is_seated INTEGER NOT NULL) WITHOUT ROWID",
  );
  run("INSERT INTO resource_kinds VALUES ('guide', 0), ('driver', 0), ('vehicle', 1), ('boat', 1)");

  run(`CREATE VIEW departure_load AS
    SELECT type AS item_type, item_id, booking_date AS day, departure_time AS time,
      sum(guests) AS guests, count(*) AS parties, max(guests) AS largest
    FROM bookings WHERE ${TAKING} GROUP BY type, item_id, booking_date, departure_time`);

  // Guests of a tour go together; of a transfer, which is private, each party has its own, as large as the
  // largest (domain/departures/uses.ts). Only aggregates and CASE, which SQLite seeks by the index above: a function
  // in what an INSERT's triggers may run has it keep each page that the INSERT changes, to undo it alone, which is
  // more than half of what a new booking costs the database. With as few looks at the bookings as it needs.
  const standing = `FROM bookings WHERE type = d.item_type AND item_id = d.item_id
    AND booking_date = d.day AND departure_time = d.time AND ${TAKING}`;
  const sum = `(SELECT sum(guests) ${standing})`;
  const largest = `(SELECT max(guests) ${standing})`;
  const isPrivate = "d.item_type = 'transfer'";
  const perOf = (kind) => `CASE ${kind} WHEN 'guide' THEN d.guide WHEN 'driver' THEN d.driver
    WHEN 'vehicle' THEN d.vehicle ELSE d.boat END`;
  const per = perOf("k.kind");
  const rounded = (guests) =>
    `CASE WHEN ${per} > 0 THEN (${guests} + ${per} - 1) / ${per} ELSE 1 END`;
  const seats = (guests) =>
    `CASE WHEN ${per} > 0 AND ${per} < ${guests} THEN ${per} ELSE ${guests} END`;
  run(`CREATE VIEW departure_uses AS
    SELECT d.item_type, d.item_id, d.day, d.time, d.starts, d.ends, k.kind,
      CASE WHEN ${isPrivate} THEN (SELECT count(*) ${standing}) * ${rounded(largest)} ELSE ${rounded(sum)} END AS units,
      CASE WHEN NOT k.is_seated THEN 0
        WHEN ${isPrivate} THEN ${seats(largest)} ELSE ${seats(sum)} END AS size
    FROM departures AS d CROSS JOIN resource_kinds AS k
    WHERE ${per} IS NOT NULL AND EXISTS (SELECT 1 ${standing})`);

  // More of a kind at one moment, or more with so many seats, than there are: the moment is when this departure
  // begins, or another (u) meanwhile; the seats are those of any that goes on then (w).
  const moment = "CASE WHEN u.starts > d.starts THEN u.starts ELSE d.starts END";
  const goesOn = (use) => `${use}.kind = u.kind AND ${use}.starts > d.starts - 4320
    AND ${use}.starts <= ${moment} AND ${use}.ends > ${moment}`;
  const onDuty = (kind, size) => `(SELECT count(*) FROM resources AS r
    WHERE r.kind = ${kind} AND r.active AND r.seats >= ${size} AND NOT EXISTS (
      SELECT 1 FROM absences AS a
      WHERE a.resource = r.id AND a.first <= d.day AND d.day <= a.last))`;
  const meanwhile = `u.starts < d.ends AND u.starts > d.starts - 4320 AND u.ends > d.starts
    AND ${perOf("u.kind")} IS NOT NULL`;
  // mostly all that goes on meanwhile is less than there is, at whatever moment
  const maybeBusy = `EXISTS (
    SELECT 1 FROM (
      SELECT u.kind, sum(u.units) AS units, max(u.size) AS size
      FROM departure_uses AS u WHERE ${meanwhile} GROUP BY u.kind) AS q
    WHERE q.units > ${onDuty("q.kind", "q.size")})`;
  const busy = `EXISTS (
    SELECT 1 FROM departure_uses AS u
    JOIN departure_uses AS w ON ${goesOn("w")}
    JOIN departure_uses AS v ON ${goesOn("v")} AND v.size >= w.size
    WHERE ${meanwhile}
    GROUP BY u.kind, u.item_type, u.item_id, u.day, u.time, w.item_type, w.item_id, w.day, w.time
    HAVING sum(v.units) > ${onDuty("u.kind", "w.size")})`;
  const parties = `(SELECT count(*) FROM bookings WHERE type = d.item_type AND item_id = d.item_id
    AND booking_date = d.day AND ${TAKING})`;
  const judge = (name, isBusy) =>
    run(`CREATE VIEW ${name} AS
    SELECT b.id, CASE
      WHEN d.closed IS NOT NULL THEN 'closed'
      WHEN d.seats IS NOT NULL AND ${sum} > d.seats THEN 'full'
      WHEN d.groups IS NOT NULL AND ${parties} > d.groups THEN 'full'
      WHEN coalesce(d.guide, d.driver, d.vehicle, d.boat) IS NOT NULL
        AND ${isBusy} THEN 'busy'
      ELSE '' END AS reason
    FROM bookings AS b JOIN departures AS d ON d.item_type = b.type AND d.item_id = b.item_id
      AND d.day = b.booking_date AND d.time = b.departure_time`);
  judge("booking_standing", `${maybeBusy} AND ${busy}`);
  judge("booking_doubts", maybeBusy);

  // Of what no rule speaks, nothing is asked. Where one does, what it says of the departure must be known, and
  // be said anew since it was changed.
  // A new booking is refused: to change it here would run the triggers of changes within each create, whose functions cost it
  // half of its time. Who writes it stores it as waiting instead. FAIL leaves it in its transaction, which is taken
  // back: an ABORT would cost each create (1763600100_triggers.js). `a OR b OR c` over one index makes a table of the rows
  // found, and so does a list after IN; three questions do not. And of a trigger SQLite makes room for all that is in it
  // before the first runs, even where its condition is false: what is seldom asked is behind a view of its own, new
  // booking → asks (is it known?) → asks_closely (may it have no room?) → asks_last (which reason?).
  run(
    "CREATE VIEW booking_asks AS SELECT id, type, item_id, booking_date, departure_time FROM bookings",
  );
  for (const view of ["booking_asks_closely", "booking_asks_last"]) {
    run(`CREATE VIEW ${view} AS SELECT id FROM bookings`);
  }
  const confirms = "NEW.status = 'confirmed' AND NEW.beyond_limit = 0";
  const scopes = ["'all'", "NEW.type", "NEW.type || '/' || NEW.item_id"];
  const isRuled = scopes.map(
    (scope) => `EXISTS (SELECT 1 FROM departure_rules WHERE scope = ${scope})`,
  );
  const version = scopes.map(
    (scope) => `coalesce((SELECT version FROM departure_rules WHERE scope = ${scope}), 0)`,
  );
  const isUnknown = (rules) => `NOT EXISTS (SELECT 1 FROM departures
      WHERE item_type = NEW.type AND item_id = NEW.item_id AND day = NEW.booking_date
        AND time = NEW.departure_time AND rules = ${rules})`;
  run(`CREATE TRIGGER new_booking_asks AFTER INSERT ON bookings
    WHEN ${confirms} AND (${isRuled.join(" OR ")}) BEGIN
    INSERT INTO booking_asks
    VALUES (NEW.id, NEW.type, NEW.item_id, NEW.booking_date, NEW.departure_time);
  END`);
  run(`CREATE TRIGGER new_booking_stands INSTEAD OF INSERT ON booking_asks BEGIN
    SELECT RAISE(FAIL, 'departure unknown') WHERE ${isUnknown(version.join(" + "))};
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

  // a booking that becomes confirmed asks for its seats whatever it was before, 'completed' too; and so does one that the
  // operator no longer lets be beyond the limit
  const ofScopes = "(scope = 'all' OR scope = NEW.type OR scope = NEW.type || '/' || NEW.item_id)";
  const columns = "status, type, item_id, booking_date, departure_time, guests, beyond_limit";
  const takesMore = `(OLD.status <> 'confirmed' OR OLD.beyond_limit <> 0 OR NEW.type <> OLD.type
    OR NEW.item_id <> OLD.item_id OR NEW.booking_date <> OLD.booking_date
    OR NEW.departure_time <> OLD.departure_time OR NEW.guests > OLD.guests)`;
  const reason = "(SELECT reason FROM booking_standing WHERE id = NEW.id)";
  run(`CREATE TRIGGER changed_booking_stands AFTER UPDATE OF ${columns} ON bookings
    WHEN ${confirms} AND ${takesMore} AND EXISTS (SELECT 1 FROM departure_rules WHERE ${ofScopes}) BEGIN
    SELECT RAISE(ABORT, 'departure unknown')
    WHERE ${isUnknown(`(SELECT sum(version) FROM departure_rules WHERE ${ofScopes})`)};
    UPDATE bookings SET status = 'pending', pending_reason = ${reason}
    WHERE id = NEW.id AND ${reason} <> '';
  END`);

  const raise = (scope) => `INSERT INTO departure_rules VALUES (${scope}, 1)
    ON CONFLICT DO UPDATE SET version = version + 1;`;
  for (const [table, scope] of [
    ["schedules", "item"],
    ["exceptions", "scope"],
  ]) {
    run(`CREATE TRIGGER new_${table}_rule AFTER INSERT ON ${table} BEGIN
      ${raise(`NEW.${scope}`)} END`);
    run(`CREATE TRIGGER changed_${table}_rule AFTER UPDATE ON ${table} BEGIN
      ${raise(`NEW.${scope}`)} ${raise(`OLD.${scope}`)} END`);
    run(`CREATE TRIGGER deleted_${table}_rule AFTER DELETE ON ${table} BEGIN
      ${raise(`OLD.${scope}`)} END`);
  }
  for (const type of ["tour", "transfer"]) {
    const ofService = raise(`'${type}/' || NEW.number`);
    run(`CREATE TRIGGER ${type}s_rule
      AFTER UPDATE OF groups_a_day, busy_minutes, needs, duration ON ${type}s
      WHEN NEW.groups_a_day <> OLD.groups_a_day OR NEW.busy_minutes <> OLD.busy_minutes
        OR NEW.needs IS NOT OLD.needs OR NEW.duration <> OLD.duration BEGIN
      ${ofService} END`);
    // a service that is made with limits has rules from the start
    run(`CREATE TRIGGER new_${type}s_rule AFTER INSERT ON ${type}s
      WHEN NEW.groups_a_day > 0 OR json_array_length(iif(json_valid(NEW.needs), NEW.needs, '[]')) > 0 BEGIN
      ${ofService} END`);
  }
});
