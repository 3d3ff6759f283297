/// <reference path="../pb_data/types.d.ts" />
// The language in which an account's back office opens; empty until somebody has chosen: then the address says it.
migrate((app) => {
  const admins = app.findCollectionByNameOrId("admins");
  admins.fields.add(new TextField({ name: "language", pattern: "^([a-z]{2})?$" }));
  app.save(admins);
});
