/// <reference path="../pb_data/types.d.ts" />
// What the reports of money read (docs/decisions/0034-reports.md), kept by triggers, one row a key for each day (`d2026-11-25`)
// and each month (`m2026-11`):
//   money_sums   prices, what was paid, what is due and what a partner holds (docs/decisions/0041-partners.md), by the day
//                booked and by the day of travel (`dated`), where the bookings stand, service and partner; kept where a
//                booking is listed, so that a create pays nothing
//   taken_sums   what was taken, by the day in Belize, who has it, method and currency: payments are only added
// What they have to be say the views money_counted and taken_counted, which check them at night.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();

  // The list knows what was paid, who came, and whom guests pay. SQLite runs the youngest trigger first: the sum that
  // somebody has written is listed, put right by `paid_sum_is_kept` (1764500000_payments.js), and listed again.
  const relist = (name, columns, values) =>
    run(`CREATE TRIGGER ${name} AFTER UPDATE OF ${columns.join(", ")} ON bookings
    WHEN ${columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(" OR ")} BEGIN
    DELETE FROM booking_queue WHERE id = NEW.id;
    UPDATE booking_list SET ${values} WHERE id = NEW.id;
  END`);
  relist(
    ...["paid_booking_is_listed", ["paid_amount", "attendance"]],
    "paid = CAST(round(NEW.paid_amount * 100) AS INTEGER), attendance = NEW.attendance",
  );
  relist(
    ...["partner_of_booking_is_listed", ["partner", "paid_to"]],
    "partner = NEW.partner, collects = NEW.paid_to <> ''",
  );

  const KEYS = ["standing", "type", "item_name", "partner"];
  const SUMS = ["bookings", "price", "paid", "due", "held", "payers", "owing", "holding"];
  const DAYS = { booked: "date(created_at, '-6 hours')", travel: "booking_date" };
  const addTo = (names) => names.map((name) => `${name} = ${name} + excluded.${name}`).join(", ");
  const summed = (names) => names.map((name) => `sum(${name})`).join(", ");
  run(`CREATE TABLE money_sums (
    dated TEXT, span TEXT, ${KEYS.map((key) => `${key} TEXT`).join(", ")},
    ${SUMS.map((name) => `${name} INTEGER NOT NULL`).join(", ")},
    PRIMARY KEY (dated, span, ${KEYS.join(", ")})) WITHOUT ROWID`);
  const of = (row, sql) => sql.replace(/\b(created_at|booking_date)\b/, `${row}.$1`);
  const figures = (row) => [
    ...["1", `${row}.cents`, `${row}.paid`, `${row}.due`, `${row}.held`],
    ...[`(${row}.paid <> 0)`, `(${row}.due > 0)`, `(${row}.held > 0)`],
  ];
  const count = (row, sign) =>
    Object.entries(DAYS)
      .flatMap(([dated, day]) =>
        [`'d' || ${of(row, day)}`, `'m' || substr(${of(row, day)}, 1, 7)`].map(
          (span) => `
    INSERT INTO money_sums VALUES ('${dated}', ${span}, ${KEYS.map((key) => `${row}.${key}`).join(", ")},
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
  const counted = [
    ...["standing", "type", "item_name COLLATE BINARY", "partner", "collects"],
    ...["booking_date", "cents", "paid"],
  ];
  run(`CREATE TRIGGER relisted_booking_is_other_money AFTER UPDATE ON booking_list
    WHEN ${counted.map((name) => `OLD.${name} IS NOT NEW.${name.split(" ")[0]}`).join(" OR ")} BEGIN
    ${count("OLD", "-")} ${count("NEW", "+")} END`);

  const daily = Object.entries(DAYS).map(
    ([dated, day]) => `SELECT '${dated}' AS dated, ${day} AS day, standing, type,
      item_name COLLATE BINARY AS item_name, partner, count(*) AS bookings, sum(cents) AS price, sum(paid) AS paid,
      sum(due) AS due, sum(held) AS held, sum(paid <> 0) AS payers, sum(due > 0) AS owing, sum(held > 0) AS holding
    FROM booking_list GROUP BY day, standing, type, item_name COLLATE BINARY, partner`,
  );
  const keys = KEYS.join(", ");
  run(`CREATE VIEW money_counted AS
    WITH daily AS MATERIALIZED (${daily.join(" UNION ALL ")})
    SELECT dated, 'd' || day AS span, ${keys}, ${SUMS.join(", ")} FROM daily
    UNION ALL
    SELECT dated, 'm' || substr(day, 1, 7) AS span, ${keys}, ${summed(SUMS)}
    FROM daily GROUP BY dated, span, ${keys}`);

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
});
