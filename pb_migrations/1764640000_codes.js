/// <reference path="../pb_data/types.d.ts" />
// Codes that take something off a price (docs/decisions/0039-codes.md). They are no collection of PocketBase's: no rule of
// it could tell them to anybody.
//   codes                what each takes off, when, for what, and how often
//   bookings.code        what a guest has typed; code_used the code that has taken something off
//   code_asks            whether a new booking is one use too many: counted from the bookings in the write itself, so that of two
//                        at one moment the second is refused. Who writes it decides again, without the code
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  // percent: 1 to 100, or 0; cents: US cents, or 0. booked_*, travelled_*: days in Belize, '' for no limit.
  // items: JSON, ["tour/5"], [] for all. uses, uses_each (one mailbox, one phone): 0 for no limit.
  run(`CREATE TABLE codes (
    text TEXT PRIMARY KEY, percent INTEGER NOT NULL, cents INTEGER NOT NULL,
    booked_from TEXT NOT NULL, booked_until TEXT NOT NULL,
    travelled_from TEXT NOT NULL, travelled_until TEXT NOT NULL,
    items TEXT NOT NULL, uses INTEGER NOT NULL, uses_each INTEGER NOT NULL,
    active INTEGER NOT NULL, updated_at TEXT NOT NULL) WITHOUT ROWID`);

  const bookings = app.findCollectionByNameOrId("bookings");
  bookings.fields.add(new Field({ type: "text", name: "code", max: 40 }));
  bookings.fields.add(new Field({ type: "text", name: "code_used", max: 40 }));
  // whose use it is (src/server/bookings/codes.ts), empty where no code was used
  bookings.fields.add(new Field({ type: "text", name: "code_mailbox", max: 300, hidden: true }));
  bookings.fields.add(new Field({ type: "text", name: "code_phone", max: 40, hidden: true }));
  app.save(bookings);

  const USED = "code_used <> '' AND status <> 'cancelled'";
  run(`CREATE INDEX idx_bookings_code
    ON bookings (code_used, code_mailbox, code_phone, status, id) WHERE ${USED}`);
  // By others: who waits and books another day instead takes their use along (src/data/sync/move-booking.ts). Behind a
  // view, without functions and with FAIL: what most creates never ask must cost them nothing
  // (1764300000_departures.js, 1764450000_departures_asked_cheaply.js).
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
