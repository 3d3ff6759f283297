import type { Page } from "@playwright/test";
import { officeStorage } from "../../offline/support/office.ts";
import { signIn } from "../../server/support/admin.ts";
import type { Instance } from "../../server/support/instance.ts";
import { officeOf } from "../../server/support/office.ts";
import { post } from "../../server/support/requests.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  bookingsAreKept,
  keptSession,
  logIn,
  OFFICE_SCREEN,
  openOffice,
  sessionOf,
  toastOf,
} from "../support/office.ts";
import { bookOne } from "../support/office-bookings.ts";

interface Edit {
  readonly name: string;
  readonly path: (id: string) => string;
  readonly begin: (page: Page) => Promise<unknown>;
  readonly save: (page: Page) => Promise<unknown>;
  /** Is what was typed still there? */
  readonly isThere: (page: Page) => Promise<unknown>;
  readonly done: string;
}

const loginOf = (page: Page) => page.getByRole("heading", { name: "Admin Login" });
/** Or the login's heading: a question of the page's own may hear of the password first, and the button is gone. */
const press = (page: Page, name: string) =>
  page.getByRole("button", { name }).or(loginOf(page)).first().click();

const EDITS: readonly Edit[] = [
  {
    name: "a booking",
    path: (id) => `/admin/bookings?dialog=edit&id=${id}`,
    begin: (page) => page.getByLabel("Guests").fill("7"),
    save: (page) => press(page, "Save Changes"),
    isThere: (page) => expect(page.getByLabel("Guests")).toHaveValue("7"),
    done: "Booking Updated",
  },
  {
    name: "a booking at the desk",
    path: () => "/admin/bookings?dialog=new",
    async begin(page) {
      await page.getByLabel("Service").selectOption("Airport to San Ignacio");
      await page.getByLabel("First Name").fill("Walk");
      await page.getByLabel("Last Name").fill("In");
      await page.getByLabel("Email").fill("walk@example.com");
      await page.getByLabel("Phone").fill("600-0000");
    },
    save: (page) => press(page, "Create Booking"),
    isThere: (page) => expect(page.getByLabel("First Name")).toHaveValue("Walk"),
    done: "Booking Created",
  },
  {
    name: "a tour",
    path: () => "/admin/services",
    async begin(page) {
      await page.getByRole("button", { name: /^Edit Tikal/ }).click();
      await page.getByLabel("Location").fill("Petén");
    },
    save: (page) => press(page, "Save Changes"),
    isThere: (page) => expect(page.getByLabel("Location")).toHaveValue("Petén"),
    done: "Tour Updated",
  },
  {
    name: "the settings",
    path: () => "/admin/settings",
    begin: (page) => page.getByLabel("Site title").fill("Another title"),
    save: (page) => press(page, "Save: General Settings"),
    isThere: (page) => expect(page.getByLabel("Site title")).toHaveValue("Another title"),
    done: "Settings Saved",
  },
  {
    name: "a note on a customer",
    path: (id) => `/admin/customers?dialog=view&email=${id}@example.com`,
    begin: (page) => page.getByLabel("New note").fill("Likes caves"),
    save: (page) => press(page, "Add Note"),
    isThere: (page) => expect(page.getByLabel("New note")).toHaveValue("Likes caves"),
    done: "Note Added",
  },
  {
    name: "a new customer",
    path: () => "/admin/customers?dialog=add",
    async begin(page) {
      await page.getByLabel("First Name").fill("Nell");
      await page.getByLabel("Last Name").fill("New");
      await page.getByLabel("Email").fill("nell@example.com");
    },
    save: (page) => press(page, "Add Customer"),
    isThere: (page) => expect(page.getByLabel("First Name")).toHaveValue("Nell"),
    done: "Customer Added",
  },
];

test.use({ viewport: OFFICE_SCREEN });

test("the password is changed elsewhere in the middle of an edit: nothing typed is lost", async ({
  page,
  own,
}) => {
  const { id } = await bookOne(own);
  let password = own.adminPassword;
  await page.goto(`${own.url}/admin/login`);
  await logIn(page, "admin", password);
  await expect(page).toHaveURL(/dashboard/);
  for (const edit of EDITS) {
    await test.step(edit.name, async () => {
      await page.goto(`${own.url}${edit.path(id)}`);
      await edit.begin(page);
      password = await changePasswordElsewhere(own, password);
      await edit.save(page);
      await expect(loginOf(page)).toBeVisible();
      await logIn(page, "admin", password);
      await edit.isThere(page);
      await edit.save(page);
      await expect(toastOf(page, edit.done)).toBeVisible();
    });
  }

  // by this device itself, which never hears that it was done: the server's no to the old token empties nothing
  await page.goto(`${own.url}/admin/settings`);
  await bookingsAreKept(page);
  await page.route("**/api/office/password", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill("another horse 42");
  await page.getByLabel("Confirm new password").fill("another horse 42");
  await press(page, "Change Password: Security");
  await expect(toastOf(page, "Password Change Failed")).toBeVisible();
  // instead of the minute that it would wait for its next question
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(loginOf(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Read Without Signing In" })).toBeVisible();
  expect((await officeStorage(page)).kept.length).toBeGreaterThan(0);
});

test.describe("what the device keeps of customers", () => {
  const FIELD = "**/api/office/field?*";
  const readings = (page: Page) => page.getByRole("link", { name: "Read Without Signing In" });
  const login = (page: Page) => page.getByRole("heading", { name: "Admin Login" });
  const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));
  const refused = { status: 401, message: "Your sign-in has expired.", data: {} };

  test("goes with a session that the server ends, though the page is left in that moment", async ({
    page,
    instance,
  }) => {
    const { family } = await bookOne(instance);
    await openOffice(page, instance, "/admin/today");
    await bookingsAreKept(page);
    expect(JSON.stringify(await officeStorage(page))).toContain(family);
    // nothing gets as far as emptying the database, nor does the next page at once
    await holdDatabase(page);
    const emptying = "**/assets/leaving-*.js";
    await page.route(emptying, (route) => route.abort());
    const { id } = await sessionOf(page);
    await post(instance, "/api/sign-out", { session: id });
    await page.getByRole("link", { name: "Messages" }).first().click();
    await expect(login(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText("The server has ended this sign-in.")).toBeVisible();
    await expect(readings(page)).toHaveCount(0);
    await page.goto("/admin/today");
    await expect(login(page)).toBeVisible();
    expect(JSON.stringify(await officeStorage(page))).toContain(family);
    // any page finishes it
    await page.unroute(emptying);
    await page.goto("/about");
    await expect.poll(() => officeStorage(page)).toEqual({ bookings: [], acts: [], kept: [] });
  });

  test("stays when a sign-in has only expired, by the server's clock", async ({
    page,
    instance,
  }) => {
    await openOffice(page, instance, "/admin/today");
    await bookingsAreKept(page);
    const expired = new Date((await sessionOf(page)).expiresAtMs + 1000).toUTCString();
    await page.route(FIELD, (route) =>
      route.fulfill({ status: 401, json: refused, headers: { Date: expired } }),
    );
    await lookAgain(page);
    await expect(login(page)).toBeVisible();
    await expect(readings(page)).toBeVisible();
    expect((await officeStorage(page)).kept.length).toBeGreaterThan(0);
  });

  test("stays when a captive portal says 401, or the server to a token of before", async ({
    page,
    instance,
  }) => {
    await openOffice(page, instance, "/admin/today");
    await bookingsAreKept(page);
    const before = await keptSession(page);
    const again = await signIn(instance, {
      identity: "admin",
      password: instance.adminPassword,
    });
    let asked = 0;
    await page.route(FIELD, async (route) => {
      asked += 1;
      if (asked === 1) {
        return route.fulfill({ status: 401, contentType: "text/html", body: "Room number?" });
      }
      if (asked > 2) return route.continue();
      // while this was under way somebody has signed in again in another tab
      await page.evaluate((text) => localStorage.setItem("pocketbase_auth", text), again.text);
      return route.fulfill({ status: 401, json: refused });
    });
    // one that is under way is not asked twice
    await expect(async () => {
      await lookAgain(page);
      expect(asked).toBeGreaterThan(2);
    }).toPass();
    await expect(page.getByRole("heading", { name: "Today" }).first()).toBeVisible();
    expect(await keptSession(page)).not.toBe(before);
    expect((await officeStorage(page)).kept.length).toBeGreaterThan(0);
  });
});

/** Nobody else gets at the back office's database before the page is left. */
function holdDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((held) => {
        const opening = indexedDB.open("cayo-office");
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          const store = opening.result.transaction(names, "readwrite").objectStore("kept");
          const goOn = () => {
            store.count().onsuccess = goOn;
            held();
          };
          goOn();
        };
      }),
  );
}

/** Ends every session but that of whoever changes it. @returns the new password */
async function changePasswordElsewhere(own: Instance, current: string): Promise<string> {
  const { body } = await signIn(own, { identity: "admin", password: current });
  const next = `${current}!`;
  const answer = await officeOf(own, String(body.token)).post("password", { current, next });
  expect(answer.status).toBe(200);
  return next;
}
