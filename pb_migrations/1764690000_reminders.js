/// <reference path="../pb_data/types.d.ts" />
// Reminders before a trip and thanks after it (docs/decisions/0043-reminders.md): when they go out, and which mailboxes
// want no thanks. Who is due is asked of the list of bookings by its day: nothing is kept ahead.
migrate((app) => {
  const settings = app.findCollectionByNameOrId("settings");
  // src/domain/reminders/plan.ts; null while the operator has set nothing
  settings.fields.add(new Field({ type: "json", name: "reminders", maxSize: 10000 }));
  app.save(settings);
  // `mailbox` is a keyed hash (src/server/mail/unsubscribe.ts): no address, so an erased guest leaves none
  app
    .nonconcurrentDB()
    .newQuery("CREATE TABLE opt_outs (mailbox TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID")
    .execute();
});
