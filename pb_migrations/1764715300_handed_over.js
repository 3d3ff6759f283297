/// <reference path="../pb_data/types.d.ts" />
// Whose booking it once was, by the address that the office has replaced: an erasure looks for it
// (src/server/office/customers/anonymise.ts), and the history of all bookings is long.
migrate((app) => {
  app
    .nonconcurrentDB()
    .newQuery(
      "CREATE INDEX idx_audit_once_theirs ON audit (lower(before), booking, at) WHERE field = 'customer_email'",
    )
    .execute();
});
