/// <reference path="../pb_data/types.d.ts" />
// Money. Rows that are only added, and say for ever what was said; a guest who is erased goes out of them:
//   payments    (docs/decisions/0031-payments.md); what a booking's come to says one view, `booking_payments`, and
//               `bookings.paid_amount` is kept from it, in US dollars, in the write of each row
//   cash_ups    what somebody has counted of their takings (docs/decisions/0033-cash-up.md): each payment is counted in one or
//               in none yet; 'before' of those that are older than cash-ups
//   receipts    one of a payment, numbered by the device that gives it (docs/decisions/0037-receipts.md)
// And with whom and for what something else was agreed:
//   partners    hotels and agents (docs/decisions/0041-partners.md)
//   codes       that take something off a price (docs/decisions/0039-codes.md): no collection, no rule could tell them to anybody
//   code_asks   whether a new booking is one use too many: counted from the bookings in the write itself, so that of two
//               at one moment the second is refused. Who writes it decides again, without the code
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const ADMIN = '@request.auth.collectionName = "admins"';
  const text = (name, max, more) => ({ type: "text", name, max, ...more });
  const select = (name, values) => ({ type: "select", name, values, maxSelect: 1, required: true });
  const number = (name, more) => ({ type: "number", name, onlyInt: true, ...more });
  const date = (name) => ({ type: "date", name });
  const NEEDED = { required: true };
  const createdAt = { type: "autodate", name: "created_at", onCreate: true, onUpdate: false };
  const make = (name, fields, indexes) =>
    app.save(
      new Collection({
        type: "base",
        name,
        listRule: ADMIN,
        viewRule: ADMIN,
        // written by routes of the office's alone, which check them
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields,
        indexes,
      }),
    );

  make(
    "payments",
    [
      text("booking", 15, NEEDED),
      select("kind", ["payment", "deposit", "refund", "correction"]),
      // of the currency as handed over, less than nothing for what was given or taken back
      number("cents"),
      select("currency", ["USD", "BZD"]),
      number("usd_cents"),
      select("method", ["cash", "card", "transfer", "other"]),
      // the account that has the money, the name of the one that recorded it
      text("taken_by", 15),
      text("made_by", 60),
      date("taken_at"),
      text("corrects", 15),
      text("note", 500),
      // what stood beyond the price or for a cancelled booking after it, in US cents, where the note says why
      number("explains"),
      createdAt,
      // the cash-up that has counted it; empty until one has
      text("cash_up", 15),
    ],
    [
      "CREATE INDEX idx_payments_booking ON payments (booking)",
      "CREATE INDEX idx_payments_taken ON payments (taken_at)",
      "CREATE UNIQUE INDEX idx_payments_corrects ON payments (corrects) WHERE corrects <> ''",
      "CREATE INDEX idx_payments_cash_up ON payments (cash_up, taken_by)",
    ],
  );
  make(
    "cash_ups",
    [
      // the account whose takings these are, and what it was called; the name of the one that signed it off
      text("taken_by", 15, NEEDED),
      text("name", 60),
      text("made_by", 60),
      date("counted_at"),
      // [{ currency, method, expected, counted }], in cents of the currency
      text("counts", 2000),
      text("note", 500),
      createdAt,
    ],
    ["CREATE INDEX idx_cash_ups_taken_by ON cash_ups (taken_by)"],
  );
  make(
    "receipts",
    [
      text("booking", 15, NEEDED),
      // empty: the number was given and is no receipt
      text("payment", 15),
      text("series", 5, NEEDED),
      number("number"),
      date("issued_at"),
      text("issued_by", 60),
      // what it says, as JSON (src/domain/receipts/receipt.ts)
      text("content", 20000),
      createdAt,
    ],
    [
      "CREATE INDEX idx_receipts_booking ON receipts (booking)",
      "CREATE UNIQUE INDEX idx_receipts_payment ON receipts (payment) WHERE payment <> ''",
      "CREATE UNIQUE INDEX idx_receipts_number ON receipts (series, number)",
    ],
  );
  make(
    "partners",
    [
      // stands in addresses and bookings, and never changes
      text("key", 40, NEEDED),
      text("name", 100, NEEDED),
      text("contact", 500),
      // of the price, in hundredths of a percent
      number("share", { min: 0, max: 10000 }),
      // [{ "service": "tour/5", "cents": 8500 }]: what the partner pays instead, in US cents
      { type: "json", name: "nets", maxSize: 10000 },
      // whom its guests pay: the partner, or us
      { type: "bool", name: "collects" },
      text("language", 2),
      { type: "bool", name: "active" },
      createdAt,
    ],
    ["CREATE UNIQUE INDEX idx_partners_key ON partners (key)"],
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
  const said = ["kind", "cents", "currency", "method"].map(
    (name) => `p.${name} = NEW.content ->> '$.${name}'`,
  );
  run(`CREATE TRIGGER receipt_is_sound BEFORE INSERT ON receipts
    WHEN NEW.number < 1 OR NOT json_valid(NEW.content) OR (NEW.payment <> '' AND NOT EXISTS (
      SELECT 1 FROM payments AS p WHERE p.id = NEW.payment AND p.booking = NEW.booking AND ${said.join(" AND ")}))
    BEGIN SELECT RAISE(ABORT, 'a receipt is not sound'); END`);

  // A note may name its guest: it goes with them, and nothing else ever does. What was taken stays in the drawer,
  // whatever becomes of the booking.
  const keep = (one, isOther, fixed) => {
    const refuse = `BEGIN SELECT RAISE(ABORT, '${one}s are only added'); END`;
    const [name, table] = [one, `${one}s`].map((word) => word.replace("-", "_"));
    run(`CREATE TRIGGER ${name}_stays BEFORE UPDATE ON ${table} WHEN ${isOther}
      OR ${fixed.map((field) => `NEW.${field} IS NOT OLD.${field}`).join(" OR ")} ${refuse}`);
    run(`CREATE TRIGGER ${name}_is_not_deleted BEFORE DELETE ON ${table} ${refuse}`);
  };
  const otherNote = "(NEW.note <> OLD.note AND NEW.note <> '')";
  keep("payment", otherNote, [
    ...["id", "booking", "kind", "cents", "currency", "usd_cents", "method"],
    ...["taken_by", "made_by", "taken_at", "corrects", "explains", "created_at"],
  ]);
  keep("cash-up", otherNote, [
    ...["id", "taken_by", "name", "made_by", "counted_at", "counts", "created_at"],
  ]);
  // as withoutGuest (src/domain/receipts/receipt.ts)
  const unnamed = (content) => `json_set(${content}, '$.guest', '', '$.lines', json('[]'))`;
  keep("receipt", `NEW.content NOT IN (OLD.content, ${unnamed("OLD.content")})`, [
    ...["id", "booking", "payment", "series", "number", "issued_at", "issued_by", "created_at"],
  ]);
  run(`CREATE TRIGGER payment_is_counted_once BEFORE UPDATE OF cash_up ON payments
    WHEN NEW.cash_up IS NOT OLD.cash_up AND (OLD.cash_up <> '' OR NOT EXISTS (
      SELECT 1 FROM cash_ups WHERE id = NEW.cash_up AND taken_by = OLD.taken_by))
    BEGIN SELECT RAISE(ABORT, 'a payment is counted once'); END`);
  run(`CREATE TRIGGER new_payment_is_uncounted BEFORE INSERT ON payments WHEN NEW.cash_up <> ''
    BEGIN SELECT RAISE(ABORT, 'a payment is counted once'); END`);
  // with the booking, or with its guest (src/server/office/customers/anonymise.ts)
  const withBooking = (name, update) =>
    run(`CREATE TRIGGER ${name} AFTER DELETE ON bookings BEGIN UPDATE ${update}; END`);
  withBooking(
    "deleted_booking_names_nobody",
    "payments SET note = '' WHERE booking = OLD.id AND note <> ''",
  );
  withBooking(
    "deleted_booking_leaves_no_note",
    `cash_ups SET note = '' WHERE note <> ''
      AND id IN (SELECT cash_up FROM payments WHERE booking = OLD.id)`,
  );
  withBooking(
    "deleted_booking_leaves_no_name",
    `receipts SET content = ${unnamed("content")} WHERE booking = OLD.id`,
  );

  const paid = (id) =>
    `coalesce((SELECT cents FROM booking_payments WHERE booking = ${id}), 0) / 100.0`;
  // whoever writes a whole booking writes the sum that they have read
  run(`CREATE TRIGGER paid_sum_is_kept AFTER UPDATE OF paid_amount ON bookings
    WHEN NEW.paid_amount <> ${paid("NEW.id")} BEGIN
    UPDATE bookings SET paid_amount = ${paid("NEW.id")} WHERE id = NEW.id; END`);
  // devices that follow hear of it with its booking
  run(`CREATE TRIGGER receipt_is_told AFTER INSERT ON receipts BEGIN
    UPDATE bookings SET changed_by = NEW.issued_by || ' ' || NEW.id,
      updated_at = strftime('%Y-%m-%d %H:%M:%fZ') WHERE id = NEW.booking; END`);
  // the bookings that server/office/payments looks at, in to-settle.ts and deposits.ts
  run(`CREATE INDEX idx_bookings_to_settle ON bookings (booking_date)
    WHERE paid_amount > price OR paid_amount < 0 OR (status = 'cancelled' AND paid_amount > 0)`);
  run(`CREATE INDEX idx_bookings_deposit ON bookings (deposit_by)
    WHERE deposit_amount > paid_amount AND status = 'confirmed' AND attendance = ''`);

  // percent: 1 to 100, or 0; cents: US cents, or 0. booked_*, travelled_*: days in Belize, '' for no limit.
  // items: JSON, ["tour/5"], [] for all. uses, uses_each (one mailbox, one phone): 0 for no limit.
  run(`CREATE TABLE codes (
    text TEXT PRIMARY KEY, percent INTEGER NOT NULL, cents INTEGER NOT NULL,
    booked_from TEXT NOT NULL, booked_until TEXT NOT NULL,
    travelled_from TEXT NOT NULL, travelled_until TEXT NOT NULL,
    items TEXT NOT NULL, uses INTEGER NOT NULL, uses_each INTEGER NOT NULL,
    active INTEGER NOT NULL, updated_at TEXT NOT NULL) WITHOUT ROWID`);
  const USED = "code_used <> '' AND status <> 'cancelled'";
  run(`CREATE INDEX idx_bookings_code
    ON bookings (code_used, code_mailbox, code_phone, status, id) WHERE ${USED}`);
  // By others: who waits and books another day instead takes their use along (src/data/sync/move-booking.ts). Behind a
  // view, without functions and with FAIL: what most creates never ask must cost them nothing (1764300000_departures.js).
  const others = (
    and,
  ) => `(SELECT count(*) FROM bookings WHERE ${USED} AND code_used = NEW.code_used
    AND id <> NEW.id AND NOT (status = 'pending' AND code_mailbox <> '' AND code_mailbox = NEW.code_mailbox)${and})`;
  const by = (column) =>
    `(NEW.${column} <> '' AND ${others(` AND ${column} = NEW.${column}`)} >= uses_each)`;
  run("CREATE VIEW code_asks AS SELECT id, code_used, code_mailbox, code_phone FROM bookings");
  run(`CREATE TRIGGER new_booking_uses_code AFTER INSERT ON bookings WHEN NEW.code_used <> '' BEGIN
    INSERT INTO code_asks VALUES (NEW.id, NEW.code_used, NEW.code_mailbox, NEW.code_phone);
  END`);
  run(`CREATE TRIGGER code_is_used INSTEAD OF INSERT ON code_asks BEGIN
    SELECT RAISE(FAIL, 'code used up') FROM codes WHERE text = NEW.code_used AND (
      (uses > 0 AND ${others("")} >= uses)
      OR (uses_each > 0 AND (${by("code_mailbox")} OR ${by("code_phone")})));
  END`);
});
