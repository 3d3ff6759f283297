import { inDays } from "./bookings.mjs";

const LIST = "/api/office/bookings?perPage=25";
const CUSTOMERS = "/api/office/customers?perPage=25";
const SORTS = [
  ...["id", "customer_first_name", "item_name", "booking_date"],
  ...["guests", "price", "status", "created_at"],
];
const WORDS = ["garcia", "ana.castillo3", "example.com", "zzzzqqq", "cave", "an", "zq"];
const STATUSES = ["pending", "confirmed", "completed", "cancelled"];

/** The dashboard as it opens. */
export const DASHBOARD = "dashboard, as it opens";
/** A month that the device does not keep, as far as one answer goes: its goal is its own. */
export const MONTH = /** @type {const} */ ([
  "calendar, a month",
  `/api/office/field?from=${inDays(60)}&to=${inDays(90)}`,
]);

/** Reports of money, by what they are asked for. */
const MONEY = [
  ["a month by travel", `by=travel&from=${inDays(-30)}&until=${inDays(0)}`],
  ["a year and some days by booking", `by=booked&from=${inDays(-380)}&until=${inDays(-5)}`],
  ["all time by travel", "by=travel&from=2000-01-01&until=2100-12-31"],
];

/**
 * What the back office's pages ask: with their default filters, and with each filter once.
 * @type {readonly (readonly [name: string, path: string])[]}
 */
export const QUERIES = [
  [DASHBOARD, "/api/office/dashboard"],
  ...["7days", "30days", "3months", "12months", "all"].map(
    (range) =>
      /** @type {const} */ ([`dashboard ${range}`, `/api/office/dashboard?range=${range}`]),
  ),
  [
    "dashboard 12months, pending tours",
    "/api/office/dashboard?range=12months&status=pending&type=tour",
  ],
  ["bookings", LIST],
  ...SORTS.map((sort) => /** @type {const} */ ([`bookings by ${sort}`, `${LIST}&sort=${sort}`])),
  ["bookings, page 2000 by name", `${LIST}&page=2000&sort=customer_first_name`],
  ["bookings, page 4000 by price", `${LIST}&page=4000&sort=price`],
  ...STATUSES.map(
    (status) => /** @type {const} */ ([`bookings ${status}`, `${LIST}&status=${status}`]),
  ),
  ["bookings cancelled by name", `${LIST}&status=cancelled&sort=customer_first_name`],
  ["bookings pending by price", `${LIST}&status=pending&sort=price`],
  ...["today", "tomorrow", "decision"].map(
    (view) => /** @type {const} */ ([`bookings ${view}`, `${LIST}&view=${view}`]),
  ),
  ...WORDS.map((word) => /** @type {const} */ ([`search '${word}'`, `${LIST}&q=${word}`])),
  ["search, two words in any order", `${LIST}&q=garcia+ana`],
  ["search, a phone number", `${LIST}&q=%2B501+612-3456`],
  ["search 'example.com' by name", `${LIST}&q=example.com&sort=customer_first_name`],
  ["search 'garcia' completed by price", `${LIST}&q=garcia&status=completed&sort=-price`],
  ...["7d", "30d", "3m", "12m", "ytd", "all"].map(
    (range) => /** @type {const} */ ([`report ${range}`, `/api/office/reports?range=${range}`]),
  ),
  ...MONEY.map(
    ([name, days]) => /** @type {const} */ ([`money, ${name}`, `/api/office/money?${days}`]),
  ),
  ["behind all that was sold", `${LIST}&view=of+booked+sold+price+2000-01-01+2100-12-31+all`],
  ["report all, pending transfers", "/api/office/reports?status=pending&type=transfer"],
  ...["last_name", "-total_spent", "-total_bookings", "-last_activity", "email"].map(
    (sort) => /** @type {const} */ ([`customers by ${sort}`, `${CUSTOMERS}&sort=${sort}`]),
  ),
  ["customers, page 500", `${CUSTOMERS}&page=500`],
  ["customers, search a phone number", `${CUSTOMERS}&q=%2B501+612-3456`],
  ...["garcia", "ana.castillo3", "an", "zq"].map(
    (word) => /** @type {const} */ ([`customers, search '${word}'`, `${CUSTOMERS}&q=${word}`]),
  ),
];
