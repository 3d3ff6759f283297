/// <reference path="../pb_data/types.d.ts" />
// Who wants to be told by push (docs/decisions/0044-push.md): devices of guests by booking, some by its link alone, of the
// office by account and the session that it was switched on in. What is to be told is written in the booking's own statement, once a device and
// booking, with what stood when it was told last; it leaves by itself when it is settled. Times in ms.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  run(`CREATE TABLE push_subscriptions (id INTEGER PRIMARY KEY AUTOINCREMENT,
    booking TEXT NOT NULL DEFAULT '', account TEXT NOT NULL DEFAULT '', session TEXT NOT NULL DEFAULT '',
    by_link INTEGER NOT NULL DEFAULT 0,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created_at INTEGER NOT NULL)`);
  run(
    `CREATE UNIQUE INDEX idx_push_subscriptions ON push_subscriptions (booking, account, endpoint)`,
  );
  // each create looks here
  run("CREATE INDEX idx_push_accounts ON push_subscriptions (account) WHERE account <> ''");
  run(`CREATE TABLE pushes (subscription INTEGER NOT NULL, booking TEXT NOT NULL,
    version TEXT NOT NULL, before TEXT NOT NULL, due_at INTEGER NOT NULL, created_at TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, lease_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (subscription, booking)) WITHOUT ROWID`);

  // no function stands in it, as in all that a create may ask (1764000000_new_mails.js)
  run(`CREATE TRIGGER new_booking_is_pushed AFTER INSERT ON bookings
    WHEN NEW.source IN ('web', 'code') AND EXISTS (SELECT 1 FROM push_subscriptions WHERE account <> '')
    BEGIN
      INSERT INTO pushes (subscription, booking, version, before, due_at, created_at)
      SELECT id, NEW.id, NEW.updated_at, '', 0, NEW.created_at FROM push_subscriptions WHERE account <> '';
    END`);

  // a minute later, so that what is put right at once is told once, or not at all
  const columns = ["status", "booking_date", "departure_time", "type", "item_id"];
  const isChanged = columns.map((name) => `OLD.${name} <> NEW.${name}`).join(" OR ");
  const before = columns.map((name) => `OLD.${name}`).join(" || '|' || ");
  run(`CREATE TRIGGER changed_booking_is_pushed AFTER UPDATE OF ${columns.join(", ")} ON bookings
    WHEN (${isChanged}) AND NEW.changed_by NOT LIKE 'erase %'
      AND EXISTS (SELECT 1 FROM push_subscriptions WHERE booking = NEW.id)
    BEGIN
      INSERT INTO pushes (subscription, booking, version, before, due_at, created_at)
      SELECT id, NEW.id, NEW.updated_at, ${before}, (unixepoch() + 60) * 1000, NEW.updated_at
      FROM push_subscriptions WHERE booking = NEW.id
      ON CONFLICT DO UPDATE SET version = excluded.version, due_at = excluded.due_at,
        created_at = excluded.created_at, attempts = 0, lease_until = 0;
    END`);

  const end = (name, event, what) => run(`CREATE TRIGGER ${name} AFTER ${event} BEGIN ${what} END`);
  end(
    "ended_subscription_is_not_pushed",
    "DELETE ON push_subscriptions",
    "DELETE FROM pushes WHERE subscription = OLD.id;",
  );
  end(
    "deleted_booking_is_not_pushed",
    "DELETE ON bookings",
    `DELETE FROM push_subscriptions WHERE booking = OLD.id;
     DELETE FROM pushes WHERE booking = OLD.id;`,
  );
  // whoever had no more than the link is told no more than the link shows
  end(
    "ended_link_is_not_pushed",
    "UPDATE OF trip_links ON bookings WHEN OLD.trip_links <> NEW.trip_links",
    "DELETE FROM push_subscriptions WHERE booking = NEW.id AND by_link;",
  );
  // a session that is over by itself is no sign-out: whoever has the app closed for a night is still told
  end(
    "ended_session_is_not_pushed",
    "DELETE ON sessions WHEN OLD.expires_at > unixepoch() * 1000",
    "DELETE FROM push_subscriptions WHERE session = OLD.id;",
  );
  const ofAccount = "DELETE FROM push_subscriptions WHERE account = OLD.id;";
  end("deleted_account_is_not_pushed", "DELETE ON admins", ofAccount);
  // another password, a restored backup
  end(
    "renewed_account_is_not_pushed",
    "UPDATE OF tokenKey ON admins WHEN OLD.tokenKey <> NEW.tokenKey",
    ofAccount,
  );
});
