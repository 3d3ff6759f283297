/// <reference path="../pb_data/types.d.ts" />
// What can be sold (docs/decisions/0029-departures.md). The operator's rules, and who and what there is:
//   schedules, exceptions, resources, absences   as the office has said, by POST /api/office/departure-rules
//   departure_rules      a number for each scope that has rules, raised by each change of them
//   departures           what the rules say of a departure on which something stands: its limits and hours
// What is taken is counted from the bookings by an index, never kept beside them:
//   departure_load       confirmed guests, their parties and the largest, by departure
//   departure_uses       guides, drivers, vehicles and boats that departures in use take
//   booking_standing     '' for a booking that fits, or why it does not: the rule, for each write and each look
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const ADMIN = '@request.auth.collectionName = "admins"';
  const text = (name, max, more) => ({ type: "text", name, max, ...more });
  const number = (name, more) => ({ type: "number", name, onlyInt: true, ...more });
  const json = (name, maxSize) => ({ type: "json", name, maxSize });
  const select = (name, values) => ({ type: "select", name, values, maxSelect: 1 });
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
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
      text("item", 30, { required: true }),
      json("weekdays", 100),
      json("times", 1000),
      text("from", 10),
      text("until", 10),
      number("seats"),
      number("least_guests"),
      number("cutoff_hours"),
      { type: "bool", name: "on_request" },
    ],
    ["CREATE INDEX idx_schedules_item ON schedules (item)"],
  );
  make("exceptions", [
    text("scope", 30, { required: true }),
    text("from", 10, { required: true }),
    text("until", 10, { required: true }),
    select("kind", ["closed", "seats", "time", "extra"]),
    text("time", 5),
    text("new_time", 5),
    number("seats"),
    text("reason", 200),
    // what is written of it in other languages
    json("texts", 2000),
  ]);
  make("resources", [
    text("name", 100, { required: true }),
    select("kind", ["guide", "driver", "vehicle", "boat"]),
    number("seats"),
    json("languages", 1000),
    { type: "bool", name: "active" },
  ]);
  for (const name of ["tours", "transfers"]) {
    const services = app.findCollectionByNameOrId(name);
    services.fields.add(new Field(number("groups_a_day", { min: 0 })));
    services.fields.add(new Field(number("busy_minutes", { min: 0 })));
    services.fields.add(new Field(json("needs", 1000)));
    app.save(services);
  }
  const bookings = app.findCollectionByNameOrId("bookings");
  // confirmed knowingly, though the departure has no room for it
  bookings.fields.add(new Field({ type: "bool", name: "beyond_limit" }));
  app.save(bookings);

  const TAKING = "status IN ('confirmed', 'completed')";
  run(`CREATE INDEX idx_bookings_departure
    ON bookings (type, item_id, booking_date, departure_time, guests) WHERE ${TAKING}`);

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
  // largest (domain/departures/uses.ts). Only aggregates, which SQLite seeks by the index above: a function in
  // what a booking's trigger asks for would cost each create (1764000000_new_mails.js).
  const of = (
    what,
  ) => `(SELECT ${what} FROM bookings WHERE type = d.item_type AND item_id = d.item_id
    AND booking_date = d.day AND departure_time = d.time AND ${TAKING})`;
  const isPrivate = "d.item_type = 'transfer'";
  run(`CREATE VIEW departure_uses AS
    SELECT item_type, item_id, day, time, starts, ends, kind,
      times * CASE WHEN per > 0 THEN (together + per - 1) / per ELSE 1 END AS units,
      CASE WHEN NOT is_seated THEN 0 WHEN per > 0 AND per < together THEN per ELSE together END AS size
    FROM (
      SELECT d.item_type, d.item_id, d.day, d.time, d.starts, d.ends, k.kind, k.is_seated,
        CASE k.kind WHEN 'guide' THEN d.guide WHEN 'driver' THEN d.driver
          WHEN 'vehicle' THEN d.vehicle ELSE d.boat END AS per,
        CASE WHEN ${isPrivate} THEN ${of("count(*)")} ELSE 1 END AS times,
        CASE WHEN ${isPrivate} THEN ${of("max(guests)")} ELSE ${of("sum(guests)")} END AS together
      FROM departures AS d CROSS JOIN resource_kinds AS k)
    WHERE per IS NOT NULL AND together > 0`);

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
    AND CASE u.kind WHEN 'guide' THEN d.guide WHEN 'driver' THEN d.driver
      WHEN 'vehicle' THEN d.vehicle ELSE d.boat END IS NOT NULL`;
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
  run(`CREATE VIEW booking_standing AS
    SELECT b.id, CASE
      WHEN d.closed IS NOT NULL THEN 'closed'
      WHEN d.seats IS NOT NULL AND ${of("sum(guests)")} > d.seats THEN 'full'
      WHEN d.groups IS NOT NULL AND ${parties} > d.groups THEN 'full'
      WHEN coalesce(d.guide, d.driver, d.vehicle, d.boat) IS NOT NULL
        AND ${maybeBusy} AND ${busy} THEN 'busy'
      ELSE '' END AS reason
    FROM bookings AS b JOIN departures AS d ON d.item_type = b.type AND d.item_id = b.item_id
      AND d.day = b.booking_date AND d.time = b.departure_time`);

  // Of what no rule speaks, nothing is asked. Where one does, what it says of the departure must be known, and
  // be said anew since it was changed.
  // No list after IN: SQLite makes a table of it each time.
  const ofScopes = "(scope = 'all' OR scope = NEW.type OR scope = NEW.type || '/' || NEW.item_id)";
  const isRuled = `EXISTS (SELECT 1 FROM departure_rules WHERE ${ofScopes})`;
  const isUnknown = `NOT EXISTS (SELECT 1 FROM departures
    WHERE item_type = NEW.type AND item_id = NEW.item_id AND day = NEW.booking_date
      AND time = NEW.departure_time
      AND rules = (SELECT sum(version) FROM departure_rules WHERE ${ofScopes}))`;
  const stands = `
    UPDATE bookings
    SET status = 'pending', pending_reason = (SELECT reason FROM booking_standing WHERE id = NEW.id)
    WHERE id = NEW.id AND (SELECT reason FROM booking_standing WHERE id = NEW.id) <> '';`;
  const confirms = `NEW.status = 'confirmed' AND NEW.beyond_limit = 0`;
  const columns = "status, type, item_id, booking_date, departure_time, guests, beyond_limit";
  const takesMore = `(OLD.status NOT IN ('confirmed', 'completed') OR NEW.type <> OLD.type
    OR NEW.item_id <> OLD.item_id OR NEW.booking_date <> OLD.booking_date
    OR NEW.departure_time <> OLD.departure_time OR NEW.guests > OLD.guests)`;
  // A new one is refused: to change it here would run the triggers of changes within each create, whose functions cost it
  // half of its time. Who writes it stores it as waiting instead. FAIL leaves it in its transaction, which is taken
  // back: an ABORT would cost each create (1763600100_triggers.js). And the rule stands behind a view: of a trigger SQLite
  // makes room for all that is in it, each time, even where its condition is false.
  run(
    "CREATE VIEW booking_asks AS SELECT id, type, item_id, booking_date, departure_time FROM bookings",
  );
  run(`CREATE TRIGGER new_booking_asks AFTER INSERT ON bookings WHEN ${confirms} AND ${isRuled} BEGIN
    INSERT INTO booking_asks
    VALUES (NEW.id, NEW.type, NEW.item_id, NEW.booking_date, NEW.departure_time);
  END`);
  run(`CREATE TRIGGER new_booking_stands INSTEAD OF INSERT ON booking_asks BEGIN
    SELECT RAISE(FAIL, 'departure unknown') WHERE ${isUnknown};
    SELECT CASE (SELECT reason FROM booking_standing WHERE id = NEW.id)
      WHEN 'closed' THEN RAISE(FAIL, 'no room: closed')
      WHEN 'full' THEN RAISE(FAIL, 'no room: full')
      WHEN 'busy' THEN RAISE(FAIL, 'no room: busy') END;
  END`);
  run(`CREATE TRIGGER changed_booking_stands AFTER UPDATE OF ${columns} ON bookings
    WHEN ${confirms} AND ${takesMore} AND ${isRuled} BEGIN
    SELECT RAISE(ABORT, 'departure unknown') WHERE ${isUnknown};
    ${stands}
  END`);

  // The actor stands before the blank in changed_by; a change that brings no new mark is the
  // customer's (from the device) or the system's.
  const changed = (names) => names.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
  const actor = `CASE
    WHEN NEW.changed_by IS NOT OLD.changed_by THEN substr(NEW.changed_by, 1, instr(NEW.changed_by, ' ') - 1)
    WHEN NEW.cancelled_by IS NOT OLD.cancelled_by OR NEW.source IS NOT OLD.source THEN 'customer'
    ELSE 'system' END`;
  const audited = [
    ...["status", "booking_date", "guests", "price", "item_name", "special_requests"],
    ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
    ...["departure_time", "pickup_notes", "attendance", "notes"],
    ...["paid_amount", "paid_currency", "paid_method", "beyond_limit"],
  ];
  run("DROP TRIGGER changed_booking_is_audited");
  run(`CREATE TRIGGER changed_booking_is_audited AFTER UPDATE ON bookings
    WHEN (${changed(audited)}) AND NEW.changed_by NOT LIKE 'erase %' BEGIN
    ${audited
      .map(
        (field) => `INSERT INTO audit (id, booking, actor, field, before, after, at)
      SELECT lower(hex(randomblob(7))) || 'a', NEW.id, ${actor}, '${field}', OLD.${field}, NEW.${field}, ${now}
      WHERE OLD.${field} IS NOT NEW.${field};`,
      )
      .join("\n")}
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
    run(`CREATE TRIGGER ${type}s_rule
      AFTER UPDATE OF groups_a_day, busy_minutes, needs, duration ON ${type}s
      WHEN NEW.groups_a_day <> OLD.groups_a_day OR NEW.busy_minutes <> OLD.busy_minutes
        OR NEW.needs IS NOT OLD.needs OR NEW.duration <> OLD.duration BEGIN
      ${raise(`'${type}/' || NEW.number`)} END`);
  }
});
