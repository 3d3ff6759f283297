/// <reference path="../pb_data/types.d.ts" />
// What is deleted leaves its mails and its history behind as figures only: to whom mails went and what they said, a name
// in the subject among it, and what was written of a person go with it, in a restored backup too
// (src/server/erasures/replay.ts deletes again). As the erasure of a customer does it
// (src/server/office/customers/anonymise.ts).
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  run("CREATE INDEX idx_mails_message ON mails (message) WHERE message <> ''");
  const forget = (
    condition,
  ) => `UPDATE mails SET recipient = '', mailbox = '', subject = '', text = '', error = '',
    state = CASE WHEN state IN ('queued', 'sending') THEN 'suppressed' ELSE state END WHERE ${condition};`;
  const personal = [
    ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
    ...[
      "special_requests",
      "pickup_place",
      "flight_number",
      "children_ages",
      "pickup_notes",
      "notes",
    ],
    ...["reason", "paid_note"],
  ];
  const forgetHistory = (condition) => `UPDATE audit SET before = '', after = ''
    WHERE field IN ('${personal.join("', '")}') AND ${condition};`;
  run(`CREATE TRIGGER deleted_booking_is_forgotten AFTER DELETE ON bookings BEGIN
    ${forget("booking = OLD.id")} ${forgetHistory("booking = OLD.id")} END`);
  run(`CREATE TRIGGER deleted_message_is_forgotten AFTER DELETE ON messages BEGIN
    ${forget("message = OLD.id AND message <> ''")} END`);
  // of those that were deleted before
  run(
    forget(`(booking <> '' AND booking NOT IN (SELECT id FROM bookings))
      OR (message <> '' AND message NOT IN (SELECT id FROM messages))`),
  );
  run(forgetHistory("booking <> '' AND booking NOT IN (SELECT id FROM bookings)"));
});
