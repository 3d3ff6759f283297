/// <reference path="../pb_data/types.d.ts" />
// Who is told when a booking moves, from its create on: its guest and the office by mail and by push
// (docs/decisions/0044-push.md), and its history.
//   opt_outs              mailboxes that want no thanks (docs/decisions/0043-reminders.md), by a keyed hash
//                         (src/server/mail/unsubscribe.ts): no address, so an erased guest leaves none
//   push_subscriptions    devices of guests by booking, some by its link alone, of the office by account and the session
//                         that it was switched on in
//   pushes                what is to be told, once a device and booking, with what stood when it was told last; it leaves
//                         by itself when it is settled. Times in ms
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  const random = "lower(hex(randomblob(7)))";

  const cancelled = (kind, letter) => `
    INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
    VALUES (${random} || '${letter}', NEW.id, '${kind}', 'queued',
            (unixepoch('subsec') + 20) * 1000, ${now}, ${now});`;
  run(`CREATE TRIGGER cancelled_booking_has_mails AFTER UPDATE OF status ON bookings
    WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' AND NEW.cancelled_by = 'customer' BEGIN
    ${cancelled("customer-cancelled", "x")}
    ${cancelled("operator-cancelled", "y")}
  END`);

  // Day, service, time and place that the office agrees or changes. Two minutes later, so that what is put right at once
  // is told once; it says what stands when it leaves. What a device brings along after its code was entered (source) is
  // the guest's own. Not where the office wanted no mails when it booked at the desk, which was once kept in words, nor
  // for a day that is over in Belize.
  const agreed = [
    ...["booking_date", "type", "item_id"],
    ...["departure_time", "pickup_place", "pickup_notes"],
  ];
  run(`CREATE TRIGGER agreed_booking_has_mail AFTER UPDATE OF ${agreed.join(", ")} ON bookings
    WHEN (${agreed.map((name) => `NEW.${name} <> OLD.${name}`).join(" OR ")}) AND NEW.source = OLD.source
      AND NEW.status = 'confirmed' AND NEW.source <> 'seed' AND NEW.customer_email <> ''
      AND NEW.changed_by NOT LIKE 'erase %' AND NEW.booking_date >= date('now', '-6 hours')
      AND NOT EXISTS (SELECT 1 FROM mails WHERE booking = NEW.id AND (
        (kind = 'customer' AND error IN ('booked_at_desk', 'Booked at the desk'))
        OR (kind = 'customer-agreed' AND state = 'queued')))
    BEGIN
      INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
      VALUES (${random} || 'a', NEW.id, 'customer-agreed', 'queued',
              (unixepoch() + 120) * 1000, ${now}, ${now});
    END`);
  run("CREATE TABLE opt_outs (mailbox TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID");

  run(`CREATE TABLE push_subscriptions (id INTEGER PRIMARY KEY AUTOINCREMENT,
    booking TEXT NOT NULL DEFAULT '', account TEXT NOT NULL DEFAULT '', session TEXT NOT NULL DEFAULT '',
    by_link INTEGER NOT NULL DEFAULT 0,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created_at INTEGER NOT NULL)`);
  run(
    "CREATE UNIQUE INDEX idx_push_subscriptions ON push_subscriptions (booking, account, endpoint)",
  );
  // each create looks here
  run("CREATE INDEX idx_push_accounts ON push_subscriptions (account) WHERE account <> ''");
  run(`CREATE TABLE pushes (subscription INTEGER NOT NULL, booking TEXT NOT NULL,
    version TEXT NOT NULL, before TEXT NOT NULL, due_at INTEGER NOT NULL, created_at TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, lease_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (subscription, booking)) WITHOUT ROWID`);
  const push = "INSERT INTO pushes (subscription, booking, version, before, due_at, created_at)";
  // a minute later, so that what is put right at once is told once, or not at all
  const pushed = ["status", "booking_date", "departure_time", "type", "item_id"];
  run(`CREATE TRIGGER changed_booking_is_pushed AFTER UPDATE OF ${pushed.join(", ")} ON bookings
    WHEN (${pushed.map((name) => `OLD.${name} <> NEW.${name}`).join(" OR ")}) AND NEW.changed_by NOT LIKE 'erase %'
      AND EXISTS (SELECT 1 FROM push_subscriptions WHERE booking = NEW.id)
    BEGIN
      ${push}
      SELECT id, NEW.id, NEW.updated_at, ${pushed.map((name) => `OLD.${name}`).join(" || '|' || ")},
        (unixepoch() + 60) * 1000, NEW.updated_at
      FROM push_subscriptions WHERE booking = NEW.id
      ON CONFLICT DO UPDATE SET version = excluded.version, due_at = excluded.due_at,
        created_at = excluded.created_at, attempts = 0, lease_until = 0;
    END`);

  const end = (name, event, what) => run(`CREATE TRIGGER ${name} AFTER ${event} BEGIN ${what} END`);
  const leave = (whose) => `DELETE FROM push_subscriptions WHERE ${whose};`;
  end(
    "ended_subscription_is_not_pushed",
    "DELETE ON push_subscriptions",
    "DELETE FROM pushes WHERE subscription = OLD.id;",
  );
  end(
    "deleted_booking_is_not_pushed",
    "DELETE ON bookings",
    `${leave("booking = OLD.id")} DELETE FROM pushes WHERE booking = OLD.id;`,
  );
  // whoever had no more than the link is told no more than the link shows
  end(
    "ended_link_is_not_pushed",
    "UPDATE OF trip_links ON bookings WHEN OLD.trip_links <> NEW.trip_links",
    leave("booking = NEW.id AND by_link"),
  );
  // a session that is over by itself is no sign-out: whoever has the app closed for a night is still told
  end(
    "ended_session_is_not_pushed",
    "DELETE ON sessions WHEN OLD.expires_at > unixepoch() * 1000",
    leave("session = OLD.id"),
  );
  end("deleted_account_is_not_pushed", "DELETE ON admins", leave("account = OLD.id"));
  // another password, a restored backup
  end(
    "renewed_account_is_not_pushed",
    "UPDATE OF tokenKey ON admins WHEN OLD.tokenKey <> NEW.tokenKey",
    leave("account = OLD.id"),
  );
});
