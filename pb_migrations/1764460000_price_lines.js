/// <reference path="../pb_data/types.d.ts" />
// What a booking's price is made of, as JSON (docs/decisions/0032-price-lines.md); empty of those from before. The history
// notes the price and its reason, not these.
migrate((app) => {
  const bookings = app.findCollectionByNameOrId("bookings");
  bookings.fields.add(new Field({ type: "text", name: "price_lines", max: 5000 }));
  app.save(bookings);
});
