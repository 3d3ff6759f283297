/// <reference path="../pb_data/types.d.ts" />
// The list of services is open to everybody. What a service takes of guides and vehicles, for how long, and how many groups
// a day is the operator's business: guests are told what is left, and the back office reads and writes these by routes of
// its own (src/server/departures). A hidden field is not to be filtered or sorted by either.
migrate((app) => {
  for (const name of ["tours", "transfers"]) {
    const services = app.findCollectionByNameOrId(name);
    for (const field of ["groups_a_day", "busy_minutes", "needs"]) {
      services.fields.getByName(field).hidden = true;
    }
    app.save(services);
  }
});
