/// <reference path="../pb_data/types.d.ts" />
// Every collection of the product. Strangers may create bookings and messages and read the active
// catalogue; the account in `admins` has the rest (rules name the collection: an empty
// `@request.auth.id != ""` would admit any account). Times of day are Belize, instants UTC.
migrate(
  (app) => {
    const ADMIN = '@request.auth.collectionName = "admins"';
    const text = (name, max, more) => ({ type: "text", name, max: max || 500, ...more });
    const number = (name, more) => ({ type: "number", name, ...more });
    const bool = (name) => ({ type: "bool", name });
    const json = (name) => ({ type: "json", name, maxSize: 200000 });
    const select = (name, values) => ({ type: "select", name, values, maxSelect: 1 });
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
      ],
      indexes: ["CREATE INDEX idx_bookings_created ON bookings (created_at)"],
    });

    make({
      name: "tours",
      ...adminOnly,
      listRule: `active = true || ${ADMIN}`,
      viewRule: `active = true || ${ADMIN}`,
      createRule: ADMIN,
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
        {
          type: "file",
          name: "image",
          maxSelect: 1,
          maxSize: 5242880,
          mimeTypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
        },
        bool("active"),
        ...stamps,
      ],
      indexes: [
        "CREATE UNIQUE INDEX idx_tours_number ON tours (number)",
        "CREATE UNIQUE INDEX idx_tours_slug ON tours (slug)",
      ],
    });

    make({
      name: "transfers",
      ...adminOnly,
      listRule: `active = true || ${ADMIN}`,
      viewRule: `active = true || ${ADMIN}`,
      createRule: ADMIN,
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
        {
          type: "file",
          name: "image",
          maxSelect: 1,
          maxSize: 5242880,
          mimeTypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
        },
        bool("active"),
        ...stamps,
      ],
      indexes: [
        "CREATE UNIQUE INDEX idx_transfers_number ON transfers (number)",
        "CREATE UNIQUE INDEX idx_transfers_slug ON transfers (slug)",
      ],
    });

    make({
      name: "price_changes",
      ...adminOnly,
      updateRule: null,
      deleteRule: null,
      fields: [
        id,
        text("item_type", 10),
        number("item_id", { onlyInt: true }),
        number("price"),
        number("additional_pax_price"),
        text("price_type", 40),
        { type: "date", name: "changed_at" },
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

    // The queue and the log of mails. `due_at` and `lease_until` are milliseconds since the epoch.
    make({
      name: "mails",
      ...adminOnly,
      updateRule: null,
      deleteRule: null,
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
        { type: "date", name: "sent_at" },
        ...stamps,
      ],
      indexes: [
        "CREATE INDEX idx_mails_booking ON mails (booking)",
        "CREATE INDEX idx_mails_due ON mails (due_at) WHERE state = 'queued'",
        "CREATE INDEX idx_mails_leased ON mails (lease_until) WHERE state = 'sending'",
        "CREATE INDEX idx_mails_recipient ON mails (recipient COLLATE NOCASE, sent_at)",
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
      ],
      indexes: ["CREATE UNIQUE INDEX idx_settings_key ON settings (key)"],
    });
  },
  (app) => {
    for (const name of [
      "settings",
      "mails",
      "messages",
      "price_changes",
      "transfers",
      "tours",
      "bookings",
    ]) {
      app.delete(app.findCollectionByNameOrId(name));
    }
  },
);
