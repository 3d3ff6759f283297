/// <reference path="../pb_data/types.d.ts" />
// Money by partner (docs/decisions/0041-partners.md). Where guests pay the partner (`paid_to`), they owe us nothing: what a
// partner has is `held`, apart from `due`. The sums of money get a key more, so that their table, triggers and views are
// made anew as 1764630000_reports.js has them.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const sqlOf = (name) => {
    const found = new DynamicModel({ sql: "" });
    const asked = `SELECT sql FROM sqlite_schema WHERE name = '${name}'`;
    app.nonconcurrentDB().newQuery(asked).one(found);
    return found.sql;
  };

  // the list knows whose booking it is and whom its guests pay; nobody may look at `due` while it is made anew
  for (const name of ["listed_booking_is_money", "unlisted_booking_is_no_money"])
    run(`DROP TRIGGER ${name}`);
  run("DROP TRIGGER relisted_booking_is_other_money");
  run("DROP VIEW money_counted");
  run("DROP TABLE money_sums");
  run("ALTER TABLE booking_list DROP COLUMN due");
  run("ALTER TABLE booking_list ADD COLUMN partner TEXT NOT NULL DEFAULT ''");
  run("ALTER TABLE booking_list ADD COLUMN collects INTEGER NOT NULL DEFAULT 0");
  const open = (who) => `INTEGER GENERATED ALWAYS AS (
    CASE WHEN ${who} AND status <> 'cancelled' AND cents > paid THEN cents - paid ELSE 0 END) VIRTUAL`;
  run(`ALTER TABLE booking_list ADD COLUMN due ${open("NOT collects")}`);
  run(`ALTER TABLE booking_list ADD COLUMN held ${open("collects")}`);
  // the bookings of one partner
  run(`CREATE INDEX idx_list_partner ON booking_list (partner, booking_date, n, status)
    WHERE partner <> ''`);
  const listing = sqlOf("booking_is_listed");
  const columns = "(n, id, created_at, ";
  const values = "b.id, b.created_at, ";
  if (!listing.includes(columns) || !listing.includes(values)) {
    throw new Error("booking_is_listed is another trigger now");
  }
  run("DROP TRIGGER booking_is_listed");
  run(
    listing
      .replace(columns, `${columns}partner, collects, `)
      .replace(values, `${values}b.partner, b.paid_to <> '', `),
  );
  run(`CREATE TRIGGER partner_of_booking_is_listed AFTER UPDATE OF partner, paid_to ON bookings
    WHEN OLD.partner IS NOT NEW.partner OR OLD.paid_to IS NOT NEW.paid_to BEGIN
    DELETE FROM booking_queue WHERE id = NEW.id;
    UPDATE booking_list SET partner = NEW.partner, collects = NEW.paid_to <> '' WHERE id = NEW.id;
  END`);

  const KEYS = ["standing", "type", "item_name", "partner"];
  run(`CREATE TABLE money_sums (
    dated TEXT, span TEXT, standing TEXT, type TEXT, item_name TEXT, partner TEXT,
    bookings INTEGER NOT NULL, price INTEGER NOT NULL, paid INTEGER NOT NULL, due INTEGER NOT NULL,
    held INTEGER NOT NULL, payers INTEGER NOT NULL, owing INTEGER NOT NULL, holding INTEGER NOT NULL,
    PRIMARY KEY (dated, span, ${KEYS.join(", ")})) WITHOUT ROWID`);
  const SUMS = ["bookings", "price", "paid", "due", "held", "payers", "owing", "holding"];
  const DAYS = { booked: "date(created_at, '-6 hours')", travel: "booking_date" };
  const of = (row, sql) => sql.replace(/\b(created_at|booking_date)\b/, `${row}.$1`);
  const figures = (row) => [
    ...["1", `${row}.cents`, `${row}.paid`, `${row}.due`, `${row}.held`],
    ...[`(${row}.paid <> 0)`, `(${row}.due > 0)`, `(${row}.held > 0)`],
  ];
  const addTo = (names) => names.map((name) => `${name} = ${name} + excluded.${name}`).join(", ");
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
    SELECT dated, 'm' || substr(day, 1, 7) AS span, ${keys}, ${SUMS.map((name) => `sum(${name})`).join(", ")}
    FROM daily GROUP BY dated, span, ${keys}`);
  run("INSERT INTO money_sums SELECT * FROM money_counted");
});
