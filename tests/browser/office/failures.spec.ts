import type { Page } from "@playwright/test";
import { type Instance, startInstance } from "../../server/support/instance.ts";
import { pngOf1 } from "../../server/support/pictures.ts";
import { openFailingProxy } from "../support/failing-proxy.ts";
import { cardValue } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { bookingsAreKept, logIn, OFFICE_SCREEN, toastOf } from "../support/office.ts";
import { bookOne, choose } from "../support/office-bookings.ts";

const TROUBLE = "The server has a problem at the moment. Please try again shortly.";
const NO_ANSWER = "The server could not be reached. Check your connection and try again.";

interface Failure {
  readonly name: string;
  readonly path: string;
  /** The page with everything in it, from a server that answers. */
  readonly ready: (page: Page) => Promise<unknown>;
  readonly act: (page: Page, reference: string) => Promise<unknown>;
  readonly title: string;
  /** The toast's words; the server's own come after them. */
  readonly words: string;
  /** Stands on the page too, with a way to try again. */
  readonly inline?: string;
  /** Without an answer the device has it: it says how old it is, and nothing has failed. */
  readonly isKept?: true;
}

/** Issue 6: what is saved on the device is no failure, it is sent later. */
const SENT_LATER = { title: "Saved on This Device", words: "It is sent as soon as there is a" };
const connection = (page: Page) => page.getByRole("status", { name: "Connection" });

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
const list = (page: Page) =>
  expect(page.getByRole("button", { name: /^Actions for booking/ }).first()).toBeVisible();

/** SPEC §8: every row of the error catalogue that the server's failing can bring about. */
const FAILURES: readonly Failure[] = [
  {
    name: "dashboard load failure",
    path: "/admin/dashboard",
    ready: (page) => expect(cardValue(page, "Total Bookings")).toHaveText(/\d/),
    act: (page) => press(page, "Refresh Data"),
    title: "Error Fetching Data",
    words: "Could not load dashboard data. ",
    inline: "The figures could not be loaded.",
    isKept: true,
  },
  {
    name: "bookings load failure",
    path: "/admin/bookings",
    ready: list,
    act: (page) => press(page, "Refresh"),
    title: "Error Fetching Bookings",
    words: "Could not fetch bookings. ",
    inline: "The bookings could not be fetched.",
    isKept: true,
  },
  {
    name: "delete failure",
    path: "/admin/bookings",
    ready: list,
    async act(page, reference) {
      await choose(page, reference, "Delete Booking");
      await page.getByRole("dialog").getByRole("button", { name: "Delete Booking" }).click();
    },
    title: "Error Deleting Booking",
    words: "Failed to delete booking. ",
  },
  {
    name: "customers load failure",
    path: "/admin/customers",
    ready: (page) => expect(page.getByRole("rowheader").first()).toBeVisible(),
    act: (page) => press(page, "Total Spent"),
    title: "Error Fetching Data",
    words: "Could not load customer data. ",
    inline: "The customers could not be fetched.",
    isKept: true,
  },
  {
    name: "reports load failure",
    path: "/admin/reports",
    ready: (page) => expect(cardValue(page, "Total Bookings")).toHaveText(/\d/),
    act: (page) => page.getByLabel("Time range").selectOption("7d"),
    title: "Error Fetching Reports",
    words: "Could not load report data. ",
    inline: "The report could not be loaded.",
  },
  {
    name: "image upload failure",
    path: "/admin/services",
    async ready(page) {
      await press(page, /^Edit Tikal/);
      await expect(page.getByLabel("Price", { exact: true })).toHaveValue("290");
    },
    async act(page) {
      const buffer = Buffer.from(pngOf1());
      const file = { name: "one.png", mimeType: "image/png", buffer };
      await page.locator('input[type="file"]').setInputFiles(file);
      await expect(page.getByRole("img", { name: "Picture, preview" })).toBeVisible();
      await press(page, "Save Changes");
    },
    title: "Image Upload Failed",
    words: "",
  },
  {
    name: "settings that can't be saved",
    path: "/admin/settings",
    ready: (page) => page.getByLabel("Site title").fill("Not to be saved"),
    act: (page) => press(page, "Save: General Settings"),
    title: "Error Saving Settings",
    words: "",
  },
  {
    name: "a password that can't be changed",
    path: "/admin/settings",
    async ready(page) {
      await page.getByLabel("Current password").fill("correct horse 42");
      await page.getByLabel("New password", { exact: true }).fill("another one 7");
      await page.getByLabel("Confirm new password").fill("another one 7");
    },
    act: (page) => press(page, "Change Password: Security"),
    title: "Password Change Failed",
    words: "Incorrect current password or an unexpected error occurred.",
  },
];

/** What stands after the toast's own words: the password's says no more. */
const saying = ({ title, words }: Failure, message: string) =>
  title === "Password Change Failed" ? words : `${words}${message}`;

test.use({ viewport: OFFICE_SCREEN, expectedNoise: /ERR_|EventSource/ });

test.describe("the server", () => {
  test.describe.configure({ mode: "default" });
  let own: Instance;
  let reference: string;
  test.beforeAll(async () => {
    own = await startInstance({ hasPages: true });
    reference = (await bookOne(own)).reference;
  });
  test.afterAll(() => own.stop());

  test("answers 500: every failure in the specification's words, and mended again", async ({
    page,
  }) => {
    const proxy = await openFailingProxy(own.port);
    // leaves what is typed behind
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`${proxy.url}/admin/login`);
    await logIn(page, "admin", own.adminPassword);
    await expect(page).toHaveURL(/dashboard/);
    for (const failure of FAILURES) {
      await test.step(failure.name, async () => {
        await page.goto(`${proxy.url}${failure.path}`);
        await failure.ready(page);
        proxy.fail();
        await failure.act(page, reference);
        await expect(toastOf(page, failure.title)).toContainText(saying(failure, TROUBLE));
        if (failure.inline) {
          await expect(page.getByText(failure.inline)).toBeVisible();
          proxy.mend();
          await press(page, "Try Again");
          await failure.ready(page);
        }
        proxy.mend();
      });
    }
    // nothing of it was done
    const status = async () =>
      (await own.sql<{ status: string }>("SELECT status FROM bookings"))[0]?.status;
    expect(await status()).toBe("confirmed");
    await page.goto(`${proxy.url}/admin/bookings`);
    await list(page);
    proxy.fail();
    await choose(page, reference, "Mark as Completed");
    await expect(toastOf(page, SENT_LATER.title)).toContainText(SENT_LATER.words);
    proxy.mend();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(status).toBe("completed");
    await proxy.close();
    expect(await own.sql("SELECT image FROM tours WHERE number = 4")).toEqual([{ image: "" }]);
  });

  test("is killed: every failure in the specification's words", async ({ page, context }) => {
    await page.goto(`${own.url}/admin/login`);
    await logIn(page, "admin", own.adminPassword);
    await expect(page).toHaveURL(/dashboard/);
    const tabs: Page[] = [];
    for (const { path, ready } of FAILURES) {
      const tab = await context.newPage();
      await tab.goto(`${own.url}${path}`);
      await ready(tab);
      tabs.push(tab);
    }
    await bookingsAreKept(page);
    await own.kill9();
    for (const [index, failure] of FAILURES.entries()) {
      await test.step(failure.name, async () => {
        const tab = tabs[index] as Page;
        await tab.bringToFront();
        await failure.act(tab, reference);
        if (failure.isKept) {
          await expect(connection(tab)).toContainText(/No connection – as of \d\d:\d\d/);
          return failure.ready(tab);
        }
        await expect(toastOf(tab, failure.title)).toContainText(saying(failure, NO_ANSWER));
      });
    }
    await own.restart();
    for (const [index, { inline, isKept, ready }] of FAILURES.entries()) {
      const tab = tabs[index] as Page;
      if (!inline || isKept) continue;
      await tab.bringToFront();
      await press(tab, "Try Again");
      await ready(tab);
    }
  });

  test("hangs (SIGSTOP): what is kept stands in, until it goes on", async ({ page }) => {
    await page.goto(`${own.url}/admin/login?next=/admin/bookings`);
    await logIn(page, "admin", own.adminPassword);
    await list(page);
    await bookingsAreKept(page);
    own.server.child.kill("SIGSTOP");
    try {
      await press(page, "Refresh");
      await expect(connection(page)).toContainText(/as of \d\d:\d\d/);
      await list(page);
    } finally {
      own.server.child.kill("SIGCONT");
    }
    await press(page, "Refresh");
    await expect(connection(page)).toHaveText("");
    await list(page);
  });
});
