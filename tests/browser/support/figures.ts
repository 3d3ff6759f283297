import type { Page } from "@playwright/test";
import { inDays, newId } from "../../server/support/bookings.ts";
import type { Instance } from "../../server/support/instance.ts";
import { logIn } from "./office.ts";

interface StoredBooking {
  readonly type?: "tour" | "transfer";
  readonly item?: string;
  readonly price?: number;
  readonly status?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** A day on which nobody else looks, unless it is given. */
  readonly date?: string;
  /** How long ago it was booked. */
  readonly daysAgo?: number;
}

const DAY_MS = 86_400_000;
const quoted = (value: string | number) =>
  typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** As PocketBase writes an instant. */
export const stamp = (ms: number) => new Date(ms).toISOString().replace("T", " ");

/** Puts bookings of any age into the database, past the rules that visitors have. */
export async function storeBookings(instance: Instance, bookings: readonly StoredBooking[]) {
  const rows = bookings.map((booking) => {
    const id = newId();
    const at = stamp(Date.now() - (booking.daysAgo ?? 0) * DAY_MS);
    return {
      id,
      type: booking.type ?? "tour",
      item_id: 1,
      item_name: booking.item ?? "Xunantunich & Cave Tubing",
      booking_date: booking.date ?? inDays(400),
      guests: 2,
      price: booking.price ?? 360,
      quoted_price: booking.price ?? 360,
      customer_first_name: booking.firstName ?? "Ixchel",
      customer_last_name: booking.lastName ?? "Seeded",
      customer_email: booking.email ?? `${id}@example.com`,
      customer_phone: "+501 600-0177",
      special_requests: "",
      status: booking.status ?? "confirmed",
      pending_reason: "",
      source: "seed",
      created_at: at,
      updated_at: at,
    };
  });
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first).join(", ");
  const values = rows.map((row) => `(${Object.values(row).map(quoted).join(", ")})`).join(", ");
  await instance.sql(`INSERT INTO bookings (${columns}) VALUES ${values}`);
  return rows.map(({ id }) => id);
}

/** Opens a page of a product that is not the worker's: by signing in at its own address. */
export async function openOwnOffice(page: Page, own: Instance, path: string) {
  await page.goto(`${own.url}/admin/login?next=${encodeURIComponent(path)}`);
  await logIn(page, "admin", own.adminPassword);
}

/** `$1,225.00` for dollars. */
export const usd = (dollars: number) =>
  dollars.toLocaleString("en-US", { style: "currency", currency: "USD" });

/** What a card of the dashboard or the reports says. */
export const cardValue = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd")
    .first();
