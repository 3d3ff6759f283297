/// <reference path="../pb_data/types.d.ts" />
// A booking's two mail jobs in one statement, with the booking's own time, and no entry in the index
// by recipient before there is one: what the jobs add to a create (docs/decisions/0012-speed.md).
migrate(
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    const mails = app.findCollectionByNameOrId("mails");
    mails.indexes = [
      ...mails.indexes.filter((index) => !index.includes("idx_mails_recipient")),
      `CREATE INDEX idx_mails_recipient ON mails (recipient COLLATE NOCASE, sent_at)
         WHERE recipient <> ''`,
    ];
    app.save(mails);
    const job = (kind, letter) => `(lower(hex(randomblob(7))) || '${letter}', NEW.id, '${kind}',
      'queued', (unixepoch('subsec') + 20) * 1000, NEW.created_at, NEW.created_at)`;
    run("DROP TRIGGER booking_has_mails");
    run(`CREATE TRIGGER booking_has_mails AFTER INSERT ON bookings WHEN NEW.source <> 'seed' BEGIN
      INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
      VALUES ${job("customer", "c")}, ${job("operator", "o")};
    END`);
  },
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    const mails = app.findCollectionByNameOrId("mails");
    mails.indexes = [
      ...mails.indexes.filter((index) => !index.includes("idx_mails_recipient")),
      "CREATE INDEX idx_mails_recipient ON mails (recipient COLLATE NOCASE, sent_at)",
    ];
    app.save(mails);
    const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
    const insert = (kind, letter) => `
      INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
      VALUES (lower(hex(randomblob(7))) || '${letter}', NEW.id, '${kind}', 'queued',
              (unixepoch('subsec') + 20) * 1000, ${now}, ${now});`;
    run("DROP TRIGGER booking_has_mails");
    run(`CREATE TRIGGER booking_has_mails AFTER INSERT ON bookings WHEN NEW.source <> 'seed' BEGIN
      ${insert("customer", "c")} ${insert("operator", "o")}
    END`);
  },
);
