/// <reference path="../pb_data/types.d.ts" />
// What a create pays for its triggers (docs/decisions/0012-speed.md). A statement whose triggers may
// abort keeps a copy of each page that it changes: the tombstones' trigger, which comes before any
// change, fails instead. Mail jobs' ids grow with the bookings, so that they lie together in their
// index. The queue has no index of its own: it is emptied each minute and looked through when a booking
// changes that nobody has listed yet.
const run = (app, sql) => app.nonconcurrentDB().newQuery(sql).execute();

const TOMBSTONES = "deleted_booking_stays_deleted";
const refuseDeleted = (app, how) => {
  run(app, `DROP TRIGGER ${TOMBSTONES}`);
  run(
    app,
    `CREATE TRIGGER ${TOMBSTONES} BEFORE INSERT ON bookings
      WHEN EXISTS (SELECT 1 FROM booking_tombstones WHERE id = NEW.id) BEGIN
      SELECT RAISE(${how}, 'this booking has been deleted');
    END`,
  );
};

const nameJobs = (app, id) => {
  const job = (kind, letter) => `(${id} || '${letter}', NEW.id, '${kind}', 'queued',
    (unixepoch('subsec') + 20) * 1000, NEW.created_at, NEW.created_at)`;
  run(app, "DROP TRIGGER booking_has_mails");
  run(
    app,
    `CREATE TRIGGER booking_has_mails AFTER INSERT ON bookings WHEN NEW.source <> 'seed' BEGIN
      INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
      VALUES ${job("customer", "c")}, ${job("operator", "o")};
    END`,
  );
};

/** The queue's trigger goes with the table, and comes back as it was. */
const rebuildQueue = (app, id) => {
  const trigger = new DynamicModel({ sql: "" });
  app
    .nonconcurrentDB()
    .newQuery("SELECT sql FROM sqlite_master WHERE name = 'booking_is_listed'")
    .one(trigger);
  run(app, "CREATE TABLE booking_queue_kept AS SELECT seq, id FROM booking_queue");
  run(app, "DROP TABLE booking_queue");
  run(app, `CREATE TABLE booking_queue (seq INTEGER PRIMARY KEY, id TEXT NOT NULL ${id})`);
  run(app, "INSERT INTO booking_queue (seq, id) SELECT seq, id FROM booking_queue_kept");
  run(app, "DROP TABLE booking_queue_kept");
  run(app, trigger.sql);
};

migrate(
  (app) => {
    refuseDeleted(app, "FAIL");
    // the random half keeps them apart where SQLite gives a row number again
    nameJobs(app, "printf('%06x', NEW.rowid % 16777216) || lower(hex(randomblob(4)))");
    rebuildQueue(app, "");
  },
  (app) => {
    refuseDeleted(app, "ABORT");
    nameJobs(app, "lower(hex(randomblob(7)))");
    rebuildQueue(app, "UNIQUE");
  },
);
