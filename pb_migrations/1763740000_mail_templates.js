/// <reference path="../pb_data/types.d.ts" />
// The operator's words for the mails that go out by themselves; empty: the built-in ones.
migrate(
  (app) => {
    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.add(new JSONField({ name: "mail_templates", maxSize: 50000 }));
    app.save(settings);
  },
  (app) => {
    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.removeByName("mail_templates");
    app.save(settings);
  },
);
