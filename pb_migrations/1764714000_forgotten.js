/// <reference path="../pb_data/types.d.ts" />
// What is deleted keeps nothing of a person in its history: the list of before lacked whom a guest had named, what each was
// asked, and what a price was agreed for. As the erasure of a customer has it (src/server/office/customers/anonymise.ts);
// tests/trust/privacy.test.ts compares them.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const personal = [
    ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
    ...["special_requests", "pickup_place", "flight_number", "children_ages", "pickup_notes"],
    ...["guest_list", "answers", "price_lines", "notes", "reason", "paid_note"],
  ];
  const isPersonal = `field IN ('${personal.join("', '")}')`;
  run("DROP TRIGGER deleted_booking_is_forgotten");
  run(`CREATE TRIGGER deleted_booking_is_forgotten AFTER DELETE ON bookings BEGIN
    UPDATE mails SET recipient = '', mailbox = '', subject = '', text = '', error = '',
      state = CASE WHEN state IN ('queued', 'sending') THEN 'suppressed' ELSE state END
      WHERE booking = OLD.id;
    UPDATE audit SET before = '', after = '' WHERE ${isPersonal} AND booking = OLD.id; END`);
  // of what was deleted before
  run(`UPDATE audit SET before = '', after = '' WHERE ${isPersonal} AND before || after <> ''
    AND NOT EXISTS (SELECT 1 FROM bookings WHERE id = audit.booking)`);
});
