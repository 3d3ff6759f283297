/// <reference path="../pb_data/types.d.ts" />
// A guest may cancel a booking that has not come yet: its end is kept with the hash of its key, and
// whatever comes later under its id is answered as cancelled. Those that the operator has deleted stand
// beside them, without a key.
migrate(
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    run("ALTER TABLE booking_tombstones ADD COLUMN key TEXT NOT NULL DEFAULT ''");
    run("ALTER TABLE booking_tombstones ADD COLUMN ended_at TEXT NOT NULL DEFAULT ''");
  },
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    run("ALTER TABLE booking_tombstones DROP COLUMN ended_at");
    run("ALTER TABLE booking_tombstones DROP COLUMN key");
  },
);
