/// <reference path="../pb_data/types.d.ts" />
// What PocketBase keeps, but for accounts, departures and payments, which stand where their rules do. Strangers may
// create bookings and messages and read the active catalogue; the account in `admins` has the rest (rules name the
// collection: an empty `@request.auth.id != ""` would admit any account). Times of day are Belize, instants UTC.
migrate((app) => {
  const ADMIN = '@request.auth.collectionName = "admins"';
  const text = (name, max, more) => ({ type: "text", name, max: max || 500, ...more });
  const number = (name, more) => ({ type: "number", name, ...more });
  const bool = (name, more) => ({ type: "bool", name, ...more });
  const json = (name, maxSize, more) => ({
    type: "json",
    name,
    maxSize: maxSize || 200000,
    ...more,
  });
  const COUNT = { min: 0, onlyInt: true };
  const date = (name) => ({ type: "date", name });
  const select = (name, values) => ({ type: "select", name, values, maxSelect: 1 });
  // thumbs: the sizes in which the public site asks for it (src/ui/photo.ts, src/ui/Brand.tsx)
  const picture = (name, maxSize, thumbs) => ({
    type: "file",
    name,
    maxSelect: 1,
    maxSize,
    mimeTypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
    thumbs,
  });
  const id = {
    type: "text",
    name: "id",
    system: true,
    primaryKey: true,
    required: true,
    min: 15,
    max: 15,
    pattern: "^[a-z0-9]+$",
    autogeneratePattern: "[a-z0-9]{15}",
  };
  const stamps = [
    { type: "autodate", name: "created_at", onCreate: true, onUpdate: false },
    { type: "autodate", name: "updated_at", onCreate: true, onUpdate: true },
  ];
  const adminOnly = {
    listRule: ADMIN,
    viewRule: ADMIN,
    createRule: null,
    updateRule: ADMIN,
    deleteRule: ADMIN,
  };
  const adminReads = { ...adminOnly, updateRule: null, deleteRule: null };
  // A deleted service stays as a row that nobody sees: a booking of it may still be on its way, and its
  // number must never come back. As a hidden field `deleted` can't be set from outside.
  const ofServices = {
    listRule: `deleted = false && (active = true || ${ADMIN})`,
    viewRule: `deleted = false && (active = true || ${ADMIN})`,
    createRule: ADMIN,
    updateRule: `deleted = false && ${ADMIN}`,
    deleteRule: `deleted = false && ${ADMIN}`,
  };
  const ofBoth = [
    // {"es": {"name": "...", "highlights": ["..."]}}: under the names of the English columns. An itinerary is its
    // activities in order: the times are one language's.
    json("texts", 1000000),
    // What a service takes of guides and vehicles, for how long, and how many groups a day is the operator's business:
    // guests are told what is left, and the back office reads and writes these by routes of its own
    // (src/server/departures). A hidden field is not to be filtered or sorted by either.
    number("groups_a_day", { ...COUNT, hidden: true }),
    number("busy_minutes", { ...COUNT, hidden: true }),
    json("needs", 1000, { hidden: true }),
    // how much of a pick-up is asked of guests, by field: `no`, `asked`, `required`; what is missing as is usual
    json("asks", 1000),
    // who pays less by age, and what can be had beside it (docs/decisions/0035-bands-and-extras.md)
    json("bands", 20000),
    json("extras", 20000),
    text("tax_class", 10),
    // {"percent": 30, "days": 14} or {"cents": 5000, "days": 14}; {} for none
    json("deposit", 200),
  ];
  const make = (definition) => app.save(new Collection({ type: "base", ...definition }));

  make({
    name: "bookings",
    ...adminOnly,
    createRule: "",
    fields: [
      id,
      select("type", ["tour", "transfer"]),
      number("item_id", { onlyInt: true }),
      text("item_name", 300),
      text("booking_date", 10),
      number("guests", { onlyInt: true }),
      number("price"),
      text("customer_first_name", 100),
      text("customer_last_name", 100),
      text("customer_email", 254),
      text("customer_phone", 40),
      text("special_requests", 2000),
      select("status", ["pending", "confirmed", "completed", "cancelled"]),
      text("pending_reason", 20),
      number("quoted_price"),
      select("source", ["web", "desk", "code", "seed"]),
      text("made_at", 40),
      // sent by the device; what is stored is the key's hash
      text("manage_key", 64),
      number("fill_ms"),
      text("website", 200),
      text("departure_time", 5),
      text("pickup_notes", 1000),
      text("attendance", 20),
      number("paid_amount"),
      text("paid_currency", 3),
      text("paid_method", 20),
      text("notes", 5000),
      text("cancelled_by", 20),
      text("content_hash", 64, { hidden: true }),
      ...stamps,
      // who makes a change, written with it and new each time: the history's trigger reads it
      text("changed_by", 100, { hidden: true }),
      // in which its guest is written to; '' is English
      text("lang", 2),
      // confirmed knowingly, though the departure has no room for it
      bool("beyond_limit"),
      // what a pick-up goes by, as guests say it: all of it may be left out. Ages are a text such as '4, 9'
      text("pickup_place", 200),
      text("flight_number", 20),
      number("adults", COUNT),
      text("children_ages", 300),
      number("luggage", COUNT),
      number("child_seats", COUNT),
      // what its price is made of, as JSON (docs/decisions/0032-price-lines.md); empty of the oldest
      text("price_lines", 5000),
      // how many of which band and extra, `child:2;infant:1` (docs/decisions/0035-bands-and-extras.md)
      text("party", 300),
      text("extras", 300),
      // what a guest has typed, the code that has taken something off, and whose use that is
      // (src/server/bookings/codes.ts), empty where no code was used
      text("code", 40),
      text("code_used", 40),
      text("code_mailbox", 300, { hidden: true }),
      text("code_phone", 40, { hidden: true }),
      // which way of a transfer it is, and the booking of the other (docs/decisions/0040-there-and-back.md)
      text("way", 4),
      text("together", 15),
      text("partner", 40),
      // {"name": "...", "share": 1500} or {"name": "...", "netCents": 8500, "ofCents": 10000}, as it was agreed
      text("partner_terms", 400),
      // the partner's name, where guests pay it in our stead
      text("paid_to", 100),
      // as it was agreed: US dollars, as all amounts of a booking; a day in Belize
      number("deposit_amount", { min: 0 }),
      text("deposit_by", 10),
      // how often all links to it were ended (docs/decisions/0042-the-guests-link.md): each is signed over this
      number("trip_links", COUNT),
      // for which departure somebody of the office has opened a message to the guests, 'tour/5/2026-12-24/07:00':
      // another day, time or service takes the tick away by itself
      text("written_for", 40),
    ],
    indexes: ["CREATE INDEX idx_bookings_created ON bookings (created_at)"],
  });

  make({
    name: "tours",
    ...ofServices,
    fields: [
      id,
      number("number", { onlyInt: true, required: true }),
      text("name", 300, { required: true }),
      text("slug", 100, { required: true, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }),
      number("price", { min: 0 }),
      text("short_description", 500),
      text("long_description", 10000),
      text("category", 100),
      bool("featured"),
      text("duration", 100),
      text("location", 200),
      number("rating", { min: 0, max: 5 }),
      number("review_count", { min: 0, onlyInt: true }),
      number("min_pax", { min: 0, onlyInt: true }),
      json("highlights"),
      json("includes"),
      json("itinerary"),
      json("requirements"),
      picture("image", 5242880, ["480x0", "960x0", "1600x0"]),
      bool("active"),
      ...stamps,
      bool("deleted", { hidden: true }),
      ...ofBoth,
    ],
    indexes: [
      "CREATE UNIQUE INDEX idx_tours_number ON tours (number)",
      "CREATE UNIQUE INDEX `idx_tours_slug` ON `tours` (slug) WHERE deleted = 0",
    ],
  });

  make({
    name: "transfers",
    ...ofServices,
    fields: [
      id,
      number("number", { onlyInt: true, required: true }),
      text("name", 300, { required: true }),
      text("slug", 100, { required: true, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }),
      text("route", 300),
      number("price", { min: 0 }),
      number("additional_pax_price", { min: 0 }),
      text("duration", 100),
      text("description", 2000),
      text("short_description", 500),
      text("long_description", 10000),
      text("from_location", 200),
      text("to_location", 200),
      text("transfer_type", 100),
      text("vehicle_type", 100),
      number("max_passengers", { min: 0, onlyInt: true }),
      text("price_type", 40),
      bool("featured"),
      picture("image", 5242880, ["480x0", "960x0", "1600x0"]),
      bool("active"),
      ...stamps,
      bool("deleted", { hidden: true }),
      ...ofBoth,
      // what the other way is called, empty where it is offered one way only
      text("route_back", 300),
      // off both fares together: percent, or US dollars, which count first
      number("back_percent", { min: 0, max: 100 }),
      number("back_amount", { min: 0 }),
    ],
    indexes: [
      "CREATE UNIQUE INDEX idx_transfers_number ON transfers (number)",
      "CREATE UNIQUE INDEX `idx_transfers_slug` ON `transfers` (slug) WHERE deleted = 0",
    ],
  });

  // Past prices, honoured for a while; all that the office may change is that one was a mistake.
  const PRICE = ["id", "item_type", "item_id", "price", "additional_pax_price", "price_type"];
  make({
    name: "price_changes",
    ...adminReads,
    updateRule: [
      ADMIN,
      ...[...PRICE, "changed_at"].map((name) => `@request.body.${name}:isset = false`),
    ].join(" && "),
    fields: [
      id,
      text("item_type", 10),
      number("item_id", { onlyInt: true }),
      number("price"),
      number("additional_pax_price"),
      text("price_type", 40),
      date("changed_at"),
      bool("voided"),
    ],
    indexes: [
      "CREATE INDEX idx_price_changes_item ON price_changes (item_type, item_id, changed_at)",
    ],
  });

  make({
    name: "messages",
    ...adminOnly,
    createRule: "",
    fields: [
      id,
      text("name", 200, { required: true }),
      text("email", 254, { required: true }),
      text("phone", 40),
      text("subject", 200),
      text("message", 5000, { required: true }),
      bool("read"),
      text("content_hash", 64, { hidden: true }),
      ...stamps,
    ],
    indexes: ["CREATE INDEX idx_messages_created ON messages (created_at)"],
  });

  // The queue and the log of mails. `due_at` and `lease_until` are milliseconds since the epoch;
  // `mailbox` is whose mailbox one counts for (src/domain/mailbox.ts).
  make({
    name: "mails",
    ...adminReads,
    fields: [
      // a new booking's two have the booking's id in theirs (1764713000_who_is_told.js)
      { ...id, max: 30 },
      text("booking", 15),
      text("message", 15),
      text("kind", 20),
      select("state", ["queued", "sending", "sent", "suppressed", "failed"]),
      number("attempts", { onlyInt: true }),
      number("due_at", { onlyInt: true }),
      number("lease_until", { onlyInt: true }),
      text("recipient", 254),
      text("subject", 500),
      text("error", 500),
      date("sent_at"),
      ...stamps,
      text("text", 10000),
      bool("by_operator"),
      text("mailbox", 254),
    ],
    indexes: [
      "CREATE INDEX idx_mails_booking ON mails (booking)",
      "CREATE INDEX idx_mails_due ON mails (due_at) WHERE state = 'queued'",
      "CREATE INDEX idx_mails_leased ON mails (lease_until) WHERE state = 'sending'",
      "CREATE INDEX idx_mails_failed ON mails (created_at) WHERE state = 'failed'",
      // none has an entry before it has a recipient: a create pays nothing for it
      "CREATE INDEX idx_mails_recipient ON mails (recipient COLLATE NOCASE, sent_at) WHERE recipient <> ''",
      "CREATE INDEX idx_mails_mailbox ON mails (mailbox, sent_at) WHERE mailbox <> ''",
      "CREATE INDEX idx_mails_counted ON mails (sent_at) WHERE mailbox <> ''",
    ],
  });

  make({
    name: "settings",
    ...adminOnly,
    deleteRule: null,
    fields: [
      id,
      text("key", 20, { required: true }),
      text("site_title", 100, { required: true }),
      text("contact_email", 254, { required: true }),
      text("contact_phone", 40, { required: true }),
      text("admin_recipient", 254),
      bool("notify_admin_on_new_booking"),
      bool("send_confirmation_to_customer"),
      ...stamps,
      text("color_scheme", 10),
      text("accent", 20),
      picture("logo", 2097152, ["0x72"]),
      json("testimonials", 100000),
      json("team", 100000),
      json("social", 100000),
      // the operator's words for the mails that go out by themselves; empty: the built-in ones
      json("mail_templates", 50000),
      number("retention_months", { onlyInt: true }),
      bool("daily_summary"),
      // per cent of today's price from which on a past one is honoured by itself
      number("least_price_share", { onlyInt: true }),
      number("customer_mails_a_day", { onlyInt: true }),
      // ["Cahal Pech Village Resort", ...], proposed to guests and at the desk; null while the built-in list stands
      json("pickup_places", 100000),
      // whether bookings that wait for a seat are confirmed by themselves (src/server/departures/confirm-waiting.ts)
      bool("confirm_waiting"),
      // who gives receipts
      text("receipt_name", 100),
      text("receipt_address", 300),
      text("tax_number", 40),
      // {"en": "...", "es": "..."}: how a deposit is paid, in the operator's words
      json("deposit_texts", 10000),
      bool("deposit_reminders"),
      // src/domain/reminders/plan.ts; null while the operator has set nothing
      json("reminders", 10000),
    ],
    indexes: ["CREATE UNIQUE INDEX idx_settings_key ON settings (key)"],
  });

  // Kept by triggers (1763995000_customer_activity.js): the bookings, grouped by e-mail.
  make({
    name: "customers",
    ...adminReads,
    fields: [
      text("email", 254),
      text("first_name", 100),
      text("last_name", 100),
      text("phone", 40),
      number("total_bookings", { onlyInt: true }),
      number("total_spent"),
      date("first_booking_at"),
      date("last_booking_at"),
      date("last_activity"),
      // set for those whom the operator has added
      date("added_at"),
      text("search", 2000),
    ],
    indexes: [
      "CREATE UNIQUE INDEX idx_customers_email ON customers (email)",
      "CREATE INDEX idx_customers_bookings ON customers (total_bookings)",
      "CREATE INDEX idx_customers_spent ON customers (total_spent)",
      "CREATE INDEX idx_customers_activity ON customers (last_activity)",
      "CREATE INDEX idx_customers_name ON customers (last_name COLLATE NOCASE, first_name COLLATE NOCASE)",
    ],
  });

  make({
    name: "notes",
    ...adminReads,
    fields: [text("customer", 254), text("author", 60), text("text", 5000), stamps[0]],
    indexes: ["CREATE INDEX idx_notes_customer ON notes (customer)"],
  });

  make({
    name: "audit",
    ...adminReads,
    fields: [
      text("booking", 15),
      text("actor", 60),
      text("field", 40),
      text("before", 5000),
      text("after", 5000),
      date("at"),
    ],
    indexes: ["CREATE INDEX idx_audit_booking ON audit (booking, at)"],
  });

  // Who has taken data out of the site.
  make({
    name: "access_log",
    ...adminReads,
    fields: [
      text("actor", 60),
      text("what", 60),
      number("rows", { onlyInt: true }),
      { type: "autodate", name: "at", onCreate: true, onUpdate: false },
    ],
    indexes: ["CREATE INDEX idx_access_log_at ON access_log (at)"],
  });
});
