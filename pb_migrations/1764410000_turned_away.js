/// <reference path="../pb_data/types.d.ts" />
// Who found no room, for the reports (src/server/office/figures/turned-away.ts). A booking that never waited is not in it.
migrate((app) => {
  app
    .nonconcurrentDB()
    .newQuery(`CREATE INDEX idx_bookings_waited ON bookings (pending_reason, created_at)
      WHERE pending_reason <> ''`)
    .execute();
});
