/// <reference path="../pb_data/types.d.ts" />
// Payments are rows that are only added (docs/decisions/0031-payments.md). What a booking's come to says one view,
// `booking_payments`; `bookings.paid_amount` is kept from it, in US dollars, in the write of each row. The columns of
// what was paid in all become rows; the history has the rows instead of them.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const text = (name, max, more) => ({ type: "text", name, max, ...more });
  const select = (name, values) => ({ type: "select", name, values, maxSelect: 1, required: true });
  const number = (name) => ({ type: "number", name, onlyInt: true });
  const ADMIN = '@request.auth.collectionName = "admins"';
  app.save(
    new Collection({
      type: "base",
      name: "payments",
      listRule: ADMIN,
      viewRule: ADMIN,
      // written by POST /api/office/bookings/{id}/payments alone, which checks them
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        text("booking", 15, { required: true }),
        select("kind", ["payment", "deposit", "refund", "correction"]),
        // of the currency as handed over, less than nothing for what was given or taken back
        number("cents"),
        select("currency", ["USD", "BZD"]),
        number("usd_cents"),
        select("method", ["cash", "card", "transfer", "other"]),
        // the account that has the money, the name of the one that recorded it
        text("taken_by", 15),
        text("made_by", 60),
        { type: "date", name: "taken_at" },
        text("corrects", 15),
        text("note", 500),
        // what stood beyond the price or for a cancelled booking after it, in US cents, where the note says why
        number("explains"),
        { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
      ],
      indexes: [
        "CREATE INDEX idx_payments_booking ON payments (booking)",
        "CREATE INDEX idx_payments_taken ON payments (taken_at)",
        "CREATE UNIQUE INDEX idx_payments_corrects ON payments (corrects) WHERE corrects <> ''",
      ],
    }),
  );
  run(`CREATE VIEW booking_payments AS
    SELECT booking, sum(usd_cents) AS cents FROM payments GROUP BY booking`);

  const isMirror = ["booking", "currency", "method", "taken_by"].map(
    (name) => `p.${name} = NEW.${name}`,
  );
  run(`CREATE TRIGGER payment_is_sound BEFORE INSERT ON payments
    WHEN NEW.cents = 0 OR abs(NEW.cents) > 99999999
      OR CASE NEW.currency WHEN 'USD' THEN NEW.usd_cents <> NEW.cents
           WHEN 'BZD' THEN abs(NEW.usd_cents * 2 - NEW.cents) > 1 ELSE true END
      OR CASE NEW.kind WHEN 'correction' THEN NOT EXISTS (
             SELECT 1 FROM payments AS p WHERE p.id = NEW.corrects AND p.kind <> 'correction'
               AND p.cents = -NEW.cents AND p.usd_cents = -NEW.usd_cents AND ${isMirror.join(" AND ")})
           WHEN 'refund' THEN NEW.cents > 0 OR NEW.corrects <> ''
           ELSE NEW.cents < 0 OR NEW.corrects <> '' END
    BEGIN SELECT RAISE(ABORT, 'a payment is not sound'); END`);
  // a note may name its guest: it goes with them, and nothing else ever does
  const fixed = [
    ...["id", "booking", "kind", "cents", "currency", "usd_cents", "method"],
    ...["taken_by", "made_by", "taken_at", "corrects", "explains", "created_at"],
  ];
  run(`CREATE TRIGGER payment_stays BEFORE UPDATE ON payments
    WHEN (NEW.note <> OLD.note AND NEW.note <> '')
      OR ${fixed.map((name) => `NEW.${name} IS NOT OLD.${name}`).join(" OR ")}
    BEGIN SELECT RAISE(ABORT, 'payments are only added'); END`);
  run(`CREATE TRIGGER payment_is_not_deleted BEFORE DELETE ON payments
    BEGIN SELECT RAISE(ABORT, 'payments are only added'); END`);
  // what was taken stays in the drawer, whatever becomes of the booking
  run(`CREATE TRIGGER deleted_booking_names_nobody AFTER DELETE ON bookings BEGIN
    UPDATE payments SET note = '' WHERE booking = OLD.id AND note <> ''; END`);

  const paid = (id) =>
    `coalesce((SELECT cents FROM booking_payments WHERE booking = ${id}), 0) / 100.0`;
  run(`CREATE TRIGGER payment_counts AFTER INSERT ON payments BEGIN
    UPDATE bookings SET paid_amount = ${paid("NEW.booking")},
      paid_currency = iif(${paid("NEW.booking")} = 0, '', 'USD'),
      paid_method = coalesce((SELECT method FROM payments AS p WHERE booking = NEW.booking
        AND kind <> 'correction' AND NOT EXISTS (SELECT 1 FROM payments WHERE corrects = p.id)
        ORDER BY rowid DESC LIMIT 1), ''),
      changed_by = NEW.made_by || ' ' || NEW.id, updated_at = strftime('%Y-%m-%d %H:%M:%fZ')
    WHERE id = NEW.booking;
  END`);
  // whoever writes a whole booking writes the sum that they have read
  run(`CREATE TRIGGER paid_sum_is_kept AFTER UPDATE OF paid_amount ON bookings
    WHEN NEW.paid_amount <> ${paid("NEW.id")} BEGIN
    UPDATE bookings SET paid_amount = ${paid("NEW.id")} WHERE id = NEW.id; END`);
  // the bookings that server/office/payments/to-settle.ts looks at
  run(`CREATE INDEX idx_bookings_to_settle ON bookings (booking_date)
    WHERE paid_amount > price OR paid_amount < 0 OR (status = 'cancelled' AND paid_amount > 0)`);

  // SQLite runs the youngest trigger first: those that are younger are made anew with it
  const found = new DynamicModel({ triggers: "" });
  app
    .db()
    .newQuery(`SELECT json_group_array(json_array(name, sql)) AS triggers FROM (
      SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'bookings' AND rowid >= (
        SELECT rowid FROM sqlite_schema WHERE name = 'changed_booking_is_audited') ORDER BY rowid)`)
    .one(found);
  for (const [name, sql] of JSON.parse(found.triggers)) {
    run(`DROP TRIGGER ${name}`);
    const isAudit = name === "changed_booking_is_audited";
    run(isAudit ? sql.replace(/INSERT INTO audit[^;]*, 'paid_\w+', [^;]*;/g, "") : sql);
  }

  // The note of a currency that nobody knows says so. Words of the codes: messages/*/office/bookings/history.ts.
  const audited = (column) => `(SELECT ${column} FROM audit WHERE booking = b.id
    AND field IN ('paid_amount', 'paid_currency', 'paid_method') ORDER BY at DESC, rowid DESC LIMIT 1)`;
  run(`INSERT INTO payments (id, booking, kind, cents, currency, usd_cents, method, taken_by, made_by,
      taken_at, corrects, note, explains, created_at)
    SELECT lower(hex(randomblob(7))) || 'p', id, 'payment', cents, currency,
      usd_cents, method,
      coalesce((SELECT id FROM admins WHERE username = actor), ''), actor, at, '',
      iif(is_known, 'from_sum', 'from_sum_unknown'),
      iif(status = 'cancelled', usd_cents, CASE WHEN usd_cents > price_cents THEN usd_cents - price_cents ELSE 0 END), at
    FROM (SELECT *, iif(currency = 'BZD', (cents + 1) / 2, cents) AS usd_cents FROM (
      SELECT b.id, b.status, CAST(round(b.price * 100) AS INTEGER) AS price_cents,
        CAST(round(b.paid_amount * 100) AS INTEGER) AS cents,
        iif(b.paid_currency = 'BZD', 'BZD', 'USD') AS currency,
        b.paid_currency IN ('USD', 'BZD') AS is_known,
        iif(b.paid_method IN ('cash', 'card', 'transfer'), b.paid_method, 'other') AS method,
        coalesce(${audited("actor")}, '') AS actor, coalesce(${audited("at")}, b.updated_at) AS at
      FROM bookings AS b WHERE b.paid_amount > 0 ORDER BY b.created_at))
    WHERE cents > 0`);
  run("UPDATE bookings SET paid_amount = 0, paid_currency = '' WHERE paid_amount < 0");
});
