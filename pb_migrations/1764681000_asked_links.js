/// <reference path="../pb_data/types.d.ts" />
// Who has asked for the link of a booking by mail (docs/decisions/0042-the-guests-link.md): kept for a minute, whatever is
// asked, so that the answer takes the same work where there is a booking and where there is none.
migrate((app) => {
  app
    .nonconcurrentDB()
    .newQuery("CREATE TABLE asked_links (email TEXT NOT NULL, reference TEXT NOT NULL)")
    .execute();
});
