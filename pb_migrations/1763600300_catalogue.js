/// <reference path="../pb_data/types.d.ts" />
// The built-in catalogue in both languages, from the hook build (src/server/catalogue-main.ts): loaded where it is
// seeded and not before, or each start would read it.
migrate((app) => {
  const { rows } = require(`${__hooks}/lib/catalogue.js`);
  for (const name of ["tours", "transfers"]) {
    const collection = app.findCollectionByNameOrId(name);
    for (const row of rows[name]) {
      const record = new Record(collection);
      // without what a language does not say, which would be stored as null
      record.load(JSON.parse(JSON.stringify(row)));
      app.save(record);
    }
  }
});
