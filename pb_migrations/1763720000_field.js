/// <reference path="../pb_data/types.d.ts" />
// What has changed since a device last asked (docs/decisions/0008-refreshing-a-device.md): one row a
// booking, which goes to the end with each change. The triggers run inside the write itself, so the
// numbers are in the order of the commits, whatever the clocks say.
migrate(
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    const note = (row, isGone) =>
      `INSERT OR REPLACE INTO booking_journal (id, is_gone) VALUES (${row}.id, ${isGone});`;
    run(`CREATE TABLE booking_journal (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, is_gone INTEGER NOT NULL)`);
    // a new booking is noted when it comes into the list: its create pays nothing for it
    run(`CREATE TRIGGER listed_booking_is_noted AFTER INSERT ON booking_list BEGIN
      ${note("NEW", 0)}
    END`);
    run(`CREATE TRIGGER changed_booking_is_noted AFTER UPDATE ON bookings BEGIN
      ${note("NEW", 0)}
    END`);
    run(`CREATE TRIGGER deleted_booking_is_noted AFTER DELETE ON bookings BEGIN
      ${note("OLD", 1)}
    END`);
    run("INSERT INTO booking_journal (id, is_gone) SELECT id, 0 FROM booking_list ORDER BY n");
  },
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    for (const event of ["listed", "changed", "deleted"]) {
      run(`DROP TRIGGER IF EXISTS ${event}_booking_is_noted`);
    }
    run("DROP TABLE booking_journal");
  },
);
