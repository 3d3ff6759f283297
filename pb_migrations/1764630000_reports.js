/// <reference path="../pb_data/types.d.ts" />
// What the reports of money read (docs/decisions/0034-reports.md), kept by triggers, one row a key for each day (`d2026-11-25`)
// and each month (`m2026-11`):
//   money_sums   prices, what was paid and what is due, by the day booked and by the day of travel (`dated`), where the
//                bookings stand, and service; kept where a booking is listed, so that a create pays nothing
//   taken_sums   what was taken, by the day in Belize, who has it, method and currency: payments are only added
// What they have to be say the views money_counted and taken_counted, which fill them here and check them at night.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const sqlOf = (name) => {
    const found = new DynamicModel({ sql: "" });
    const asked = `SELECT sql FROM sqlite_schema WHERE name = '${name}'`;
    app.nonconcurrentDB().newQuery(asked).one(found);
    return found.sql;
  };

  // the list knows what was paid and who came; where a booking stands and what is due follow
  run("ALTER TABLE booking_list ADD COLUMN paid INTEGER NOT NULL DEFAULT 0");
  run("ALTER TABLE booking_list ADD COLUMN attendance TEXT NOT NULL DEFAULT ''");
  run(`ALTER TABLE booking_list ADD COLUMN standing TEXT GENERATED ALWAYS AS (CASE
    WHEN status = 'cancelled' THEN 'cancelled' WHEN attendance = 'no-show' THEN 'absent'
    WHEN status = 'pending' THEN 'waiting' ELSE 'sold' END) VIRTUAL`);
  run(`ALTER TABLE booking_list ADD COLUMN due INTEGER GENERATED ALWAYS AS (
    CASE WHEN status <> 'cancelled' AND cents > paid THEN cents - paid ELSE 0 END) VIRTUAL`);
  const more = (row) => [
    ["paid", `CAST(round(${row}.paid_amount * 100) AS INTEGER)`],
    ["attendance", `${row}.attendance`],
  ];
  const set = (row) =>
    more(row)
      .map(([column, value]) => `${column} = ${value}`)
      .join(", ");
  run(`UPDATE booking_list SET ${set("b")} FROM bookings AS b
    WHERE b.id = booking_list.id AND (b.paid_amount <> 0 OR b.attendance <> '')`);
  const listing = sqlOf("booking_is_listed");
  const columns = "(n, id, created_at, ";
  const values = "b.id, b.created_at, ";
  if (!listing.includes(columns) || !listing.includes(values)) {
    throw new Error("booking_is_listed is another trigger now");
  }
  run("DROP TRIGGER booking_is_listed");
  run(
    listing.replace(columns, `${columns}paid, attendance, `).replace(
      values,
      values +
        more("b")
          .map(([, value]) => `${value}, `)
          .join(""),
    ),
  );
  run(`CREATE TRIGGER paid_booking_is_listed AFTER UPDATE OF paid_amount, attendance ON bookings
    WHEN OLD.paid_amount IS NOT NEW.paid_amount OR OLD.attendance IS NOT NEW.attendance BEGIN
    DELETE FROM booking_queue WHERE id = NEW.id;
    UPDATE booking_list SET ${set("NEW")} WHERE id = NEW.id;
  END`);

  run(`CREATE TABLE money_sums (
    dated TEXT, span TEXT, standing TEXT, type TEXT, item_name TEXT,
    bookings INTEGER NOT NULL, price INTEGER NOT NULL, paid INTEGER NOT NULL, due INTEGER NOT NULL,
    payers INTEGER NOT NULL, owing INTEGER NOT NULL,
    PRIMARY KEY (dated, span, standing, type, item_name)) WITHOUT ROWID`);
  const SUMS = ["bookings", "price", "paid", "due", "payers", "owing"];
  const DAYS = { booked: "date(created_at, '-6 hours')", travel: "booking_date" };
  const of = (row, sql) => sql.replace(/\b(created_at|booking_date)\b/, `${row}.$1`);
  const figures = (row) => [
    ...["1", `${row}.cents`, `${row}.paid`, `${row}.due`],
    ...[`(${row}.paid <> 0)`, `(${row}.due > 0)`],
  ];
  const addTo = (names) => names.map((name) => `${name} = ${name} + excluded.${name}`).join(", ");
  const count = (row, sign) =>
    Object.entries(DAYS)
      .flatMap(([dated, day]) =>
        [`'d' || ${of(row, day)}`, `'m' || substr(${of(row, day)}, 1, 7)`].map(
          (span) => `
    INSERT INTO money_sums VALUES ('${dated}', ${span}, ${row}.standing, ${row}.type, ${row}.item_name,
      ${figures(row)
        .map((figure) => sign + figure)
        .join(", ")})
    ON CONFLICT DO UPDATE SET ${addTo(SUMS)};`,
        ),
      )
      .join("");
  run(`CREATE TRIGGER listed_booking_is_money AFTER INSERT ON booking_list BEGIN
    ${count("NEW", "+")} END`);
  run(`CREATE TRIGGER unlisted_booking_is_no_money AFTER DELETE ON booking_list BEGIN
    ${count("OLD", "-")} END`);
  // the list does not tell capitals in a service's name apart, sums do
  const counted = ["standing", "type", "item_name COLLATE BINARY", "booking_date", "cents", "paid"];
  run(`CREATE TRIGGER relisted_booking_is_other_money AFTER UPDATE ON booking_list
    WHEN ${counted.map((name) => `OLD.${name} IS NOT NEW.${name.split(" ")[0]}`).join(" OR ")} BEGIN
    ${count("OLD", "-")} ${count("NEW", "+")} END`);

  const daily = Object.entries(DAYS).map(
    ([dated, day]) => `SELECT '${dated}' AS dated, ${day} AS day, standing, type,
      item_name COLLATE BINARY AS item_name, count(*) AS bookings, sum(cents) AS price, sum(paid) AS paid,
      sum(due) AS due, sum(paid <> 0) AS payers, sum(due > 0) AS owing
    FROM booking_list GROUP BY day, standing, type, item_name COLLATE BINARY`,
  );
  const summed = (names) => names.map((name) => `sum(${name})`).join(", ");
  run(`CREATE VIEW money_counted AS
    WITH daily AS MATERIALIZED (${daily.join(" UNION ALL ")})
    SELECT dated, 'd' || day AS span, standing, type, item_name, ${SUMS.join(", ")} FROM daily
    UNION ALL
    SELECT dated, 'm' || substr(day, 1, 7) AS span, standing, type, item_name, ${summed(SUMS)}
    FROM daily GROUP BY dated, span, standing, type, item_name`);
  run("INSERT INTO money_sums SELECT * FROM money_counted");

  run(`CREATE TABLE taken_sums (
    span TEXT, taken_by TEXT, made_by TEXT, method TEXT, currency TEXT,
    payments INTEGER NOT NULL, cents INTEGER NOT NULL, usd_cents INTEGER NOT NULL,
    PRIMARY KEY (span, taken_by, made_by, method, currency)) WITHOUT ROWID`);
  const TAKEN = ["payments", "cents", "usd_cents"];
  const day = (row) => `date(${row}.taken_at, '-6 hours')`;
  const take = (span) => `
    INSERT INTO taken_sums VALUES (${span}, NEW.taken_by, NEW.made_by, NEW.method, NEW.currency,
      1, NEW.cents, NEW.usd_cents)
    ON CONFLICT DO UPDATE SET ${addTo(TAKEN)};`;
  run(`CREATE TRIGGER payment_is_taken AFTER INSERT ON payments BEGIN
    ${take(`'d' || ${day("NEW")}`)} ${take(`'m' || substr(${day("NEW")}, 1, 7)`)} END`);
  run(`CREATE VIEW taken_counted AS
    WITH daily AS MATERIALIZED (
      SELECT ${day("p")} AS day, taken_by, made_by, method, currency, count(*) AS payments,
        sum(cents) AS cents, sum(usd_cents) AS usd_cents
      FROM payments AS p GROUP BY day, taken_by, made_by, method, currency)
    SELECT 'd' || day AS span, taken_by, made_by, method, currency, ${TAKEN.join(", ")} FROM daily
    UNION ALL
    SELECT 'm' || substr(day, 1, 7) AS span, taken_by, made_by, method, currency, ${summed(TAKEN)}
    FROM daily GROUP BY span, taken_by, made_by, method, currency`);
  run("INSERT INTO taken_sums SELECT * FROM taken_counted");
});
