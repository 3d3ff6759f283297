/// <reference path="../pb_data/types.d.ts" />
// Who goes along with a departure, and in what: a guide, driver, vehicle or boat can't be in two places, which
// server/departures/assign.ts sees to in the write's own transaction by the hours that `departures` has.
migrate((app) => {
  const ADMIN = '@request.auth.collectionName = "admins"';
  const text = (name, max) => ({ type: "text", name, max, required: true });
  app.save(
    new Collection({
      type: "base",
      name: "assignments",
      listRule: ADMIN,
      viewRule: ADMIN,
      // written by POST /api/office/departure-rules alone, which checks them
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        text("item", 30),
        text("day", 10),
        { type: "text", name: "time", max: 5 },
        text("resource", 15),
        { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
        { type: "autodate", name: "updated_at", onCreate: true, onUpdate: true },
      ],
      indexes: [
        "CREATE UNIQUE INDEX idx_assignments_once ON assignments (resource, day, item, time)",
        "CREATE INDEX idx_assignments_day ON assignments (day)",
      ],
    }),
  );
});
