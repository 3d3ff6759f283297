/// <reference path="../pb_data/types.d.ts" />
// A new booking's two mail jobs. No function stands in them: since one may fail, SQLite copies each page
// that the booking's whole statement changes, which is half of its time (docs/decisions/0012-speed.md). So
// they say -1 for 'once its page has had its time' (src/server/mail/queue.ts), and their ids are made of
// the row's number, which keeps them together in their index, and the booking's id, which is never used again.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const mails = app.findCollectionByNameOrId("mails");
  mails.fields.getByName("id").max = 30;
  app.save(mails);

  const job = (
    kind,
    letter,
  ) => `((10000000 + NEW.rowid) || NEW.id || '${letter}', NEW.id, '${kind}', 'queued', -1,
    NEW.created_at, NEW.created_at)`;
  run("DROP TRIGGER IF EXISTS booking_has_mails");
  run(`CREATE TRIGGER booking_has_mails AFTER INSERT ON bookings WHEN NEW.source <> 'seed' BEGIN
    INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
    VALUES ${job("customer", "c")}, ${job("operator", "o")};
  END`);
});
