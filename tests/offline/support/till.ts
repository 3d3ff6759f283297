/**
 * The back office of somebody who takes money, without its pages: its real acts in a real browser, driven by a test.
 * Bundled by device-bundle.ts.
 */
import { actsOf } from "#data/office/local/database.ts";
import { keepActing } from "#data/office/sync/acts.ts";
import { saveCashUp, savePayment, undoPayment } from "#data/office/sync/acts-of-money.ts";
import { allKeptBookings, keptBooking } from "#data/office/sync/kept/bookings.ts";
import { drainActs } from "#data/office/sync/queue.ts";
import { refreshOffice } from "#data/office/sync/refresh.ts";
import { dropActs } from "#data/office/sync/refused-acts.ts";
import { type OwnTill, observeOwnTill } from "#data/office/sync/takings.ts";
import { storedSession } from "#data/remote/stored-session.ts";
import { isCorrectable } from "#domain/booking/payments/payment.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import { countedOf } from "#domain/cash-up/cash-up.ts";

const acts = () => actsOf(storedSession()?.accountId ?? "");

/** What the account has taken and nobody has counted, with what waits. */
function ownTill(): Promise<OwnTill | null> {
  return new Promise((resolve) => {
    const stop = observeOwnTill().subscribe((till) => {
      resolve(till);
      queueMicrotask(() => stop());
    });
  });
}

const exposed = {
  signIn: (session: object) => localStorage.setItem("pocketbase_auth", JSON.stringify(session)),
  refresh: refreshOffice,
  keepActing,
  /** The page's own attempt may take the lock from it, and does the same. */
  drain: () => drainActs({ force: true }).catch(() => null),
  acts,
  /** As who looks at what was refused, and lets it go. @returns their ids */
  async dropRefused() {
    const refused = (await acts()).filter(({ state }) => state === "attention");
    await dropActs(refused);
    return refused.map(({ id }) => id);
  },
  /** Each booking that is kept, with the payments that could be corrected. */
  async bookings() {
    const bookings = await allKeptBookings();
    return bookings.map(({ id, payments }) => ({
      id,
      correctable: payments.filter((one) => isCorrectable(one, payments)),
    }));
  },
  /** Resolves when the payment may be called saved. */
  async pay(id: string, payment: PaymentCommand) {
    const booking = await keptBooking(id);
    if (booking) await savePayment(booking, payment);
    return booking !== null;
  },
  /** Takes back what has just been paid, counted or not. */
  async undo(id: string, payment: PaymentCommand) {
    const booking = await keptBooking(id);
    if (booking) await undoPayment(booking, payment, []);
    return booking !== null;
  },
  open: async () => (await ownTill())?.open ?? [],
  /** Counts all that is open, as much as should be there. @returns its id, empty where there is nothing to count */
  async cashUp(note: string) {
    const session = storedSession();
    const rows = (await ownTill())?.open ?? [];
    if (!session || rows.length === 0) return "";
    const { accountId: taken_by, username: name } = session;
    const counts = countedOf(rows, []).map((way) => ({ ...way, counted: way.expected }));
    const counted_at = new Date().toISOString();
    return saveCashUp({ taken_by, name, made_by: name, counted_at, counts, note, rows });
  },
};

declare global {
  var till: typeof exposed;
}
globalThis.till = exposed;
