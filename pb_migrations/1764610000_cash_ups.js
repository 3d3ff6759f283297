/// <reference path="../pb_data/types.d.ts" />
// Cash-ups (docs/decisions/0033-cash-up.md): what somebody has counted of their takings. Rows are only added; each payment
// is counted in one cash-up or none yet, which the database holds. What bookings said in all before payments were rows
// was counted long ago.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const text = (name, max, more) => ({ type: "text", name, max, ...more });
  const ADMIN = '@request.auth.collectionName = "admins"';
  app.save(
    new Collection({
      type: "base",
      name: "cash_ups",
      listRule: ADMIN,
      viewRule: ADMIN,
      // written by POST /api/office/cash-ups alone, which checks them
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        // the account whose takings these are, and what it was called; the name of the one that signed it off
        text("taken_by", 15, { required: true }),
        text("name", 60),
        text("made_by", 60),
        { type: "date", name: "counted_at" },
        // [{ currency, method, expected, counted }], in cents of the currency
        text("counts", 2000),
        text("note", 500),
        { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
      ],
      indexes: ["CREATE INDEX idx_cash_ups_taken_by ON cash_ups (taken_by)"],
    }),
  );
  const payments = app.findCollectionByNameOrId("payments");
  // the cash-up that has counted it; empty until one has
  payments.fields.add(new Field(text("cash_up", 15)));
  payments.indexes = [
    ...payments.indexes,
    "CREATE INDEX idx_payments_cash_up ON payments (cash_up, taken_by)",
  ];
  app.save(payments);
  // made by the migration that made sums rows, whose ids are made like this; a note may have gone with its guest
  run(`UPDATE payments SET cash_up = 'before' WHERE note IN ('from_sum', 'from_sum_unknown')
    OR (created_at = taken_at AND id GLOB '${"[0-9a-f]".repeat(14)}p')`);

  run(`CREATE TRIGGER payment_is_counted_once BEFORE UPDATE OF cash_up ON payments
    WHEN NEW.cash_up IS NOT OLD.cash_up AND (OLD.cash_up <> '' OR NOT EXISTS (
      SELECT 1 FROM cash_ups WHERE id = NEW.cash_up AND taken_by = OLD.taken_by))
    BEGIN SELECT RAISE(ABORT, 'a payment is counted once'); END`);
  run(`CREATE TRIGGER new_payment_is_uncounted BEFORE INSERT ON payments WHEN NEW.cash_up <> ''
    BEGIN SELECT RAISE(ABORT, 'a payment is counted once'); END`);
  // a note may name a guest
  const fixed = ["id", "taken_by", "name", "made_by", "counted_at", "counts", "created_at"];
  run(`CREATE TRIGGER cash_up_stays BEFORE UPDATE ON cash_ups
    WHEN (NEW.note <> OLD.note AND NEW.note <> '')
      OR ${fixed.map((name) => `NEW.${name} IS NOT OLD.${name}`).join(" OR ")}
    BEGIN SELECT RAISE(ABORT, 'cash-ups are only added'); END`);
  run(`CREATE TRIGGER cash_up_is_not_deleted BEFORE DELETE ON cash_ups
    BEGIN SELECT RAISE(ABORT, 'cash-ups are only added'); END`);
  // as the notes of payments: with the booking, or with its guest (src/server/office/customers/anonymise.ts)
  run(`CREATE TRIGGER deleted_booking_leaves_no_note AFTER DELETE ON bookings BEGIN
    UPDATE cash_ups SET note = '' WHERE note <> ''
      AND id IN (SELECT cash_up FROM payments WHERE booking = OLD.id); END`);
});
