import { beforeAll, expect, test } from "vitest";
import { bookWell } from "../support/bookings.ts";
import { officeOf } from "../support/office.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const EMAIL = "secret.customer@example.com";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);
let id: string;
beforeAll(async () => {
  id = await bookWell(instance, { customer_email: EMAIL });
});

const ROUTES = [
  ["GET", "dashboard"],
  ["GET", "bookings"],
  ["POST", "bookings"],
  ["GET", "bookings/ID"],
  ["POST", "bookings/ID/payments"],
  ["GET", "cash-ups"],
  ["GET", "cash-ups/ID"],
  ["POST", "cash-ups"],
  ["POST", "bookings/ID/receipts"],
  ["GET", "receipts.csv"],
  ["GET", "receipts/missing"],
  ["PATCH", "bookings/ID"],
  ["POST", "bookings/status"],
  ["DELETE", "bookings/ID"],
  ["GET", "bookings/ID/history"],
  ["POST", "bookings/ID/mail"],
  ["POST", "mails/ID/resend"],
  ["POST", "import"],
  ["GET", "reports"],
  ["GET", "reports.csv"],
  ["GET", "seats.csv"],
  ["GET", "payments.csv"],
  ["GET", "money"],
  ["GET", "price-lines.csv"],
  ["GET", "customers.csv"],
  ["GET", `customers/${EMAIL}`],
  ["POST", "customers"],
  ["POST", `customers/${EMAIL}/notes`],
  ["POST", `customers/${EMAIL}/erase`],
  ["POST", "password"],
  ["POST", "language"],
  ["POST", "push"],
  ["GET", "missing-texts"],
  ["POST", "test-mail"],
] as const;

test.each(ROUTES)("%s %s is closed to strangers and to dead tokens", async (method, path) => {
  const before = await instance.sql("SELECT * FROM bookings");
  for (const token of ["", "nonsense", "Bearer eyJhbGciOiJIUzI1NiJ9.e30.x"]) {
    const body = method === "GET" ? undefined : { ids: [id], status: "cancelled", save: true };
    const answer = await officeOf(instance, token).ask(method, path.replace("ID", id), body);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain("secret");
  }
  expect(await instance.sql("SELECT * FROM bookings")).toEqual(before);
});

test.each(["customers", "notes", "audit", "payments", "cash_ups", "receipts"])(
  "nobody writes %s through the records, not even the operator",
  async (name) => {
    const body = { email: "made@example.com" };
    const made = await admin.post(`/api/collections/${name}/records`, body);
    expect(made.status).toBe(403);
  },
);

test.each([
  ["PATCH", "bookings/zzzzzzzzzzzzzzz", { version: "", changes: {} }],
  ["DELETE", "bookings/zzzzzzzzzzzzzzz", undefined],
  ["GET", "bookings/zzzzzzzzzzzzzzz", undefined],
  ["GET", "bookings/zzzzzzzzzzzzzzz/history", undefined],
  ["POST", "bookings/zzzzzzzzzzzzzzz/mail", { subject: "a", text: "b" }],
  ["POST", "mails/zzzzzzzzzzzzzzz/resend", {}],
  ["GET", "customers/nobody@example.com", undefined],
  ["POST", "customers/nobody@example.com/notes", { text: "x" }],
  ["POST", "customers/nobody@example.com/erase", {}],
] as const)("the operator gets 404 from %s %s", async (method, path, body) => {
  expect((await office.ask(method, path, body)).status).toBe(404);
});

test.each([
  "dashboard?range=7d",
  "dashboard?status=paid",
  "reports?range=7days",
  "reports?type=boat",
  "bookings?view=yesterday",
  "bookings?sort=customer_email",
  "bookings?sort=-price,drop",
  "bookings?status=x' OR 1=1",
])("the operator gets 400 from %s", async (path) => {
  expect((await office.get(encodeURI(path))).status).toBe(400);
});
