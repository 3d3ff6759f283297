/// <reference path="../pb_data/types.d.ts" />
// A booking has the language in which its guest is written to; those from before have none, which is English.
migrate((app) => {
  const bookings = app.findCollectionByNameOrId("bookings");
  bookings.fields.add(new Field({ type: "text", name: "lang", max: 2 }));
  app.save(bookings);

  // beside the trigger that notes all else (1763600100_triggers.js): only the office changes it
  app
    .nonconcurrentDB()
    .newQuery(`CREATE TRIGGER changed_language_is_audited AFTER UPDATE OF lang ON bookings
      WHEN NEW.lang IS NOT OLD.lang AND NEW.changed_by IS NOT OLD.changed_by BEGIN
      INSERT INTO audit (id, booking, actor, field, before, after, at)
      VALUES (lower(hex(randomblob(7))) || 'a', NEW.id,
        substr(NEW.changed_by, 1, instr(NEW.changed_by, ' ') - 1), 'lang',
        iif(OLD.lang = '', 'en', OLD.lang), NEW.lang, strftime('%Y-%m-%d %H:%M:%fZ'));
    END`)
    .execute();
});
