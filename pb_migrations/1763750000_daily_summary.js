/// <reference path="../pb_data/types.d.ts" />
// Whether the operator gets a summary each morning; off until somebody wants it.
migrate(
  (app) => {
    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.add(new BoolField({ name: "daily_summary" }));
    app.save(settings);
  },
  (app) => {
    app.db().newQuery("DELETE FROM mails WHERE kind = 'summary'").execute();
    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.removeByName("daily_summary");
    app.save(settings);
  },
);
