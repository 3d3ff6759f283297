/// <reference path="../pb_data/types.d.ts" />
// For which departure somebody of the office has opened a message to the guests, 'tour/5/2026-12-24/07:00': another day,
// time or service takes the tick away by itself. It is no change of the booking, so the history does not note it.
migrate((app) => {
  const bookings = app.findCollectionByNameOrId("bookings");
  if (bookings.fields.getByName("written_for")) return;
  bookings.fields.add(new Field({ type: "text", name: "written_for", max: 40 }));
  app.save(bookings);
});
