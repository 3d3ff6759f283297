/// <reference path="../pb_data/types.d.ts" />
// Every collection of the product. Strangers may create bookings and messages and read the active
// catalogue; the account in `admins` has the rest (rules name the collection: an empty
// `@request.auth.id != ""` would admit any account). Times of day are Belize, instants UTC.
migrate((app) => {
  const ADMIN = '@request.auth.collectionName = "admins"';
  const text = (name, max, more) => ({ type: "text", name, max: max || 500, ...more });
  const number = (name, more) => ({ type: "number", name, ...more });
  const bool = (name, more) => ({ type: "bool", name, ...more });
  const json = (name, maxSize) => ({ type: "json", name, maxSize: maxSize || 200000 });
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
      id,
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
