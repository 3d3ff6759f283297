/** Parts of the product's functions, which an engine loads when one of them is asked for (vite.config.ts). */
export interface Parts {
  server: typeof import("../main.ts");
  site: typeof import("../site-main.ts");
  machine: typeof import("../machine-main.ts");
  office: typeof import("../office-main.ts");
}

/** Of each route the part that answers it: the guard asks it in its own engine (docs/decisions/0053). */
export const ROUTES = {
  "POST /api/sign-out": "server",
  "GET /api/bookings/{id}": "site",
  "POST /api/bookings/{id}/cancel": "site",
  "POST /api/recover": "site",
  "GET /api/trip": "site",
  "POST /api/trip/changes": "site",
  "POST /api/find-booking": "site",
  "GET /api/site": "site",
  "GET /api/partners/{key}": "site",
  "GET /api/availability": "site",
  "GET /api/waivers/{hash}": "site",
  "POST /api/codes": "site",
  "GET /api/push": "machine",
  "POST /api/bookings/{id}/push": "machine",
  "POST /api/send-booking-emails": "machine",
  "GET /api/unsubscribe/{language}/{key}": "machine",
  "POST /api/unsubscribe/{language}/{key}": "machine",
  "POST /api/internal/deliver": "machine",
  "POST /api/internal/push": "machine",
  "POST /api/internal/backup": "office",
  "GET /api/office/dashboard": "office",
  "GET /api/office/field": "office",
  "GET /api/office/bookings": "office",
  "POST /api/office/bookings": "office",
  "POST /api/office/bookings/status": "office",
  "GET /api/office/bookings/{id}": "office",
  "POST /api/office/bookings/{id}/payments": "office",
  "GET /api/office/bookings/{id}/waivers": "office",
  "POST /api/office/bookings/{id}/waivers": "office",
  "GET /api/office/cash-ups": "office",
  "GET /api/office/cash-ups/{id}": "office",
  "POST /api/office/cash-ups": "office",
  "POST /api/office/bookings/{id}/receipts": "office",
  "GET /api/office/receipts.csv": "office",
  "GET /api/office/receipts/missing": "office",
  "PATCH /api/office/bookings/{id}": "office",
  "DELETE /api/office/bookings/{id}": "office",
  "GET /api/office/bookings/{id}/history": "office",
  "POST /api/office/bookings/{id}/mail": "office",
  "POST /api/office/mails/{id}/resend": "office",
  "POST /api/office/import": "office",
  "GET /api/office/codes": "office",
  "POST /api/office/codes": "office",
  "GET /api/office/reports": "office",
  "GET /api/office/reports.csv": "office",
  "GET /api/office/seats.csv": "office",
  "GET /api/office/payments.csv": "office",
  "GET /api/office/money": "office",
  "GET /api/office/price-lines.csv": "office",
  "GET /api/office/partners": "office",
  "PUT /api/office/partners/{key}": "office",
  "GET /api/office/partners/{key}/statement": "office",
  "GET /api/office/partners/{key}/statement.csv": "office",
  "GET /api/office/customers.csv": "office",
  "GET /api/office/customers": "office",
  "GET /api/office/customers/{email}": "office",
  "POST /api/office/customers": "office",
  "POST /api/office/customers/{email}/notes": "office",
  "POST /api/office/customers/{email}/erase": "office",
  "GET /api/office/departure-rules": "office",
  "GET /api/office/waiting": "office",
  "POST /api/office/departure-rules": "office",
  "POST /api/office/password": "office",
  "POST /api/office/language": "office",
  "POST /api/office/push": "office",
  "GET /api/office/missing-texts": "office",
  "POST /api/office/test-mail": "office",
} as const satisfies Readonly<Record<string, keyof Parts>>;

export type Pattern = keyof typeof ROUTES;
export type Handler = (e: pb.RequestEvent) => void;
/** What a part has to answer, no more and no less. */
export type RoutesOf<Part extends keyof Parts> = {
  readonly [Each in Pattern as (typeof ROUTES)[Each] extends Part ? Each : never]: Handler;
};
