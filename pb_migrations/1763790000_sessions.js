/// <reference path="../pb_data/types.d.ts" />
// Who is signed in (docs/decisions/0017-sessions.md): a row a sign-in, times in ms. The tokens that were
// given before name no row, so everybody signs in once more. New passwords have at least 12 characters;
// the older ones still sign in.
const run = (app, sql) => app.nonconcurrentDB().newQuery(sql).execute();

const shortestPassword = (app, min) => {
  const admins = app.findCollectionByNameOrId("admins");
  admins.fields.getByName("password").min = min;
  app.save(admins);
};

migrate(
  (app) => {
    run(
      app,
      `CREATE TABLE sessions (id TEXT PRIMARY KEY, account TEXT NOT NULL,
        started_at INTEGER NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID`,
    );
    shortestPassword(app, 12);
  },
  (app) => {
    run(app, "DROP TABLE sessions");
    shortestPassword(app, 6);
  },
);
