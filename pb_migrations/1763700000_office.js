/// <reference path="../pb_data/types.d.ts" />
// What the back office reads, kept beside the bookings by triggers, so that no path into the table
// can forget it (docs/decisions/0006-office-reading.md):
//   booking_queue    ids of new bookings that the rest does not know yet: all that a create pays for
//   booking_list     one narrow row a booking, in the order of time (n), with an index a column
//   booking_journal  what has changed since a device last asked
// Emptying the queue (a DELETE) moves its bookings into the list, by 1763720000_office_search.js, and the
// list's triggers do the rest: 1763995000_customer_activity.js.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();

  // where guests pay the partner, they owe us nothing: what a partner has is `held`, apart from `due`
  const open = (who) => `INTEGER GENERATED ALWAYS AS (
    CASE WHEN ${who} AND status <> 'cancelled' AND cents > paid THEN cents - paid ELSE 0 END) VIRTUAL`;
  // without an index of its own: it is emptied each minute, and looked through when a booking changes that
  // nobody has listed yet
  run("CREATE TABLE booking_queue (seq INTEGER PRIMARY KEY, id TEXT NOT NULL)");
  run(`CREATE TABLE booking_list (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL,
    type TEXT NOT NULL, status TEXT NOT NULL, reason TEXT NOT NULL,
    item_name TEXT NOT NULL COLLATE NOCASE, booking_date TEXT NOT NULL,
    guests INTEGER NOT NULL, cents INTEGER NOT NULL,
    first_name TEXT NOT NULL COLLATE NOCASE, last_name TEXT NOT NULL,
    email TEXT NOT NULL, phone TEXT NOT NULL, text TEXT NOT NULL,
    paid INTEGER NOT NULL DEFAULT 0, attendance TEXT NOT NULL DEFAULT '',
    standing TEXT GENERATED ALWAYS AS (CASE
      WHEN status = 'cancelled' THEN 'cancelled' WHEN attendance = 'no-show' THEN 'absent'
      WHEN status = 'pending' THEN 'waiting' ELSE 'sold' END) VIRTUAL,
    partner TEXT NOT NULL DEFAULT '', collects INTEGER NOT NULL DEFAULT 0,
    due ${open("NOT collects")}, held ${open("collects")})`);
  run("CREATE INDEX idx_list_email ON booking_list (email)");
  run("CREATE INDEX idx_list_status ON booking_list (status)");
  run("CREATE INDEX idx_list_reason ON booking_list (reason) WHERE reason <> ''");
  // with n in it, an index gives the whole order, and with status the filter too
  for (const column of ["booking_date", "first_name", "item_name", "guests", "cents"]) {
    run(`CREATE INDEX idx_list_${column} ON booking_list (${column}, n, status)`);
  }
  // the last two letters of a booking's text, which are of its reference, begin no trigram
  run("CREATE INDEX idx_list_tail ON booking_list (substr(id, 7, 2))");
  // the bookings of one partner
  run(`CREATE INDEX idx_list_partner ON booking_list (partner, booking_date, n, status)
    WHERE partner <> ''`);
  run(`CREATE TRIGGER new_booking_waits AFTER INSERT ON bookings BEGIN
    INSERT INTO booking_queue (id) VALUES (NEW.id);
  END`);
  run(`CREATE TRIGGER deleted_booking_is_not_listed AFTER DELETE ON bookings BEGIN
    DELETE FROM booking_queue WHERE id = OLD.id;
    DELETE FROM booking_list WHERE id = OLD.id;
    INSERT OR IGNORE INTO booking_tombstones (id) VALUES (OLD.id);
  END`);

  // The journal (docs/decisions/0008-refreshing-a-device.md): one row a booking, which goes to the end with
  // each change. The triggers run inside the write itself, so the numbers are in the order of the commits,
  // whatever the clocks say. A new booking is noted when it comes into the list: its create pays nothing.
  const note = (row, isGone) =>
    `INSERT OR REPLACE INTO booking_journal (id, is_gone) VALUES (${row}.id, ${isGone});`;
  run(`CREATE TABLE booking_journal (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, is_gone INTEGER NOT NULL)`);
  run(`CREATE TRIGGER listed_booking_is_noted AFTER INSERT ON booking_list BEGIN
    ${note("NEW", 0)} END`);
  run(`CREATE TRIGGER changed_booking_is_noted AFTER UPDATE ON bookings BEGIN
    ${note("NEW", 0)} END`);
  run(`CREATE TRIGGER deleted_booking_is_noted AFTER DELETE ON bookings BEGIN
    ${note("OLD", 1)} END`);
});
