/// <reference path="../pb_data/types.d.ts" />
// Receipts (docs/decisions/0037-receipts.md): one of a payment, numbered by the device that gives it. Rows are only added,
// and say for ever what was said; a guest who is erased goes out of them. Who gives receipts, and how a service is taxed,
// the operator says.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const text = (name, max, more) => ({ type: "text", name, max, ...more });
  const ADMIN = '@request.auth.collectionName = "admins"';
  app.save(
    new Collection({
      type: "base",
      name: "receipts",
      listRule: ADMIN,
      viewRule: ADMIN,
      // written by POST /api/office/bookings/{id}/receipts alone, which checks them
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        text("booking", 15, { required: true }),
        // empty: the number was given and is no receipt
        text("payment", 15),
        text("series", 5, { required: true }),
        { type: "number", name: "number", onlyInt: true },
        { type: "date", name: "issued_at" },
        text("issued_by", 60),
        // what it says, as JSON (src/domain/receipts/receipt.ts)
        text("content", 20000),
        { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
      ],
      indexes: [
        "CREATE INDEX idx_receipts_booking ON receipts (booking)",
        "CREATE UNIQUE INDEX idx_receipts_payment ON receipts (payment) WHERE payment <> ''",
        "CREATE UNIQUE INDEX idx_receipts_number ON receipts (series, number)",
      ],
    }),
  );
  const settings = app.findCollectionByNameOrId("settings");
  settings.fields.add(new Field(text("receipt_name", 100)));
  settings.fields.add(new Field(text("receipt_address", 300)));
  settings.fields.add(new Field(text("tax_number", 40)));
  app.save(settings);
  for (const name of ["tours", "transfers"]) {
    const services = app.findCollectionByNameOrId(name);
    services.fields.add(new Field(text("tax_class", 10)));
    app.save(services);
  }

  const said = ["kind", "cents", "currency", "method"].map(
    (name) => `p.${name} = NEW.content ->> '$.${name}'`,
  );
  run(`CREATE TRIGGER receipt_is_sound BEFORE INSERT ON receipts
    WHEN NEW.number < 1 OR NOT json_valid(NEW.content) OR (NEW.payment <> '' AND NOT EXISTS (
      SELECT 1 FROM payments AS p WHERE p.id = NEW.payment AND p.booking = NEW.booking AND ${said.join(" AND ")}))
    BEGIN SELECT RAISE(ABORT, 'a receipt is not sound'); END`);
  // as withoutGuest (src/domain/receipts/receipt.ts)
  const unnamed = (content) => `json_set(${content}, '$.guest', '', '$.lines', json('[]'))`;
  const fixed = ["id", "booking", "payment", "series", "number"];
  fixed.push("issued_at", "issued_by", "created_at");
  run(`CREATE TRIGGER receipt_stays BEFORE UPDATE ON receipts
    WHEN NEW.content NOT IN (OLD.content, ${unnamed("OLD.content")})
      OR ${fixed.map((name) => `NEW.${name} IS NOT OLD.${name}`).join(" OR ")}
    BEGIN SELECT RAISE(ABORT, 'receipts are only added'); END`);
  run(`CREATE TRIGGER receipt_is_not_deleted BEFORE DELETE ON receipts
    BEGIN SELECT RAISE(ABORT, 'receipts are only added'); END`);
  run(`CREATE TRIGGER deleted_booking_leaves_no_name AFTER DELETE ON bookings BEGIN
    UPDATE receipts SET content = ${unnamed("content")} WHERE booking = OLD.id; END`);
  // devices that follow hear of it with its booking
  run(`CREATE TRIGGER receipt_is_told AFTER INSERT ON receipts BEGIN
    UPDATE bookings SET changed_by = NEW.issued_by || ' ' || NEW.id,
      updated_at = strftime('%Y-%m-%d %H:%M:%fZ') WHERE id = NEW.booking; END`);
});
