/// <reference path="../pb_data/types.d.ts" />
// What guests do by themselves with a booking that stands. Its tables are no collections: nobody reaches them but routes.
//   opened_links   when somebody has first opened its link, by the way that the link went, `mail` or `device`
//                  (docs/decisions/0049-opened-links.md): beside the booking, since looking at it is no change of it
//   requests       what they ask for once changing is free no more (docs/decisions/0046-the-cut-off.md). The id is that of the
//                  guest's act, so one that comes again is the same row. A booking has one that is open
//   waiver_texts, waivers   what they sign, once a service and language, and who has signed it
//                  (docs/decisions/0048-waivers.md). A text that was ever offered stays under its hash; a signature is a row
//                  that is only added, and taken back by another. Erasing takes the persons out of a row and leaves it
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const text = (name, max) => ({ type: "text", name, max });
  const count = (name) => ({ type: "number", name, min: 0, onlyInt: true });
  const add = (name, ...fields) => {
    const collection = app.findCollectionByNameOrId(name);
    for (const field of fields) collection.fields.add(new Field(field));
    app.save(collection);
  };

  // hours before the departure until which changing and cancelling are free
  add("settings", count("policy_hours"));
  run("UPDATE settings SET policy_hours = 48");
  // what is asked of guests (docs/decisions/0047-guests-and-questions.md), and what they sign, in English
  const asked = [{ type: "json", name: "questions", maxSize: 30000 }, text("waiver", 12000)];
  add("tours", ...asked);
  add("transfers", ...asked);
  add(
    "bookings",
    // until when changing was free as it was stored; 0 of the oldest: 48
    count("policy_hours"),
    // 'open' until somebody of the office has ticked it as 'seen'
    text("cancelled_late", 4),
    // who travels, and answers to the operator's questions (src/domain/questions/said.ts)
    text("guest_list", 50000),
    text("answers", 50000),
  );

  run(`CREATE TABLE opened_links (booking TEXT NOT NULL, way TEXT NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (booking, way)) WITHOUT ROWID`);
  const forget = (name, event, id) =>
    run(`CREATE TRIGGER ${name} AFTER ${event} BEGIN
      DELETE FROM opened_links WHERE booking = ${id}; END`);
  forget("deleted_booking_is_not_opened", "DELETE ON bookings", "OLD.id");
  // of another address nobody has opened it
  forget(
    "other_address_has_opened_nothing",
    "UPDATE OF customer_email ON bookings WHEN OLD.customer_email <> NEW.customer_email",
    "NEW.id",
  );

  // `changes` and `before`: columns of the booking, as JSON; `asked_at` is the server's time, `made_at` the device's
  run(`CREATE TABLE requests (
    id TEXT PRIMARY KEY, booking TEXT NOT NULL, changes TEXT NOT NULL, before TEXT NOT NULL,
    made_at TEXT NOT NULL, asked_at TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    decided_by TEXT NOT NULL DEFAULT '', decided_at TEXT NOT NULL DEFAULT '', words TEXT NOT NULL DEFAULT ''
  ) WITHOUT ROWID`);
  run("CREATE INDEX idx_requests_booking ON requests (booking, asked_at)");
  run("CREATE UNIQUE INDEX idx_requests_open ON requests (booking) WHERE state = 'open'");
  run(`CREATE TRIGGER newer_request_replaces BEFORE INSERT ON requests WHEN NEW.state = 'open' BEGIN
    UPDATE requests SET state = 'withdrawn' WHERE booking = NEW.booking AND state = 'open';
    DELETE FROM requests WHERE booking = NEW.booking AND state = 'withdrawn' AND id NOT IN (
      SELECT id FROM requests WHERE booking = NEW.booking AND state = 'withdrawn'
      ORDER BY asked_at DESC LIMIT 20);
  END`);
  run(`CREATE TRIGGER cancelled_booking_asks_nothing AFTER UPDATE OF status ON bookings
    WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' BEGIN
    UPDATE requests SET state = 'withdrawn' WHERE booking = NEW.id AND state = 'open'; END`);
  run(`CREATE TRIGGER deleted_booking_asks_nothing AFTER DELETE ON bookings BEGIN
    DELETE FROM requests WHERE booking = OLD.id; END`);
  // who has cancelled once it was free no more
  run(`CREATE INDEX idx_bookings_cancelled_late ON bookings (id) WHERE cancelled_late = 'open'`);

  const texts = ["hash", "language", "text", "kept_at"];
  run(`CREATE TABLE waiver_texts (${texts.map((name) => `${name} TEXT NOT NULL`).join(", ")},
    PRIMARY KEY (hash)) WITHOUT ROWID`);
  run(`CREATE TRIGGER waiver_text_stays BEFORE UPDATE ON waiver_texts
    BEGIN SELECT RAISE(ABORT, 'texts that were signed stay'); END`);
  run(`CREATE TRIGGER waiver_text_is_not_deleted BEFORE DELETE ON waiver_texts
    BEGIN SELECT RAISE(ABORT, 'texts that were signed stay'); END`);

  const fixed = ["booking", "kind", "text_hash", "signed_at", "device_time", "made_by"];
  fixed.push("voids", "created_at");
  // who it is about
  const personal = ["guest", "signed_by", "relation", "signature", "device", "reason"];
  const columns = [...fixed, ...personal].map((name) => `${name} TEXT NOT NULL DEFAULT ''`);
  run(`CREATE TABLE waivers (id TEXT NOT NULL UNIQUE, ${columns.join(", ")})`);
  run("CREATE INDEX idx_waivers_booking ON waivers (booking)");
  run("CREATE UNIQUE INDEX idx_waivers_voids ON waivers (voids) WHERE voids <> ''");
  run(`CREATE TRIGGER waiver_is_sound BEFORE INSERT ON waivers
    WHEN CASE NEW.kind
      WHEN 'signed' THEN NEW.guest = '' OR NEW.signed_by = '' OR NEW.voids <> '' OR NEW.reason <> ''
        OR length(NEW.signature) > 20000
        OR NOT EXISTS (SELECT 1 FROM waiver_texts WHERE hash = NEW.text_hash)
      WHEN 'void' THEN NEW.reason = '' OR NOT EXISTS (SELECT 1 FROM waivers AS w
        WHERE w.id = NEW.voids AND w.booking = NEW.booking AND w.kind = 'signed')
      ELSE true END
    BEGIN SELECT RAISE(ABORT, 'a waiver is not sound'); END`);
  run(`CREATE TRIGGER waiver_stays BEFORE UPDATE ON waivers
    WHEN ${["id", ...fixed].map((name) => `NEW.${name} IS NOT OLD.${name}`).join(" OR ")}
      OR ${personal.map((name) => `NEW.${name} <> ''`).join(" OR ")}
    BEGIN SELECT RAISE(ABORT, 'waivers are only added'); END`);
  run(`CREATE TRIGGER waiver_is_not_deleted BEFORE DELETE ON waivers
    BEGIN SELECT RAISE(ABORT, 'waivers are only added'); END`);
  run(`CREATE TRIGGER deleted_booking_leaves_no_waiver AFTER DELETE ON bookings BEGIN
    UPDATE waivers SET ${personal.map((name) => `${name} = ''`).join(", ")} WHERE booking = OLD.id; END`);
  // devices that follow hear of it with its booking
  run(`CREATE TRIGGER waiver_is_told AFTER INSERT ON waivers BEGIN
    UPDATE bookings SET changed_by = NEW.made_by || ' ' || NEW.id,
      updated_at = strftime('%Y-%m-%d %H:%M:%fZ') WHERE id = NEW.booking; END`);
});
