/// <reference path="../pb_data/types.d.ts" />
// What a listed booking counts for, kept by triggers on the list (docs/decisions/0006-office-reading.md,
// docs/decisions/0007-office-search.md):
//   booking_sums       counts and cents for all time, each Belize month and day, by type, status, item
//   customers          the bookings grouped by e-mail
//   customer_activity  when each customer last booked, by type and status ('' is any)
//   customer_sums      how many customers have their last booking in a span
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const changed = (names) => names.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");

  run(`CREATE TABLE booking_sums (
    span TEXT, type TEXT, status TEXT, item_name TEXT,
    bookings INTEGER NOT NULL, paying INTEGER NOT NULL, cents INTEGER NOT NULL,
    PRIMARY KEY (span, type, status, item_name)) WITHOUT ROWID`);
  run(`CREATE TABLE customer_activity (
    email TEXT, type TEXT, status TEXT, last_at TEXT NOT NULL,
    PRIMARY KEY (email, type, status)) WITHOUT ROWID`);
  run("CREATE INDEX idx_activity_last ON customer_activity (type, status, last_at)");

  // Guests who book at the desk may have no e-mail. Customers are kept by theirs: all those without one
  // would be a single customer, so they are none.
  for (const table of ["customers", "customer_activity"]) {
    run(`CREATE TRIGGER ${table}_have_email BEFORE INSERT ON ${table} WHEN NEW.email = '' BEGIN
      SELECT RAISE(IGNORE); END`);
  }

  // `customers.search` has been replaced by `customer_texts`; the column is still filled
  const PLAIN = { a: "áÁäÄ", e: "éÉ", i: "íÍ", o: "óÓöÖ", u: "úÚüÜ", n: "ñÑ" };
  const folded = (sql) =>
    Object.entries(PLAIN).reduce(
      (whole, [plain, letters]) =>
        Array.from(letters).reduce(
          (inner, letter) => `replace(${inner},'${letter}','${plain}')`,
          whole,
        ),
      `lower(${sql})`,
    );

  const spans = (row) => [
    "'all'",
    `'m' || strftime('%Y-%m', ${row}.created_at, '-6 hours')`,
    `'d' || date(${row}.created_at, '-6 hours')`,
  ];
  const pays = (row) => `(${row}.status <> 'cancelled' AND ${row}.cents > 0)`;
  const addSum = (row, sign) =>
    spans(row)
      .map(
        (span) => `
    INSERT INTO booking_sums VALUES (${span}, ${row}.type, ${row}.status, ${row}.item_name,
      ${sign}1, ${sign}${pays(row)}, ${sign}(${pays(row)} * ${row}.cents))
    ON CONFLICT DO UPDATE SET bookings = bookings + excluded.bookings,
      paying = paying + excluded.paying, cents = cents + excluded.cents;`,
      )
      .join("");
  const word = (row) => `
    INSERT INTO booking_words (rowid, text) VALUES (${row}.n, ${row}.text);`;
  const unword = (row) => `
    INSERT INTO booking_words (booking_words, rowid, text) VALUES ('delete', ${row}.n, ${row}.text);`;
  const search = (row) =>
    `${row}.first_name || ' ' || ${row}.last_name || char(10) || ${row}.email || char(10) || ${folded(
      `${row}.first_name || ' ' || ${row}.last_name`,
    )}`;
  const spent = (row) => `iif(${pays(row)}, ${row}.cents, 0)`;
  const addCustomer = `
    INSERT INTO customers (email, first_name, last_name, phone, total_bookings, total_spent,
      first_booking_at, last_booking_at, last_activity, added_at, search)
    VALUES (NEW.email, NEW.first_name, NEW.last_name, NEW.phone, 1, ${spent("NEW")} / 100.0,
      NEW.created_at, NEW.created_at, NEW.created_at, '', ${search("NEW")})
    ON CONFLICT (email) DO UPDATE SET
      total_bookings = total_bookings + 1,
      total_spent = (CAST(round(total_spent * 100) AS INTEGER) + ${spent("NEW")}) / 100.0,
      first_booking_at = iif(first_booking_at = '', NEW.created_at, min(first_booking_at, NEW.created_at)),
      first_name = iif(NEW.created_at >= last_booking_at, NEW.first_name, first_name),
      last_name = iif(NEW.created_at >= last_booking_at, NEW.last_name, last_name),
      phone = iif(NEW.created_at >= last_booking_at, NEW.phone, phone),
      search = iif(NEW.created_at >= last_booking_at, excluded.search, search),
      last_activity = max(last_activity, NEW.created_at),
      last_booking_at = max(last_booking_at, NEW.created_at);
    INSERT INTO customer_activity
    SELECT NEW.email, type, status, NEW.created_at FROM (
      SELECT NEW.type AS type, NEW.status AS status UNION ALL SELECT NEW.type, ''
      UNION ALL SELECT '', NEW.status UNION ALL SELECT '', '') WHERE true
    ON CONFLICT DO UPDATE SET last_at = max(last_at, excluded.last_at);`;
  const lastActivity = (email) => [
    `(SELECT coalesce(max(l.created_at), '') FROM booking_list AS l WHERE l.email = ${email})`,
    `(SELECT coalesce(max(a.at), '') FROM booking_list AS l CROSS JOIN audit AS a ON a.booking = l.id
     WHERE l.email = ${email} AND a.actor = 'customer')`,
    `(SELECT coalesce(max(m.created_at), '') FROM messages AS m WHERE lower(m.email) = ${email})`,
  ];
  // after a change or removal a customer is counted anew from the bookings that are left
  const recount = (row) => `
    DELETE FROM customer_activity WHERE email = ${row}.email;
    INSERT INTO customer_activity
    SELECT ${row}.email, type, status, max(created_at) FROM (
      SELECT type, status, created_at FROM booking_list WHERE email = ${row}.email
      UNION ALL SELECT type, '', created_at FROM booking_list WHERE email = ${row}.email
      UNION ALL SELECT '', status, created_at FROM booking_list WHERE email = ${row}.email
      UNION ALL SELECT '', '', created_at FROM booking_list WHERE email = ${row}.email)
    GROUP BY type, status;
    INSERT OR IGNORE INTO customers (email, added_at) VALUES (${row}.email, '');
    UPDATE customers SET
      total_bookings = (SELECT count(*) FROM booking_list AS l WHERE l.email = ${row}.email),
      total_spent = (SELECT coalesce(sum(${spent("l")}), 0) / 100.0 FROM booking_list AS l WHERE l.email = ${row}.email),
      first_booking_at = (SELECT coalesce(min(l.created_at), '') FROM booking_list AS l WHERE l.email = ${row}.email),
      last_booking_at = (SELECT coalesce(max(l.created_at), '') FROM booking_list AS l WHERE l.email = ${row}.email),
      last_activity = max(${lastActivity(`${row}.email`).join(", ")})
    WHERE email = ${row}.email;
    UPDATE customers SET first_name = l.first_name, last_name = l.last_name, phone = l.phone, search = ${search("l")}
    FROM (SELECT * FROM booking_list WHERE email = ${row}.email ORDER BY n DESC LIMIT 1) AS l
    WHERE customers.email = ${row}.email;
    DELETE FROM customers WHERE email = ${row}.email AND total_bookings = 0 AND added_at = '';`;

  run(`CREATE TRIGGER listed_booking_counts AFTER INSERT ON booking_list BEGIN
    ${word("NEW")} ${addSum("NEW", "+")} ${addCustomer}
  END`);
  run(`CREATE TRIGGER unlisted_booking_counts AFTER DELETE ON booking_list BEGIN
    ${unword("OLD")} ${addSum("OLD", "-")} ${recount("OLD")}
  END`);
  run(`CREATE TRIGGER relisted_booking_sums AFTER UPDATE ON booking_list
    WHEN ${changed(["type", "status", "item_name", "cents"])} BEGIN
    ${addSum("OLD", "-")} ${addSum("NEW", "+")}
  END`);
  run(`CREATE TRIGGER relisted_booking_words AFTER UPDATE ON booking_list
    WHEN ${changed(["text"])} BEGIN ${unword("OLD")} ${word("NEW")} END`);
  const ofCustomer = ["type", "status", "cents", "email", "first_name", "last_name", "phone"];
  run(`CREATE TRIGGER relisted_booking_customer AFTER UPDATE ON booking_list
    WHEN ${changed(ofCustomer)} BEGIN ${recount("NEW")} END`);
  run(`CREATE TRIGGER relisted_booking_old_customer AFTER UPDATE OF email ON booking_list
    WHEN ${changed(["email"])} BEGIN ${recount("OLD")} END`);

  // A customer's last activity is the customer's: when they last booked, cancelled or wrote. A note, a
  // correction or being added by hand are the office's. A booking that still waits to be listed is listed
  // by its customer's change.
  run("CREATE INDEX idx_messages_email ON messages (lower(email))");
  run(`CREATE TRIGGER own_change_is_activity AFTER INSERT ON audit WHEN NEW.actor = 'customer' BEGIN
    DELETE FROM booking_queue WHERE id = NEW.booking;
    UPDATE customers SET last_activity = max(last_activity, NEW.at)
    WHERE email = (SELECT email FROM booking_list WHERE id = NEW.booking); END`);
  run(`CREATE TRIGGER message_is_activity AFTER INSERT ON messages BEGIN
    UPDATE customers SET last_activity = max(last_activity, NEW.created_at)
    WHERE email = lower(NEW.email); END`);

  // How many customers have their last booking (of a type, with a status) on a day, in a month, at
  // all; and how many customers there are, under 'listed'.
  run(`CREATE TABLE customer_sums (
    span TEXT, type TEXT, status TEXT, customers INTEGER NOT NULL,
    PRIMARY KEY (span, type, status)) WITHOUT ROWID`);
  const month = (row) => `'m' || strftime('%Y-%m', ${row}.last_at, '-6 hours')`;
  const day = (row) => `'d' || date(${row}.last_at, '-6 hours')`;
  const add = (row, spans, count) => `
    INSERT INTO customer_sums SELECT span, ${row}.type, ${row}.status, ${count}
    FROM (${spans.map((span) => `SELECT ${span} AS span`).join(" UNION ALL ")}) WHERE true
    ON CONFLICT DO UPDATE SET customers = customers + excluded.customers;`;
  const all = (row) => ["'all'", month(row), day(row)];
  run(`CREATE TRIGGER activity_counts AFTER INSERT ON customer_activity BEGIN
    ${add("NEW", all("NEW"), 1)} END`);
  run(`CREATE TRIGGER activity_counts_no_more AFTER DELETE ON customer_activity BEGIN
    ${add("OLD", all("OLD"), -1)} END`);
  for (const [name, span] of [
    ["day", day],
    ["month", month],
  ]) {
    run(`CREATE TRIGGER activity_changes_${name} AFTER UPDATE OF last_at ON customer_activity
      WHEN ${span("OLD")} <> ${span("NEW")} BEGIN
      ${add("OLD", [span("OLD")], -1)} ${add("NEW", [span("NEW")], 1)} END`);
  }
  run("INSERT INTO customer_sums VALUES ('listed', '', '', 0)");
  const listed = (change) =>
    `UPDATE customer_sums SET customers = customers ${change} WHERE span = 'listed';`;
  run(`CREATE TRIGGER customer_is_listed AFTER INSERT ON customers BEGIN ${listed("+ 1")} END`);
  run(`CREATE TRIGGER customer_is_unlisted AFTER DELETE ON customers BEGIN ${listed("- 1")} END`);
});
