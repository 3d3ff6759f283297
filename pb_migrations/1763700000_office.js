/// <reference path="../pb_data/types.d.ts" />
// What the back office reads, kept beside the bookings by triggers, so that no path into the table
// can forget it (docs/decisions/0006-office-reading.md):
//   booking_queue      ids of new bookings that the rest does not know yet: all that a create pays for
//   booking_list       one narrow row a booking, in the order of time (n), with an index a column
//   booking_words      FTS5 trigrams over booking_list.text
//   booking_sums       counts and cents for all time, each Belize month and day, by type, status, item
//   customer_activity  when each customer last booked, by type and status ('' is any)
//   customers          the bookings grouped by e-mail
// Emptying the queue (a DELETE) moves its bookings into the list, and the list's triggers do the rest.
migrate(
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
    const ADMIN = '@request.auth.collectionName = "admins"';
    const text = (name, max) => ({ type: "text", name, max: max || 500 });
    const date = (name) => ({ type: "date", name });
    const number = (name) => ({ type: "number", name });
    const adminReads = {
      type: "base",
      listRule: ADMIN,
      viewRule: ADMIN,
      createRule: null,
      updateRule: null,
      deleteRule: null,
    };

    // Who makes a change, written with it and new each time: the audit's trigger reads it.
    const bookings = app.findCollectionByNameOrId("bookings");
    bookings.fields.add(new TextField({ name: "changed_by", max: 100, hidden: true }));
    app.save(bookings);

    const mails = app.findCollectionByNameOrId("mails");
    mails.fields.add(new TextField({ name: "text", max: 10000 }));
    mails.fields.add(new BoolField({ name: "by_operator" }));
    mails.indexes = [
      ...mails.indexes,
      "CREATE INDEX idx_mails_failed ON mails (created_at) WHERE state = 'failed'",
    ];
    app.save(mails);

    app.save(
      new Collection({
        ...adminReads,
        name: "customers",
        fields: [
          text("email", 254),
          text("first_name", 100),
          text("last_name", 100),
          text("phone", 40),
          { ...number("total_bookings"), onlyInt: true },
          number("total_spent"),
          date("first_booking_at"),
          date("last_booking_at"),
          date("last_activity"),
          // set for those whom the operator has added
          date("added_at"),
          text("search", 2000),
        ],
        indexes: [
          "CREATE UNIQUE INDEX idx_customers_email ON customers (email)",
          "CREATE INDEX idx_customers_last_name ON customers (last_name)",
          "CREATE INDEX idx_customers_first_name ON customers (first_name)",
          "CREATE INDEX idx_customers_bookings ON customers (total_bookings)",
          "CREATE INDEX idx_customers_spent ON customers (total_spent)",
          "CREATE INDEX idx_customers_activity ON customers (last_activity)",
        ],
      }),
    );
    app.save(
      new Collection({
        ...adminReads,
        name: "notes",
        fields: [
          text("customer", 254),
          text("author", 60),
          text("text", 5000),
          { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
        ],
        indexes: ["CREATE INDEX idx_notes_customer ON notes (customer)"],
      }),
    );
    app.save(
      new Collection({
        ...adminReads,
        name: "audit",
        fields: [
          text("booking", 15),
          text("actor", 60),
          text("field", 40),
          text("before", 5000),
          text("after", 5000),
          date("at"),
        ],
        indexes: ["CREATE INDEX idx_audit_booking ON audit (booking, at)"],
      }),
    );

    run("CREATE TABLE booking_tombstones (id TEXT PRIMARY KEY) WITHOUT ROWID");
    run("CREATE TABLE booking_queue (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)");
    run(`CREATE TABLE booking_list (
      n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL,
      type TEXT NOT NULL, status TEXT NOT NULL, reason TEXT NOT NULL,
      item_name TEXT NOT NULL COLLATE NOCASE, booking_date TEXT NOT NULL,
      guests INTEGER NOT NULL, cents INTEGER NOT NULL,
      first_name TEXT NOT NULL COLLATE NOCASE, last_name TEXT NOT NULL,
      email TEXT NOT NULL, phone TEXT NOT NULL, text TEXT NOT NULL)`);
    run("CREATE INDEX idx_list_email ON booking_list (email)");
    run("CREATE INDEX idx_list_status ON booking_list (status)");
    run("CREATE INDEX idx_list_reason ON booking_list (reason) WHERE reason <> ''");
    // with n in it, an index gives the whole order, and with status the filter too
    for (const column of ["booking_date", "first_name", "item_name", "guests", "cents"]) {
      run(`CREATE INDEX idx_list_${column} ON booking_list (${column}, n, status)`);
    }
    run(`CREATE VIRTUAL TABLE booking_words USING fts5(text, content='booking_list',
      content_rowid='n', tokenize='trigram', detail='none', columnsize=0)`);
    run(`CREATE TABLE booking_sums (
      span TEXT, type TEXT, status TEXT, item_name TEXT,
      bookings INTEGER NOT NULL, paying INTEGER NOT NULL, cents INTEGER NOT NULL,
      PRIMARY KEY (span, type, status, item_name)) WITHOUT ROWID`);
    run(`CREATE TABLE customer_activity (
      email TEXT, type TEXT, status TEXT, last_at TEXT NOT NULL,
      PRIMARY KEY (email, type, status)) WITHOUT ROWID`);
    run("CREATE INDEX idx_activity_last ON customer_activity (type, status, last_at)");

    // Letters with accents are found without them; src/server/office/fold.ts does the same to a query.
    // Not more of them: the sqlite3 command line of older systems cannot read deeper nesting.
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

    const values = (row) => ({
      type: `${row}.type`,
      status: `${row}.status`,
      reason: `iif(${row}.status = 'pending', ${row}.pending_reason, '')`,
      item_name: `${row}.item_name`,
      booking_date: `${row}.booking_date`,
      guests: `${row}.guests`,
      cents: `CAST(round(${row}.price * 100) AS INTEGER)`,
      first_name: `${row}.customer_first_name`,
      last_name: `${row}.customer_last_name`,
      email: `lower(${row}.customer_email)`,
      phone: `${row}.customer_phone`,
      text: folded(
        `${row}.customer_first_name || ' ' || ${row}.customer_last_name || char(10) ||
         ${row}.customer_email || char(10) || ${row}.item_name || char(10) || '#' || substr(${row}.id, 1, 8)`,
      ),
    });
    const columns = Object.keys(values("b"));
    // n is the millisecond of the booking and a running number within it
    const first = "CAST(round((julianday(b.created_at) - 2440587.5) * 86400000) AS INTEGER) * 1024";
    run(`CREATE TRIGGER booking_is_listed AFTER DELETE ON booking_queue BEGIN
      INSERT INTO booking_list (n, id, created_at, ${columns.join(", ")})
      SELECT coalesce((SELECT max(n) + 1 FROM booking_list WHERE n BETWEEN ${first} AND ${first} + 1023), ${first}),
             b.id, b.created_at, ${Object.values(values("b")).join(", ")}
      FROM bookings AS b
      WHERE b.id = OLD.id AND NOT EXISTS (SELECT 1 FROM booking_list WHERE id = OLD.id);
    END`);
    run(`CREATE TRIGGER new_booking_waits AFTER INSERT ON bookings BEGIN
      INSERT INTO booking_queue (id) VALUES (NEW.id);
    END`);
    const sources = [
      ...["type", "status", "pending_reason", "item_name", "booking_date", "guests", "price"],
      ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
    ];
    const changed = (names) => names.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
    const assignments = Object.entries(values("NEW")).map(
      ([column, value]) => `${column} = ${value}`,
    );
    run(`CREATE TRIGGER changed_booking_is_listed AFTER UPDATE ON bookings WHEN ${changed(sources)} BEGIN
      DELETE FROM booking_queue WHERE id = NEW.id;
      UPDATE booking_list SET ${assignments.join(", ")} WHERE id = NEW.id;
    END`);
    run(`CREATE TRIGGER deleted_booking_is_not_listed AFTER DELETE ON bookings BEGIN
      DELETE FROM booking_queue WHERE id = OLD.id;
      DELETE FROM booking_list WHERE id = OLD.id;
      INSERT OR IGNORE INTO booking_tombstones (id) VALUES (OLD.id);
    END`);
    run(`CREATE TRIGGER deleted_booking_stays_deleted BEFORE INSERT ON bookings
      WHEN EXISTS (SELECT 1 FROM booking_tombstones WHERE id = NEW.id) BEGIN
      SELECT RAISE(ABORT, 'this booking has been deleted');
    END`);

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
        last_activity = max(added_at,
          (SELECT coalesce(max(l.created_at), '') FROM booking_list AS l WHERE l.email = ${row}.email),
          (SELECT coalesce(max(t.created_at), '') FROM notes AS t WHERE t.customer = ${row}.email))
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
    run(`CREATE TRIGGER relisted_booking_words AFTER UPDATE ON booking_list
      WHEN ${changed(["text"])} BEGIN ${unword("OLD")} ${word("NEW")} END`);
    run(`CREATE TRIGGER relisted_booking_sums AFTER UPDATE ON booking_list
      WHEN ${changed(["type", "status", "item_name", "cents"])} BEGIN
      ${addSum("OLD", "-")} ${addSum("NEW", "+")}
    END`);
    const ofCustomer = ["type", "status", "cents", "email", "first_name", "last_name", "phone"];
    run(`CREATE TRIGGER relisted_booking_customer AFTER UPDATE ON booking_list
      WHEN ${changed(ofCustomer)} BEGIN ${recount("NEW")} END`);
    run(`CREATE TRIGGER relisted_booking_old_customer AFTER UPDATE OF email ON booking_list
      WHEN ${changed(["email"])} BEGIN ${recount("OLD")} END`);
    run(`CREATE TRIGGER note_is_activity AFTER INSERT ON notes BEGIN
      UPDATE customers SET last_activity = max(last_activity, NEW.created_at) WHERE email = NEW.customer;
    END`);

    // The actor stands before the blank in changed_by; a change that brings no new mark is the
    // customer's (from the device) or the system's.
    const actor = `CASE
      WHEN NEW.changed_by IS NOT OLD.changed_by THEN substr(NEW.changed_by, 1, instr(NEW.changed_by, ' ') - 1)
      WHEN NEW.cancelled_by IS NOT OLD.cancelled_by OR NEW.source IS NOT OLD.source THEN 'customer'
      ELSE 'system' END`;
    const audited = [
      ...["status", "booking_date", "guests", "price", "item_name", "special_requests"],
      ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
      ...["departure_time", "pickup_notes", "attendance", "notes"],
      ...["paid_amount", "paid_currency", "paid_method"],
    ];
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

    run("INSERT INTO booking_queue (id) SELECT id FROM bookings ORDER BY created_at");
    run("DELETE FROM booking_queue");
  },
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    const triggers = [
      ...["booking_is_listed", "new_booking_waits", "changed_booking_is_listed"],
      ...["deleted_booking_is_not_listed", "deleted_booking_stays_deleted"],
      ...["note_is_activity", "changed_booking_is_audited"],
    ];
    for (const name of triggers) run(`DROP TRIGGER IF EXISTS ${name}`);
    const tables = ["booking_words", "booking_list", "booking_queue", "booking_tombstones"];
    for (const name of [...tables, "booking_sums", "customer_activity"]) run(`DROP TABLE ${name}`);
    for (const name of ["audit", "notes", "customers"]) {
      app.delete(app.findCollectionByNameOrId(name));
    }
    const mails = app.findCollectionByNameOrId("mails");
    mails.indexes = mails.indexes.filter((index) => !index.includes("idx_mails_failed"));
    mails.fields.removeByName("text");
    mails.fields.removeByName("by_operator");
    app.save(mails);
    const bookings = app.findCollectionByNameOrId("bookings");
    bookings.fields.removeByName("changed_by");
    app.save(bookings);
  },
);
