/// <reference path="../pb_data/types.d.ts" />
// What the lists need to answer at a million bookings (docs/decisions/0007-office-search.md).
migrate(
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    const customers = app.findCollectionByNameOrId("customers");
    customers.indexes = [
      ...customers.indexes.filter((index) => !/idx_customers_(last|first)_name/.test(index)),
      `CREATE INDEX idx_customers_name ON customers
         (last_name COLLATE NOCASE, first_name COLLATE NOCASE)`,
    ];
    app.save(customers);

    // a number of its own: VACUUM may give the rows of `customers` other ones
    run(`CREATE TABLE customer_texts (
      n INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, text TEXT NOT NULL)`);
    run(`CREATE VIRTUAL TABLE customer_words USING fts5(text, content='customer_texts',
      content_rowid='n', tokenize='trigram', detail='none', columnsize=0)`);
    const word = (row) =>
      `INSERT INTO customer_words (rowid, text) VALUES (${row}.n, ${row}.text);`;
    const unword = (row) =>
      `INSERT INTO customer_words (customer_words, rowid, text) VALUES ('delete', ${row}.n, ${row}.text);`;
    run(`CREATE TRIGGER customer_text_has_words AFTER INSERT ON customer_texts BEGIN
      ${word("NEW")} END`);
    run(`CREATE TRIGGER customer_text_has_other_words AFTER UPDATE ON customer_texts BEGIN
      ${unword("OLD")} ${word("NEW")} END`);
    run(`CREATE TRIGGER customer_text_has_no_words AFTER DELETE ON customer_texts BEGIN
      ${unword("OLD")} END`);
    // the end of the line makes that the last letters begin a trigram too
    const textOf = (row) => `lower(${row}.search) || char(10)`;
    run(
      `INSERT INTO customer_texts (email, text) SELECT c.email, ${textOf("c")} FROM customers AS c`,
    );
    run(`CREATE TRIGGER customer_has_text AFTER INSERT ON customers BEGIN
      INSERT INTO customer_texts (email, text) VALUES (NEW.email, ${textOf("NEW")}); END`);
    run(`CREATE TRIGGER customer_has_other_text AFTER UPDATE OF email, search ON customers
      WHEN OLD.email IS NOT NEW.email OR OLD.search IS NOT NEW.search BEGIN
      UPDATE customer_texts SET email = NEW.email, text = ${textOf("NEW")} WHERE email = OLD.email;
    END`);
    run(`CREATE TRIGGER customer_has_no_text AFTER DELETE ON customers BEGIN
      DELETE FROM customer_texts WHERE email = OLD.email; END`);

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
    run(
      `INSERT INTO customer_sums SELECT span, type, status, count(*) FROM (${all("a")
        .map((span) => `SELECT ${span} AS span, a.type, a.status FROM customer_activity AS a`)
        .join(" UNION ALL ")}) GROUP BY span, type, status`,
    );
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
    run("INSERT INTO customer_sums SELECT 'listed', '', '', count(*) FROM customers");
    const listed = (change) =>
      `UPDATE customer_sums SET customers = customers ${change} WHERE span = 'listed';`;
    run(`CREATE TRIGGER customer_is_listed AFTER INSERT ON customers BEGIN ${listed("+ 1")} END`);
    run(`CREATE TRIGGER customer_is_unlisted AFTER DELETE ON customers BEGIN ${listed("- 1")} END`);

    // One or two letters: which trigrams begin with them. The last two of a booking's text, which
    // are of its reference, begin none.
    run("CREATE VIRTUAL TABLE customer_terms USING fts5vocab('customer_words', 'row')");
    run("CREATE VIRTUAL TABLE booking_terms USING fts5vocab('booking_words', 'row')");
    run("CREATE INDEX idx_list_tail ON booking_list (substr(id, 7, 2))");
  },
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    run("DROP INDEX idx_list_tail");
    run("DROP TABLE booking_terms");
    const activity = ["counts", "counts_no_more", "changes_day", "changes_month"];
    for (const name of activity) run(`DROP TRIGGER activity_${name}`);
    const customer = ["has_text", "has_other_text", "has_no_text", "is_listed", "is_unlisted"];
    for (const name of customer) run(`DROP TRIGGER customer_${name}`);
    run("DROP TABLE customer_sums");
    run("DROP TABLE customer_terms");
    run("DROP TABLE customer_words");
    run("DROP TABLE customer_texts");
    const customers = app.findCollectionByNameOrId("customers");
    customers.indexes = [
      ...customers.indexes.filter((index) => !index.includes("idx_customers_name")),
      "CREATE INDEX idx_customers_last_name ON customers (last_name)",
      "CREATE INDEX idx_customers_first_name ON customers (first_name)",
    ];
    app.save(customers);
  },
);
