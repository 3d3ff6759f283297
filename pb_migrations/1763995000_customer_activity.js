/// <reference path="../pb_data/types.d.ts" />
// A customer's last activity is the customer's: when they last booked, cancelled or wrote. A note, a
// correction or being added by hand are the office's. The triggers that count a customer anew are changed
// in this place only: what else they do may have come from another migration.
const run = (app, sql) => app.nonconcurrentDB().newQuery(sql).execute();

const COUNTING = [
  ...["unlisted_booking_counts", "relisted_booking_customer", "relisted_booking_old_customer"],
];
const BOOKED = (email) =>
  `(SELECT coalesce(max(l.created_at), '') FROM booking_list AS l WHERE l.email = ${email})`;
const NOTED = (email) =>
  `(SELECT coalesce(max(t.created_at), '') FROM notes AS t WHERE t.customer = ${email})`;
const CHANGED = (email) =>
  `(SELECT coalesce(max(a.at), '') FROM booking_list AS l CROSS JOIN audit AS a ON a.booking = l.id
     WHERE l.email = ${email} AND a.actor = 'customer')`;
const WROTE = (email) =>
  `(SELECT coalesce(max(m.created_at), '') FROM messages AS m WHERE lower(m.email) = ${email})`;
const BEFORE = (email) => ["added_at", BOOKED(email), NOTED(email)];
const AFTER = (email) => [BOOKED(email), CHANGED(email), WROTE(email)];

/** SQL that finds the activity in a trigger, however its lines are broken. */
const pattern = (parts) =>
  new RegExp(
    `last_activity = max\\(${parts
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"))
      .join(",\\s*")}\\)`,
  );

/** Puts one way of finding the activity in place of another. */
function exchange(app, from, to) {
  for (const name of COUNTING) {
    const row = new DynamicModel({ sql: "" });
    app
      .db()
      .newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = {:name}")
      .bind({ name })
      .one(row);
    const old = String(row.sql);
    const email = old.includes("WHERE email = NEW.email") ? "NEW.email" : "OLD.email";
    const changed = old.replace(
      pattern(from(email)),
      () => `last_activity = max(${to(email).join(", ")})`,
    );
    if (changed === old) throw new Error(`${name} finds the activity in a way of its own.`);
    run(app, `DROP TRIGGER ${name}`);
    run(app, changed);
  }
}

migrate(
  (app) => {
    run(app, "CREATE INDEX idx_messages_email ON messages (lower(email))");
    exchange(app, BEFORE, AFTER);
    run(app, "DROP TRIGGER note_is_activity");
    // one that still waits to be listed is listed by that
    run(
      app,
      `CREATE TRIGGER own_change_is_activity AFTER INSERT ON audit WHEN NEW.actor = 'customer' BEGIN
        DELETE FROM booking_queue WHERE id = NEW.booking;
        UPDATE customers SET last_activity = max(last_activity, NEW.at)
        WHERE email = (SELECT email FROM booking_list WHERE id = NEW.booking); END`,
    );
    run(
      app,
      `CREATE TRIGGER message_is_activity AFTER INSERT ON messages BEGIN
        UPDATE customers SET last_activity = max(last_activity, NEW.created_at)
        WHERE email = lower(NEW.email); END`,
    );
    run(app, `UPDATE customers SET last_activity = max(${AFTER("customers.email").join(", ")})`);
  },
  (app) => {
    run(app, "DROP TRIGGER own_change_is_activity");
    run(app, "DROP TRIGGER message_is_activity");
    exchange(app, AFTER, BEFORE);
    run(
      app,
      `CREATE TRIGGER note_is_activity AFTER INSERT ON notes BEGIN
        UPDATE customers SET last_activity = max(last_activity, NEW.created_at) WHERE email = NEW.customer;
      END`,
    );
    run(app, "DROP INDEX idx_messages_email");
    run(app, `UPDATE customers SET last_activity = max(${BEFORE("customers.email").join(", ")})`);
  },
);
