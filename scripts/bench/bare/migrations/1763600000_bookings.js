/// <reference path="../../../../pb_data/types.d.ts" />
// The product's fields, and nothing that it does with them: what a bare create costs.
const TEXTS = [
  ...["type", "item_name", "booking_date", "customer_first_name", "customer_last_name"],
  ...["customer_email", "customer_phone", "special_requests", "manage_key", "made_at", "website"],
];
const NUMBERS = ["item_id", "guests", "price", "fill_ms"];

migrate((app) => {
  const collection = new Collection({
    type: "base",
    name: "bookings",
    createRule: "",
    fields: [
      ...TEXTS.map((name) => ({ type: "text", name })),
      ...NUMBERS.map((name) => ({ type: "number", name })),
      { type: "autodate", name: "created_at", onCreate: true },
      { type: "autodate", name: "updated_at", onCreate: true, onUpdate: true },
    ],
  });
  app.save(collection);
});
