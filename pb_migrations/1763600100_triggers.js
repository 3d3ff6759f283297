/// <reference path="../pb_data/types.d.ts" />
// What must happen with a row, happens in the row's own statement: no path into a table can forget
// it, and no crash can come between. A new booking has its two mail jobs, and so has one that its
// customer cancels; a message has its one; a changed price is kept. The page asks for a booking's
// mails at once; the cron job takes what is left after 20 seconds.
migrate(
  (app) => {
    const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
    const mail = (kind, letter) => `
      INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
      VALUES (lower(hex(randomblob(7))) || '${letter}', NEW.id, '${kind}', 'queued',
              (unixepoch('subsec') + 20) * 1000, ${now}, ${now});`;
    app
      .db()
      .newQuery(`
      CREATE TRIGGER booking_has_mails AFTER INSERT ON bookings WHEN NEW.source <> 'seed' BEGIN
        ${mail("customer", "c")}
        ${mail("operator", "o")}
      END`)
      .execute();

    app
      .db()
      .newQuery(`
      CREATE TRIGGER cancelled_booking_has_mails AFTER UPDATE OF status ON bookings
      WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' AND NEW.cancelled_by = 'customer' BEGIN
        ${mail("customer-cancelled", "x")}
        ${mail("operator-cancelled", "y")}
      END`)
      .execute();

    app
      .db()
      .newQuery(`
      CREATE TRIGGER message_has_mail AFTER INSERT ON messages BEGIN
        INSERT INTO mails (id, message, kind, state, due_at, created_at, updated_at)
        VALUES (lower(hex(randomblob(7))) || 'm', NEW.id, 'contact', 'queued', 0, ${now}, ${now});
      END`)
      .execute();

    const keepPrice = (table, type, columns) => `
      CREATE TRIGGER ${table}_price_kept AFTER UPDATE OF ${columns.join(", ")} ON ${table}
      WHEN ${columns.map((column) => `OLD.${column} <> NEW.${column}`).join(" OR ")} BEGIN
        INSERT INTO price_changes (id, item_type, item_id, ${columns.join(", ")}, changed_at)
        VALUES (lower(hex(randomblob(7))) || 'p', '${type}', OLD.number,
                ${columns.map((column) => `OLD.${column}`).join(", ")}, ${now});
      END`;
    app
      .db()
      .newQuery(keepPrice("tours", "tour", ["price"]))
      .execute();
    app
      .db()
      .newQuery(keepPrice("transfers", "transfer", ["price", "additional_pax_price", "price_type"]))
      .execute();
  },
  (app) => {
    for (const name of [
      "booking_has_mails",
      "message_has_mail",
      "tours_price_kept",
      "transfers_price_kept",
    ]) {
      app.db().newQuery(`DROP TRIGGER IF EXISTS ${name}`).execute();
    }
  },
);
