/// <reference path="../pb_data/types.d.ts" />
// How long contact data are kept, and who has taken data out of the site.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"';
    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.add(new NumberField({ name: "retention_months", onlyInt: true }));
    app.save(settings);
    app.db().newQuery("UPDATE settings SET retention_months = 24").execute();

    app.save(
      new Collection({
        type: "base",
        name: "access_log",
        listRule: ADMIN,
        viewRule: ADMIN,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          { type: "text", name: "actor", max: 60 },
          { type: "text", name: "what", max: 60 },
          { type: "number", name: "rows", onlyInt: true },
          { type: "autodate", name: "at", onCreate: true, onUpdate: false },
        ],
        indexes: ["CREATE INDEX idx_access_log_at ON access_log (at)"],
      }),
    );
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId("access_log"));
    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.removeByName("retention_months");
    app.save(settings);
  },
);
