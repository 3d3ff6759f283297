/// <reference path="../pb_data/types.d.ts" />
// Guests who book at the desk may have no e-mail. Customers are kept by theirs: all those without one would
// be a single customer, so they are none.
const TABLES = ["customers", "customer_activity"];
const run = (app, sql) => app.nonconcurrentDB().newQuery(sql).execute();

migrate(
  (app) => {
    for (const table of TABLES) {
      run(
        app,
        `CREATE TRIGGER ${table}_have_email BEFORE INSERT ON ${table} WHEN NEW.email = '' BEGIN
          SELECT RAISE(IGNORE); END`,
      );
    }
  },
  (app) => {
    for (const table of TABLES) run(app, `DROP TRIGGER ${table}_have_email`);
  },
);
