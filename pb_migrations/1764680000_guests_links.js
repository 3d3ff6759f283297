/// <reference path="../pb_data/types.d.ts" />
// The links to a booking that guests have (docs/decisions/0042-the-guests-link.md).
//   asked_links   who has asked for its link by mail: kept for a minute, whatever is asked, so that the answer takes the same
//                 work where there is a booking and where there is none
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();

  run("CREATE TABLE asked_links (email TEXT NOT NULL, reference TEXT NOT NULL)");
  // it never falls again, whoever writes an older row over a newer one
  run(`CREATE TRIGGER ended_links_stay_ended BEFORE UPDATE OF trip_links ON bookings
    WHEN NEW.trip_links < OLD.trip_links BEGIN SELECT RAISE(ABORT, 'ended links stay ended'); END`);
});
