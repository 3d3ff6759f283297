/// <reference path="../pb_data/types.d.ts" />
// What the back office needs to edit services and settings. A deleted service stays as a row that
// nobody sees: a booking of it may still be on its way, and its number must never come back. The
// rules know `deleted`; as a hidden field it can't be set from outside.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"';
    const seen = `deleted = false && (active = true || ${ADMIN})`;
    const changed = `deleted = false && ${ADMIN}`;
    for (const name of ["tours", "transfers"]) {
      const services = app.findCollectionByNameOrId(name);
      services.fields.add(new BoolField({ name: "deleted", hidden: true }));
      services.listRule = seen;
      services.viewRule = seen;
      services.updateRule = changed;
      services.deleteRule = changed;
      // the slug of a deleted service may be given again
      services.removeIndex(`idx_${name}_slug`);
      services.addIndex(`idx_${name}_slug`, true, "slug", "deleted = 0");
      app.save(services);
    }

    app
      .db()
      .newQuery("CREATE TABLE service_numbers (item_type TEXT PRIMARY KEY, last INTEGER NOT NULL)")
      .execute();
    for (const [name, type] of [
      ["tours", "tour"],
      ["transfers", "transfer"],
    ]) {
      app
        .db()
        .newQuery(
          `INSERT INTO service_numbers SELECT '${type}', coalesce(max(number), 0) FROM ${name}`,
        )
        .execute();
      app
        .db()
        .newQuery(`
          CREATE TRIGGER ${name}_number_kept AFTER INSERT ON ${name} BEGIN
            UPDATE service_numbers SET last = max(last, NEW.number) WHERE item_type = '${type}';
          END`)
        .execute();
    }

    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.add(new TextField({ name: "color_scheme", max: 10 }));
    settings.fields.add(new TextField({ name: "accent", max: 20 }));
    settings.fields.add(
      new FileField({
        name: "logo",
        maxSelect: 1,
        maxSize: 2097152,
        mimeTypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
      }),
    );
    for (const name of ["testimonials", "team", "social"]) {
      settings.fields.add(new JSONField({ name, maxSize: 100000 }));
    }
    app.save(settings);
    app.db().newQuery("UPDATE settings SET color_scheme = 'auto', accent = 'canopy'").execute();
  },
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"';
    for (const name of ["tours", "transfers"]) {
      app.db().newQuery(`DROP TRIGGER IF EXISTS ${name}_number_kept`).execute();
      const services = app.findCollectionByNameOrId(name);
      services.listRule = `active = true || ${ADMIN}`;
      services.viewRule = `active = true || ${ADMIN}`;
      services.updateRule = ADMIN;
      services.deleteRule = ADMIN;
      services.removeIndex(`idx_${name}_slug`);
      // deleted services were never rows before: without them the slugs are unique again
      app.db().newQuery(`DELETE FROM ${name} WHERE deleted = 1`).execute();
      services.addIndex(`idx_${name}_slug`, true, "slug", "");
      services.fields.removeByName("deleted");
      app.save(services);
    }
    app.db().newQuery("DROP TABLE IF EXISTS service_numbers").execute();
    const settings = app.findCollectionByNameOrId("settings");
    for (const name of ["color_scheme", "accent", "logo", "testimonials", "team", "social"]) {
      settings.fields.removeByName(name);
    }
    app.save(settings);
  },
);
