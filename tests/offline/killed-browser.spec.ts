import { confirmBooking } from "../browser/support/fixtures.ts";
import { fillForm, heading, SAVED } from "./support/booking-page.ts";
import { outboxOf } from "./support/browser-storage.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { letNobodyWakeWorker } from "./support/workers.ts";

test("2. Browser killed between local commit and request → one row after relaunch", async ({
  line,
  visitor,
}) => {
  const email = "killed-early@guest.example";
  const { page } = visitor;
  await fillForm(page, email);
  // somebody else has the lock: the page saves and cannot send
  await page.evaluate(() => {
    navigator.locks.request("outbox", () => new Promise(() => {}));
  });
  await confirmBooking(page);
  await expect.poll(() => outboxOf(page)).toMatchObject([{ state: "queued", attempts: 0 }]);
  await visitor.kill9();
  expect(await storedFor(line, email)).toEqual([]);

  await visitor.relaunch();
  await visitor.page.goto("/");
  await expect.poll(() => storedFor(line, email)).toMatchObject([{ mails: 2 }]);
  await visitor.page.goto("/my-bookings");
  await expect(visitor.page.getByText("Booking confirmed")).toBeVisible();
});

test("3. Browser killed after the answer, before the acknowledgement is stored → one row, empty outbox", async ({
  line,
  visitor,
}) => {
  const email = "killed-late@guest.example";
  const { page } = visitor;
  await letNobodyWakeWorker(page);
  await page.addInitScript(() => {
    const json = Response.prototype.json;
    Response.prototype.json = async function answered() {
      const body = await json.call(this);
      if (!this.url.includes("/bookings/records")) return body;
      document.documentElement.dataset.answered = body.id;
      return new Promise(() => {});
    };
  });
  await fillForm(page, email);
  await confirmBooking(page);
  await expect(page.locator("html[data-answered]")).toBeAttached();
  expect(await outboxOf(page)).toMatchObject([{ state: "sending" }]);
  await visitor.kill9();
  const [stored] = await storedFor(line, email);

  await visitor.relaunch();
  await visitor.page.goto("/");
  await expect
    .poll(() => outboxOf(visitor.page))
    .toMatchObject([{ id: stored?.id, state: "sent" }]);
  expect(await storedFor(line, email)).toMatchObject([{ id: stored?.id, mails: 2 }]);
  await expect(visitor.page.getByText("waiting on this device")).toHaveCount(0);
});

test("4. Browser killed before the local commit → the page had not said 'saved'", async ({
  line,
  visitor,
}) => {
  const email = "killed-unsaved@guest.example";
  const { page } = visitor;
  await fillForm(page, email);
  // a device that is slow enough gives up on its storage, and would send it without
  await line.down();
  await page.evaluate(keepStoreBusy);
  await page.getByRole("button", { name: "Confirm Booking" }).click({ noWaitAfter: true });
  await expect(page.getByRole("button", { name: "Processing..." }).first()).toBeVisible();
  await expect(page.getByText(/saved on this device/i)).toHaveCount(0);
  await visitor.kill9();
  await line.up();
  await visitor.relaunch();
  await visitor.page.goto("/my-bookings");
  await expect(visitor.page.getByText("Nothing is booked on this device yet.")).toBeVisible();
  expect(await outboxOf(visitor.page)).toEqual([]);
  expect(await storedFor(line, email)).toEqual([]);
});

test("5. Durability: the transaction that stores the command is strict, and the page waits for it", async ({
  line,
  page,
}) => {
  await letNobodyWakeWorker(page);
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(globalThis, { log });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function opened(stores, mode, options) {
      const begun = transaction.call(this, stores, mode, options);
      if (mode === "readwrite") {
        log.push(`begun ${begun.durability}`);
        begun.addEventListener("complete", () => log.push("complete"));
      }
      return begun;
    };
    const fetched = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (String(input).includes("/bookings/records")) log.push("sent");
      return fetched(input, init);
    };
    new MutationObserver(() => {
      if (document.title.includes("Your booking") && !log.includes("said")) log.push("said");
    }).observe(document, { childList: true, subtree: true });
  });
  await fillForm(page, "strict@guest.example");
  await line.down();
  const logged = () => page.evaluate(() => (globalThis as unknown as { log: string[] }).log);
  // what the page has written by itself (the site, a look at the room there is) may overlap
  const count = (log: string[], beginning: string) =>
    log.filter((entry) => entry.startsWith(beginning)).length;
  await expect
    .poll(async () => count(await logged(), "begun") - count(await logged(), "complete"))
    .toBe(0);
  const written = (await logged()).length;
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(SAVED);
  await expect.poll(logged).toContain("sent");
  const log = (await logged()).slice(written);
  // saved, taken, sent: each write is on the disk before the next step; the words may come between
  const before = log.slice(0, log.indexOf("sent")).filter((entry) => entry !== "said");
  expect(before.length).toBeGreaterThanOrEqual(4);
  expect(before).toEqual(before.map((_, index) => (index % 2 ? "complete" : "begun strict")));
  expect(log.indexOf("said")).toBeGreaterThan(log.indexOf("complete"));
  expect(log.filter((entry) => entry.startsWith("begun"))).not.toContain("begun relaxed");
});

/** Another transaction has the store and does not let go: whoever writes now has to wait. */
async function keepStoreBusy(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("cayo-wayfarers");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const store = database.transaction("outbox", "readwrite").objectStore("outbox");
  const again = () => {
    store.count().onsuccess = again;
  };
  again();
}
