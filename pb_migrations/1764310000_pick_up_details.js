/// <reference path="../pb_data/types.d.ts" />
// What a pick-up goes by, as guests say it; all of it may be left out. children_ages is a text such as '4, 9'.
// The history notes changes of it (docs/decisions/0026-one-table-of-a-booking.md): its trigger is made anew from
// the one that stands (1764300000_departures.js).
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const text = (name, max) => new Field({ type: "text", name, max });
  const number = (name) => new Field({ type: "number", name, onlyInt: true, min: 0 });
  const bookings = app.findCollectionByNameOrId("bookings");
  const added = [
    text("pickup_place", 200),
    text("flight_number", 20),
    number("adults"),
    text("children_ages", 300),
    number("luggage"),
    number("child_seats"),
  ];
  for (const field of added) bookings.fields.add(field);
  app.save(bookings);
  // how much of it the operator asks of guests, by field: `no`, `asked`, `required`; what is missing as is usual
  for (const name of ["tours", "transfers"]) {
    const services = app.findCollectionByNameOrId(name);
    services.fields.add(new Field({ type: "json", name: "asks", maxSize: 1000 }));
    app.save(services);
  }

  const actor = `CASE
    WHEN NEW.changed_by IS NOT OLD.changed_by THEN substr(NEW.changed_by, 1, instr(NEW.changed_by, ' ') - 1)
    WHEN NEW.cancelled_by IS NOT OLD.cancelled_by OR NEW.source IS NOT OLD.source THEN 'customer'
    ELSE 'system' END`;
  const audited = [
    ...["status", "booking_date", "guests", "price", "item_name", "special_requests"],
    ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
    ...["departure_time", "pickup_place", "flight_number", "adults", "children_ages", "luggage"],
    ...["child_seats", "pickup_notes", "attendance", "notes"],
    ...["paid_amount", "paid_currency", "paid_method", "beyond_limit"],
  ];
  const isChanged = audited.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
  run("DROP TRIGGER changed_booking_is_audited");
  run(`CREATE TRIGGER changed_booking_is_audited AFTER UPDATE ON bookings
    WHEN (${isChanged}) AND NEW.changed_by NOT LIKE 'erase %' BEGIN
    ${audited
      .map(
        (field) => `INSERT INTO audit (id, booking, actor, field, before, after, at)
      SELECT lower(hex(randomblob(7))) || 'a', NEW.id, ${actor}, '${field}', OLD.${field}, NEW.${field},
        strftime('%Y-%m-%d %H:%M:%fZ')
      WHERE OLD.${field} IS NOT NEW.${field};`,
      )
      .join("\n")}
  END`);
});
