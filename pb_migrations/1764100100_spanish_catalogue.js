/// <reference path="../pb_data/types.d.ts" />
// The built-in catalogue in Spanish, from the hook build (src/server/catalogue-main.ts): field by field, where
// English is still what was built in. What the operator has written anew waits for Spanish of the same.
migrate((app) => {
  const { rows } = require(`${__hooks}/lib/catalogue.js`);
  const json = (record, field) => JSON.parse(record.getString(field) || "null");
  // the database has the names of a stop in another order
  const plain = (list) => JSON.stringify(list.map((one) => [one.time, one.activity || one]));
  const isBuiltIn = (record, field, english) =>
    Array.isArray(english)
      ? plain(json(record, field) || []) === plain(english)
      : record.getString(field) === english;
  for (const name of ["tours", "transfers"]) {
    for (const record of app.findAllRecords(name)) {
      const row = rows[name].find(({ number }) => number === record.getInt("number"));
      const written = json(record, "texts")?.es || {};
      const es = {};
      for (const field of Object.keys(row ? row.texts.es : {})) {
        if (isBuiltIn(record, field, row[field])) es[field] = row.texts.es[field];
      }
      if (Object.keys(es).length === 0) continue;
      record.set("texts", { es: { ...es, ...written } });
      app.save(record);
    }
  }
});
