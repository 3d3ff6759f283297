/// <reference path="../pb_data/types.d.ts" />
// Which entries of the ledger of erasures (DATA_DIR.erased) this database has in it: a restore replays
// the others.
migrate(
  (app) => {
    app
      .db()
      .newQuery("CREATE TABLE IF NOT EXISTS erasures (id TEXT PRIMARY KEY) WITHOUT ROWID")
      .execute();
  },
  (app) => {
    app.db().newQuery("DROP TABLE IF EXISTS erasures").execute();
  },
);
