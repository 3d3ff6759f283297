import type { Page } from "@playwright/test";
import { bookingsAreKept, sessionOf, toastOf } from "../../browser/support/office.ts";
import { chooseDay, newFamily } from "../../browser/support/office-bookings.ts";
import { signedIn } from "../../server/support/admin.ts";
import { bookWell, inDays } from "../../server/support/bookings.ts";
import { officeOf } from "../../server/support/office.ts";
import { post } from "../../server/support/requests.ts";
import { lineIsBack } from "../support/booking-page.ts";
import { putInto } from "../support/browser-storage.ts";
import { expect, type Line, test } from "../support/fixtures.ts";
import { isOnDisk } from "../support/killable-browser.ts";
import { cardOf, expireToken, officeStorage, signInForTheField, strip } from "../support/office.ts";
import { appIsKept } from "../support/workers.ts";

/** Whoever has just booked stands first: by name, a page of twenty may end before them. */
const CUSTOMERS = "/admin/customers?order=last_activity&direction=desc";

/** Bookings of today under one family name: what a stranger cannot book any more. */
async function partiesOfToday(line: Line, family: string, names: readonly string[]) {
  const ids: Record<string, string> = {};
  for (const name of names) {
    const id = await bookWell(line.instance, {
      customer_first_name: name,
      customer_last_name: family,
    });
    ids[name] = id;
  }
  const all = Object.values(ids).map((id) => `'${id}'`);
  await line.instance.sql(
    `UPDATE bookings SET booking_date = '${inDays(0)}' WHERE id IN (${all.join(",")})`,
  );
  return ids;
}

/** A morning: bookings of today, and a tablet on which somebody has signed in. @returns ids by first name */
async function morning(page: Page, line: Line, ...names: string[]) {
  const family = newFamily();
  const ids = await partiesOfToday(line, family, names);
  await signInForTheField(page, line);
  return { family, ...ids } as { family: string } & Record<string, string>;
}

/** Somebody books at the desk for today. */
async function bookAtDesk(page: Page, family: string): Promise<void> {
  await page.getByRole("button", { name: "New Booking" }).click();
  const dialog = page.getByRole("dialog", { name: "New Booking" });
  await dialog.getByLabel("Service").selectOption("Xunantunich & Cave Tubing");
  await chooseDay(page, 0);
  await dialog.getByLabel("First Name").fill("Walk");
  await dialog.getByLabel("Last Name").fill(family);
  await dialog.getByLabel("Email").fill(`${family}@example.com`);
  await dialog.getByLabel("Phone").fill("600-0000");
  await dialog.getByRole("button", { name: "Create Booking" }).click();
}

const rowOf = async (line: Line, id = "") =>
  (await line.instance.sql(`SELECT * FROM bookings WHERE id = '${id}'`))[0] ?? {};

/** What was changed in a booking, in the order in which it arrived. */
const auditOf = async (line: Line, id = "") =>
  (
    await line.instance.sql<{ field: string; after: string; actor: string }>(
      `SELECT field, after, actor FROM audit WHERE booking = '${id}' AND actor <> 'system' ORDER BY rowid`,
    )
  ).map(({ actor, field, after }) => `${actor} ${field} ${after}`);

const paymentsOf = async (line: Line, id = "") =>
  (
    await line.instance.sql<Record<string, string | number>>(
      `SELECT kind, cents, currency, method FROM payments WHERE booking = '${id}' ORDER BY rowid`,
    )
  ).map((row) => Object.values(row).join(" "));

const tap = (page: Page, name: string, button: string) =>
  cardOf(page, name).getByRole("button", { name: button, exact: true }).click();

async function pay(page: Page, name: string, way: string, amount: string): Promise<void> {
  await cardOf(page, name)
    .getByRole("button", { name: `${name} #` })
    .click();
  const payment = page.getByRole("form", { name: "Payment" });
  await payment.getByLabel("Paid in").selectOption(way);
  await payment.getByLabel("Amount in").fill(amount);
  await payment.getByRole("button", { name: "Record Payment" }).click();
}

/** What the device keeps beside the back office's database: its storage, and the worker's caches. */
const everythingElse = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    return texts.join("\n");
  });

const waitingText = (count: number) => `${count} ${count === 1 ? "change" : "changes"} waiting`;

test("a morning without a server: read, check in, pay, walk in, restart, and all arrives in order", async ({
  line,
  visitor,
}) => {
  const family = newFamily();
  const ids = await partiesOfToday(line, family, ["Ana", "Ben", "Cruz"]);
  await signInForTheField(visitor.page, line);
  await line.instance.kill9();

  await visitor.page.reload();
  let { page } = visitor;
  await expect(strip(page)).toContainText(/No connection – as of \d\d:\d\d/);
  await tap(page, `Ana ${family}`, "Check In");
  await tap(page, `Ben ${family}`, "No-show");
  await tap(page, `Cruz ${family}`, "Check In");
  await pay(page, `Cruz ${family}`, "BZD", "400");
  await tap(page, `Cruz ${family}`, "Completed");
  await expect(strip(page)).toContainText(waitingText(5));
  await expect(cardOf(page, `Cruz ${family}`)).toContainText("$340.00 to pay");
  const mark = cardOf(page, `Cruz ${family}`).getByText("waiting", { exact: true });
  // the word stands in the middle of its pill, though a badge beside it is higher
  const off = await mark.evaluate((pill) => {
    const word = document.createRange();
    word.selectNodeContents(pill);
    const [a, b] = [pill.getBoundingClientRect(), word.getBoundingClientRect()];
    return Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
  });
  expect(off).toBeLessThanOrEqual(1);

  // guests who walk in
  await page.getByRole("button", { name: "New Booking" }).click();
  const dialog = page.getByRole("dialog", { name: "New Booking" });
  await dialog.getByLabel("Service").selectOption("Xunantunich & Cave Tubing");
  // today is chosen already, and they have no e-mail
  await expect(dialog.getByLabel("Send the confirmation by e-mail")).toBeDisabled();
  await dialog.getByLabel("First Name").fill("Walk");
  await dialog.getByLabel("Last Name").fill(family);
  await dialog.getByLabel("Phone").fill("600-0000");
  await dialog.getByLabel("Pick-up notes").fill("At the bridge");
  await dialog.getByRole("button", { name: "Create Booking" }).click();
  await expect(toastOf(page, "Saved on This Device")).toBeVisible();
  await expect(strip(page)).toContainText(waitingText(7));
  // one is back at the run sheet, with the guests on it
  await expect(cardOf(page, `Walk ${family}`)).toContainText("At the bridge");
  // an edit waits like the rest, and stands on the sheet at once
  await page.getByRole("button", { name: `Edit Walk ${family}` }).click();
  await page.getByLabel("Pick-up notes").fill("At the ferry");
  await page.getByLabel("Guests").fill("4");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(page, "Saved on This Device")).toBeVisible();
  await expect(cardOf(page, `Walk ${family}`)).toContainText("At the ferry");
  await expect(cardOf(page, `Walk ${family}`)).toContainText("4 people");

  // the tablet's battery dies, with nothing sent
  await isOnDisk(visitor.profile, "officeKept");
  await visitor.kill9();
  await visitor.relaunch();
  page = visitor.page;
  await page.goto("/admin/today");
  await expect(strip(page)).toContainText(waitingText(8));
  await expect(cardOf(page, `Walk ${family}`)).toContainText("At the ferry");
  await expect(
    cardOf(page, `Ana ${family}`).getByRole("button", { name: "Checked In" }),
  ).toHaveAttribute("aria-pressed", "true");
  expect(await rowOf(line, ids.Ana)).toMatchObject({ attendance: "", status: "confirmed" });

  await line.instance.restart();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(strip(page)).toHaveText("");
  expect((await officeStorage(page)).acts).toEqual([]);
  expect(await auditOf(line, ids.Ana)).toEqual(["admin attendance arrived"]);
  expect(await auditOf(line, ids.Ben)).toEqual(["admin attendance no-show"]);
  expect(await auditOf(line, ids.Cruz)).toEqual([
    "admin attendance arrived",
    "admin status completed",
  ]);
  expect(await paymentsOf(line, ids.Cruz)).toEqual(["payment 40000 BZD cash"]);
  const walkedIn = await line.instance.sql(
    `SELECT * FROM bookings WHERE customer_first_name = 'Walk' AND customer_last_name = '${family}'`,
  );
  expect(walkedIn).toMatchObject([
    {
      source: "desk",
      booking_date: inDays(0),
      pickup_notes: "At the ferry",
      guests: 4,
      customer_email: "",
    },
  ]);
  expect(walkedIn).toHaveLength(1);
});

test("a change whose answer is lost is made once, and what was built upon it follows", async ({
  line,
  page,
}) => {
  const { family, Ana } = await morning(page, line, "Ana");
  let lost = 0;
  line.setRule(({ method }) => {
    if (method !== "PATCH" || lost > 0) return undefined;
    lost += 1;
    return async (exchange) => {
      await exchange.forward().catch(() => {});
      exchange.cut();
    };
  });
  await tap(page, `Ana ${family}`, "Check In");
  await tap(page, `Ana ${family}`, "Completed");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect
    .poll(() => auditOf(line, Ana))
    .toEqual(["admin attendance arrived", "admin status completed"]);
  await expect(strip(page)).toHaveText("");
  expect(lost).toBe(1);
});

test("18. Admin changes a status offline that somebody changed meanwhile → conflict shown, nothing overwritten", async ({
  line,
  page,
}) => {
  const { family, Ana, Ben } = await morning(page, line, "Ana", "Ben");
  await line.down();
  await tap(page, `Ana ${family}`, "Check In");
  await tap(page, `Ana ${family}`, "Completed");
  await tap(page, `Ben ${family}`, "Completed");
  const admin = await signedIn(line.instance);
  const other = { status: "cancelled", notes: "Called: ill" };
  await admin.patch(`/api/collections/bookings/records/${Ana}`, other);

  await lineIsBack(line, page);
  await expect(strip(page)).toContainText("1 needs your attention");
  // what was not touched meanwhile has gone through, behind the one that is held up
  await expect.poll(() => rowOf(line, Ben)).toMatchObject({ status: "completed" });
  expect(await rowOf(line, Ana)).toMatchObject({ ...other, attendance: "" });

  await strip(page).getByRole("button", { name: "1 needs your attention" }).click();
  const dialog = page.getByRole("dialog", { name: "Changes on This Device" });
  await expect(dialog).toContainText("Nothing has been overwritten.");
  await expect(dialog).toContainText("Changed there: Notes, from (empty) to Called: ill");
  const status = dialog.getByRole("group", { name: "Status" });
  await expect(status).toContainText("completed");
  await expect(status).toContainText("cancelled");
  await status.getByRole("radio", { name: /Stored now/ }).check();
  await dialog.getByRole("button", { name: "Save This Choice" }).click();
  await expect(dialog).toContainText("Everything has been sent.");
  expect(await rowOf(line, Ana)).toMatchObject({ ...other, attendance: "arrived" });
});

test("what two have changed beside each other stands without a question, and what both have taken counts", async ({
  line,
  page,
}) => {
  const { family, Ana, Ben, Cruz } = await morning(page, line, "Ana", "Ben", "Cruz");
  await line.down();
  await tap(page, `Ana ${family}`, "Check In");
  await pay(page, `Ana ${family}`, "USD", "40");
  await pay(page, `Cruz ${family}`, "card", "540");
  await pay(page, `Ben ${family}`, "BZD", "400");
  await tap(page, `Ben ${family}`, "Check In");
  const admin = await signedIn(line.instance);
  const records = "/api/collections/bookings/records";
  await admin.patch(`${records}/${Ana}`, { pickup_notes: "At the lodge" });
  const card = { kind: "payment", cents: 40_000, currency: "USD", method: "card", note: "" };
  await admin.post(`/api/office/bookings/${Ben}/payments`, { ...card, id: "another00000001" });
  // a change of theirs that is refused holds no payment up
  await admin.patch(`${records}/${Ben}`, { attendance: "no-show" });
  await admin.patch(`${records}/${Cruz}`, { price: 500 });

  await lineIsBack(line, page);
  await expect(strip(page)).toContainText("1 needs your attention");
  await expect
    .poll(() => rowOf(line, Ana))
    .toMatchObject({ pickup_notes: "At the lodge", attendance: "arrived", paid_amount: 40 });
  await expect.poll(() => rowOf(line, Cruz)).toMatchObject({ price: 500, paid_amount: 540 });
  await expect
    .poll(() => rowOf(line, Ben))
    .toMatchObject({ paid_amount: 600, attendance: "no-show" });
  expect(await paymentsOf(line, Ben)).toEqual(["payment 40000 USD card", "payment 40000 BZD cash"]);
  await strip(page).getByRole("button", { name: "1 needs your attention" }).click();
  const dialog = page.getByRole("dialog", { name: "Changes on This Device" });
  await dialog.getByRole("radio", { name: /Stored now/ }).check();
  await dialog.getByRole("button", { name: "Save This Choice" }).click();
  await expect(dialog).toContainText("Everything has been sent.");
  // what is more than is due is for the office to settle
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Settle" }).click();
  await expect(page.getByText(`Ben ${family}`).first()).toBeVisible();
  await expect(page.getByText(`Cruz ${family}`).first()).toBeVisible();
  await expect(page.getByText(`Ana ${family}`)).toHaveCount(0);
});

test("15. Log-out and log-in as another: the visitor's outbox survives, and one account's changes are never sent under another", async ({
  line,
  page,
}) => {
  await line.instance.sql(
    `INSERT OR IGNORE INTO admins (id, username, password, tokenKey)
     SELECT 'secondaccount01', 'maria', password, 'k' || hex(randomblob(25))
     FROM admins WHERE username = 'admin'`,
  );
  const family = newFamily();
  const { Ana, Ben } = await partiesOfToday(line, family, ["Ana", "Ben"]);
  // a visitor's message that waits, as on a shared device
  await page.goto("/contact");
  line.setRule(({ path }) => (path.includes("/messages/") ? ({ cut }) => cut() : undefined));
  await page.getByRole("textbox", { name: "Name" }).fill("Rosa Chi");
  await page.getByRole("textbox", { name: "Email" }).fill(`${family}@guest.example`);
  await page.getByRole("textbox", { name: "Message" }).fill("Do you go to Caracol?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Saved on this device")).toBeVisible();

  await signInForTheField(page, line);
  const patches = (id: unknown) =>
    line.seen.filter(({ method, path }) => method === "PATCH" && path.includes(String(id))).length;
  line.setRule(({ method, path }) =>
    method === "PATCH" || path.includes("/messages/") ? ({ cut }) => cut() : undefined,
  );
  await tap(page, `Ana ${family}`, "Check In");
  await expect(strip(page)).toContainText(waitingText(1));
  // the sign-in ends by itself, and another account signs in
  await page.evaluate(() => localStorage.removeItem("pocketbase_auth"));
  await signInForTheField(page, line, { username: "maria" });
  const triedBefore = patches(Ana);
  line.setRule(({ path }) => (path.includes("/messages/") ? ({ cut }) => cut() : undefined));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await tap(page, `Ben ${family}`, "Check In");
  await expect.poll(() => rowOf(line, Ben)).toMatchObject({ attendance: "arrived" });
  expect(await auditOf(line, Ben)).toEqual(["maria attendance arrived"]);
  await expect(
    cardOf(page, `Ana ${family}`).getByRole("button", { name: "Check In", exact: true }),
  ).toBeVisible();
  expect(await rowOf(line, Ana)).toMatchObject({ attendance: "" });
  expect(patches(Ana)).toBe(triedBefore);

  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  line.setRule(() => undefined);
  await signInForTheField(page, line);
  await expect.poll(() => rowOf(line, Ana)).toMatchObject({ attendance: "arrived" });
  expect(await auditOf(line, Ana)).toEqual(["admin attendance arrived"]);
  // it has failed often enough to be given some time
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect
    .poll(() => line.instance.sql(`SELECT 1 FROM messages WHERE email = '${family}@guest.example'`))
    .toHaveLength(1);

  // rows of the other, under a hint that names this one already: the change was stopped in between
  const other = { key: "account", atMs: 0, answer: "secondaccount01" };
  await putInto(page, ["cayo-office", "kept"], other);
  await bookingsAreKept(page);
  expect((await officeStorage(page)).kept).not.toContainEqual(other);
});

test("signing out warns of what was not sent, and leaves nothing of the customers on the device", async ({
  line,
  page,
}) => {
  const { family, Ana } = await morning(page, line, "Ana");
  for (const path of [CUSTOMERS, "/admin/bookings", "/admin/dashboard", "/admin/today"]) {
    await page.goto(path);
    await expect(page.getByText(family).first()).toBeVisible();
  }
  await line.down();
  await tap(page, `Ana ${family}`, "Check In");
  expect(JSON.stringify(await officeStorage(page))).toContain(family);
  const logout = page.getByRole("button", { name: "Logout" }).first();
  await logout.click();
  const question = page.getByRole("alertdialog", { name: "Sign out and lose changes?" });
  await expect(question).toContainText("1 change has not been sent yet.");
  await question.getByRole("button", { name: "Stay Signed In" }).click();
  await expect(strip(page)).toContainText(waitingText(1));
  expect((await officeStorage(page)).acts).toHaveLength(1);

  await logout.click();
  await question.getByRole("button", { name: "Sign Out and Discard" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  expect(await officeStorage(page)).toEqual({ bookings: [], acts: [], kept: [] });
  expect(await everythingElse(page)).not.toContain(family);
  expect(await page.evaluate(() => localStorage.getItem("pocketbase_auth"))).toBeNull();
  await page.goto("/admin/today");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await line.up();
  expect(await rowOf(line, Ana)).toMatchObject({ attendance: "" });
});

test("a lost device: the server ends its sign-in, and at its next word no customer is left on it", async ({
  line,
  page,
}) => {
  const { family, Ana, Ben } = await morning(page, line, "Ana", "Ben");
  for (const path of [`/admin/customers?q=${family}`, "/admin/bookings", "/admin/today"]) {
    await page.goto(path);
    await expect(page.getByText(family).first()).toBeVisible();
  }
  await line.down();
  await tap(page, `Ana ${family}`, "Check In");
  await pay(page, `Ben ${family}`, "BZD", "400");
  await bookAtDesk(page, family);
  await expect(strip(page)).toContainText(waitingText(3));
  // from elsewhere
  const { id } = await sessionOf(page);
  expect((await post(line.instance, "/api/sign-out", { session: id })).status).toBe(204);

  await lineIsBack(line, page);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByText("1 change that had not been sent is lost.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Read Without Signing In" })).toHaveCount(0);
  const { acts, ...others } = await officeStorage(page);
  expect(others).toEqual({ bookings: [], kept: [] });
  // the work of the morning, under the bookings' ids
  expect(acts).toMatchObject([
    { booking: Ana, changes: { attendance: "arrived" } },
    { booking: Ben, payment: { cents: 40_000, currency: "BZD", method: "cash" } },
  ]);
  expect(JSON.stringify(acts) + (await everythingElse(page))).not.toContain(family);
  await page.goto("/admin/today");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  expect(await rowOf(line, Ana)).toMatchObject({ attendance: "" });

  await signInForTheField(page, line);
  await expect.poll(() => rowOf(line, Ana)).toMatchObject({ attendance: "arrived" });
  await expect.poll(() => rowOf(line, Ben)).toMatchObject({ paid_amount: 200 });
  await expect(strip(page)).toHaveText("");
  await expect(cardOf(page, `Ben ${family}`)).toBeVisible();
});

test("who was erased elsewhere is gone from this device with its next refresh", async ({
  line,
  page,
}) => {
  const family = newFamily();
  const first = `Olga${family}`;
  const ids = await partiesOfToday(line, family, [first, "Ben"]);
  await signInForTheField(page, line);
  for (const path of [CUSTOMERS, "/admin/dashboard", "/admin/today"]) {
    await page.goto(path);
    await expect(page.getByText(`${first} ${family}`).first()).toBeVisible();
  }
  await line.down();
  await tap(page, `${first} ${family}`, "Check In");
  const [{ email } = { email: "" }] = await line.instance.sql<{ email: string }>(
    `SELECT customer_email AS email FROM bookings WHERE id = '${ids[first]}'`,
  );
  const { token } = await signedIn(line.instance);
  const office = officeOf(line.instance, token);
  const erasure = await office.post(`customers/${encodeURIComponent(email)}/erase`, {});
  expect(erasure.status).toBe(204);
  const kept = async () => JSON.stringify(await officeStorage(page));
  for (const word of [first, email]) expect(await kept()).toContain(word);

  await line.up();
  await bookingsAreKept(page);
  await expect.poll(kept).not.toContain(email);
  expect((await kept()) + (await everythingElse(page))).not.toContain(first);
  await expect(cardOf(page, `Ben ${family}`)).toBeVisible();
});

test("an expired sign-in stops sending, not reading; seven days without a refresh lock", async ({
  line,
  page,
}) => {
  const { family, Ana } = await morning(page, line, "Ana");
  await expireToken(page);
  line.seen.length = 0;
  await page.reload();
  await expect(strip(page)).toContainText(/Your sign-in has ended – as of \d\d:\d\d/);
  await tap(page, `Ana ${family}`, "Check In");
  await expect(strip(page)).toContainText(waitingText(1));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect(line.seen.filter(({ method }) => method === "PATCH")).toEqual([]);

  await page.evaluate(() => {
    const hint = JSON.parse(localStorage.getItem("officeKept") ?? "{}");
    hint.refreshedAtMs -= 8 * 86_400_000;
    localStorage.setItem("officeKept", JSON.stringify(hint));
  });
  await page.goto("/admin/bookings");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByText(family)).toHaveCount(0);
  // nothing is lost by it: who signs in again finds it, and it goes
  await signInForTheField(page, line);
  await expect.poll(() => rowOf(line, Ana)).toMatchObject({ attendance: "arrived" });
});

test("every list of the back office opens without a connection and says how old it is", async ({
  line,
  page,
}) => {
  const { family } = await morning(page, line, "Ana");
  // with something that stands there once the page has its answer, which is kept by then
  const pages = [
    ["/admin/today", "Today", family],
    ["/admin/dashboard", "Welcome back", family],
    ["/admin/bookings", "Manage Bookings", family],
    // its codes are an answer of their own, and the last
    ["/admin/services", "Manage Services", "No codes yet"],
    [CUSTOMERS, "Customers", family],
    ["/admin/reports", "Reports", /\$\d/],
    ["/admin/messages", "Messages", /^\d+ messages?$|No messages yet/],
    // both asked for once the settings are there
    [
      "/admin/settings",
      "Settings",
      /every text is there|texts\. Guests read/,
      /No partners yet|Statement/,
    ],
  ] as const;
  const expectAll = async (path: string, texts: readonly (string | RegExp)[]) => {
    for (const text of texts) await expect(page.getByText(text).first(), path).toBeVisible();
  };
  for (const [path, heading, ...texts] of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first(), path).toBeVisible();
    await expectAll(path, texts);
    // the dashboard's figures are an answer of their own
    await expect(page.locator("[aria-busy=true]"), path).toHaveCount(0);
  }
  await line.down();
  for (const [path, heading, ...texts] of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first(), path).toBeVisible();
    await expect(strip(page), path).toContainText(/as of \d\d:\d\d/);
    await expect(page.getByText("could not be"), path).toHaveCount(0);
    await expectAll(path, texts);
  }
});

test("a refresh costs what has changed, and brings what others have changed and deleted", async ({
  line,
  page,
}) => {
  const { family, Ana, Ben } = await morning(page, line, "Ana", "Ben");
  await expect(cardOf(page, `Ben ${family}`)).toBeVisible();
  const admin = await signedIn(line.instance);
  await admin.patch(`/api/collections/bookings/records/${Ana}`, { pickup_notes: "At the lodge" });
  await admin.remove(`/api/collections/bookings/records/${Ben}`);
  line.seen.length = 0;
  await bookingsAreKept(page);
  await expect(cardOf(page, `Ana ${family}`)).toContainText("At the lodge");
  await expect(cardOf(page, `Ben ${family}`)).toHaveCount(0);
  const asked = line.seen.filter(({ path }) => path.startsWith("/api/office/field"));
  expect(asked.length).toBeGreaterThan(0);
  for (const { path } of asked) expect(path).toContain("since=");

  // a tab of a later version: this one would misread its rows, and stores none beside them
  await page.evaluate(
    () =>
      new Promise((opened, refused) => {
        const opening = indexedDB.open("cayo-office", 1000);
        opening.onsuccess = opened;
        opening.onerror = refused;
      }),
  );
  await tap(page, `Ana ${family}`, "Check In");
  await expect(toastOf(page, "Not Saved")).toBeVisible();
});

test("a new booking that the server refuses later is mended, and keeps what was built upon it", async ({
  line,
  page,
}) => {
  const family = newFamily();
  await signInForTheField(page, line);
  await line.down();
  await bookAtDesk(page, family);
  await expect(toastOf(page, "Saved on This Device")).toBeVisible();
  await page.goto("/admin/today");
  await tap(page, `Walk ${family}`, "Check In");
  const admin = await signedIn(line.instance);
  await admin.changeItem("tour", 1, { price: 200 });
  try {
    await lineIsBack(line, page);
    await strip(page).getByRole("button", { name: "1 needs your attention" }).click();
    const waiting = page.getByRole("dialog", { name: "Changes on This Device" });
    await expect(waiting).toContainText("A reason is required for another price");
    await waiting.getByRole("link", { name: "Mend Booking" }).click();
    const dialog = page.getByRole("dialog", { name: "New Booking" });
    await expect(dialog.getByLabel("First Name")).toHaveValue("Walk");
    await dialog.getByLabel("Reason").fill("As agreed at the river");
    await dialog.getByRole("button", { name: "Create Booking" }).click();
    const rows = () =>
      line.instance.sql(
        `SELECT price, attendance FROM bookings WHERE customer_last_name = '${family}'`,
      );
    await expect.poll(rows).toEqual([{ price: 360, attendance: "arrived" }]);
    await expect(strip(page)).toHaveText("");
  } finally {
    await admin.changeItem("tour", 1, { price: 180 });
  }
});

test.describe("on a phone of its own", () => {
  test.use({ isNewDevice: true });

  test("no visitor's phone has the code or the data of the back office", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByText("Ready to use offline")).toBeVisible();
    await appIsKept(page);
    const kept = await everythingElse(page);
    expect(kept).toContain("/assets/");
    for (const word of ["cayo-office", "Sign Out and Discard", "api/office"]) {
      expect(kept.includes(word), word).toBe(false);
    }
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ name }) => name)).not.toContain("cayo-office");
  });
});
