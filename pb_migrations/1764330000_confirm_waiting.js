/// <reference path="../pb_data/types.d.ts" />
// Whether bookings that wait for a seat are confirmed by themselves when there is one
// (src/server/departures/confirm-waiting.ts): off until the operator wants it.
migrate((app) => {
  const settings = app.findCollectionByNameOrId("settings");
  settings.fields.add(new Field({ type: "bool", name: "confirm_waiting" }));
  app.save(settings);
});
