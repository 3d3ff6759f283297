import type { Page } from "@playwright/test";
import type { Instance } from "../../server/support/instance.ts";
import { officeOf } from "../../server/support/office.ts";
import { expectAccessible, tooPale } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { keptSession, logIn, OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import { holdBack } from "../support/page-state.ts";

const SIGN_IN_CALL = "**/api/collections/admins/auth-with-password";

test.use({ viewport: OFFICE_SCREEN });

const keptToken = async (page: Page) => String(JSON.parse((await keptSession(page)) ?? "{}").token);

/** What the server says to a token. */
const standing = async (instance: Instance, token: string) =>
  (await officeOf(instance, token).ask("GET", "dashboard")).status;

/** What signing out has left to be done. */
const leftInStorage = (page: Page) =>
  page.evaluate(() => {
    const { sessionsToEnd, officeToForget } = localStorage;
    return JSON.stringify({ sessionsToEnd, officeToForget });
  });

test("the right name and password lead into the back office", async ({ page, instance }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await logIn(page, "admin", instance.adminPassword);
  await expect(toastOf(page, "Login Successful")).toContainText("Welcome back, Admin!");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole("navigation", { name: "Admin" })).toContainText("adminAdministrator");
  const kept = await keptSession(page);
  expect(kept).not.toContain(instance.adminPassword);
});

test("the button says that it is working", async ({ page, instance }) => {
  await page.route(SIGN_IN_CALL, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.goto("/admin/login");
  await logIn(page, "admin", instance.adminPassword);
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("who has the wrong password stays outside", async ({ page }) => {
  await page.goto("/admin/login");
  await logIn(page, "admin", "wrong password");
  await expect(
    page.getByText("Invalid username or password. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(toastOf(page, "Login Failed")).toContainText("Invalid username or password.");
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue("admin");
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await keptSession(page)).toBeNull();
});

test("the back office speaks the language that its account has chosen, on each device", async ({
  page,
  browser,
  instance,
}) => {
  const hash = "$2a$10$PKtUbhArCxoXAbcy3km/mOQs.ERsqS6wyZLwAYh.4o52Ja/fIRb.."; // sixsix
  await instance.sql(
    `INSERT INTO admins (id, username, password, tokenKey)
     VALUES ('rosasaccount001', 'rosa', '${hash}', 'k' || hex(randomblob(25)))`,
  );
  const language = page.locator("html");
  await page.goto("/admin/login?next=%2Fes%2Fadmin%2Fbookings%3Fq%3Dtikal");
  await logIn(page, "rosa", "sixsix");
  // none is chosen yet: the page's own
  await expect(page).toHaveURL("/admin/bookings?q=tikal");
  await page.route("**/api/office/language", (route) => route.abort());
  await page.getByRole("link", { name: "Español" }).click();
  await expect(toastOf(page, "The language was not changed")).toContainText(
    "The server could not be reached.",
  );
  await expect(page).toHaveURL("/admin/bookings?q=tikal");
  await page.unroute("**/api/office/language");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/admin/bookings?q=tikal");
  await expect(page.getByRole("searchbox")).toHaveValue("tikal");
  await page.getByRole("button", { name: "Nueva reserva" }).click();
  // the list may have a column of this name
  await page.getByRole("dialog").getByRole("button", { name: "Fecha" }).click();
  const months =
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
  await expect(
    page.getByRole("button", { name: new RegExp(`^(${months}) \\d{4}$`) }),
  ).toBeVisible();
  // also where an address of the other language is opened
  await page.goto("/admin/login");
  await expect(page).toHaveURL("/es/admin/dashboard");
  await page.goto("/admin/settings?x=1#language");
  await expect(page).toHaveURL("/es/admin/settings?x=1#language");
  const own = page.getByRole("region", { name: "Idioma" });
  await expect(own.getByRole("radio", { name: "Español" })).toBeChecked();

  const device = await browser.newContext({ baseURL: instance.url, serviceWorkers: "block" });
  const other = await device.newPage();
  await other.goto("/admin/customers?q=coc");
  await logIn(other, "rosa", "sixsix");
  await expect(other).toHaveURL("/es/admin/customers?q=coc");
  await expect(other.locator("html")).toHaveAttribute("lang", "es");
  await device.close();

  await own.getByRole("radio", { name: "English" }).check();
  await own.getByRole("button", { name: "Guardar: Idioma" }).click();
  await expect(page).toHaveURL("/admin/settings?x=1#language");
  await expect(language).toHaveAttribute("lang", "en");
});

test("toasts come one at a time, are said aloud and go after five seconds", async ({
  page,
  instance,
}) => {
  await page.clock.install();
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  // from here on time passes as it is told to
  await page.clock.pauseAt(Date.now() + 60_000);
  const mostAtOnce = await page.evaluateHandle(() => {
    const seen = { most: 0 };
    new MutationObserver(() => {
      const shown = document.querySelectorAll("[data-tone][role]").length;
      seen.most = Math.max(seen.most, shown);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await logIn(page, "admin", "wrong password");
  await expect(page.getByRole("alert").filter({ hasText: "Login Failed" })).toBeVisible();
  await logIn(page, "admin", instance.adminPassword);
  const welcome = page.getByRole("status").filter({ hasText: "Login Successful" });
  await expect(welcome).toBeVisible();
  await expect(toastOf(page, "Login Failed")).toBeHidden();
  expect(await mostAtOnce.evaluate(({ most }) => most)).toBe(1);
  await page.clock.runFor(4900);
  await expect(welcome).toBeVisible();
  await page.clock.runFor(600);
  await expect(welcome).toBeHidden();
});

test("both fields are required, and the first empty one gets the focus", async ({ page }) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("auth-with-password")) calls += 1;
  });
  await page.goto("/admin/login");
  const username = page.getByRole("textbox", { name: "Username" });
  const password = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription("Username is required");
  await expect(password).toHaveAccessibleDescription("Password is required");
  await username.fill("admin");
  await expect(page.getByText("Username is required")).toBeHidden();
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(password).toBeFocused();
  expect(calls).toBe(0);
});

test("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/admin/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("open sesame");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("open sesame");
});

test("without a network it says so and keeps what was typed", async ({ page, instance }) => {
  await page.goto("/admin/login");
  await page.route(SIGN_IN_CALL, (route) => route.abort());
  await logIn(page, "admin", instance.adminPassword);
  const words = "The server could not be reached. Check your connection and try again.";
  await expect(page.getByRole("main").getByText(words)).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(instance.adminPassword);
  await page.unroute(SIGN_IN_CALL);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("after too many attempts it says to wait", async ({ page }) => {
  await page.route(SIGN_IN_CALL, (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: "Too Many Requests.", data: {} } }),
  );
  await page.goto("/admin/login");
  await logIn(page, "admin", "anything");
  await expect(
    page.getByRole("main").getByText("Too many attempts. Please wait a minute and try again."),
  ).toBeVisible();
});

test.describe("the guard", () => {
  for (const path of ["/admin", "/admin/dashboard", "/admin/bookings", "/admin/nowhere"]) {
    test(`${path} asks a stranger to sign in`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === "/admin/login");
    });
  }

  test("leads back to where one was going", async ({ page, instance }) => {
    await page.goto("/admin/bookings?status=pending&q=tikal");
    await logIn(page, "admin", instance.adminPassword);
    await expect(page.getByRole("heading", { name: "Manage Bookings" })).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search bookings" })).toHaveValue("tikal");
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("pending");
  });

  test("does not follow next=//evil.example", async ({ page, instance }) => {
    await page.goto("/admin/login?next=%2F%2Fevil.example");
    await logIn(page, "admin", instance.adminPassword);
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(page.url()).toBe(`${instance.url}/admin/dashboard`);
  });

  test("leads whoever is signed in to the dashboard", async ({ page, instance }) => {
    await openOffice(page, instance, "/robots.txt");
    for (const path of ["/admin/login", "/admin"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/dashboard$/);
    }
  });

  test("lets nobody in with a token that has expired", async ({ page }) => {
    const payload = btoa(JSON.stringify({ exp: 1_700_000_000 }));
    const session = {
      token: `e30.${payload}.x`,
      record: { collectionName: "admins", username: "admin" },
    };
    await page.goto("/admin/login");
    await page.evaluate(
      (text) => localStorage.setItem("pocketbase_auth", text),
      JSON.stringify(session),
    );
    await page.goto("/admin/bookings");
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  });
});

test.describe("the way out", () => {
  test.describe("with an answer that breaks off", () => {
    test.use({ expectedNoise: /ValiError/ });

    test("keeps the session: the line went down, nobody signed out", async ({ page, instance }) => {
      const refreshed = page.waitForResponse("**/api/collections/admins/auth-refresh");
      await page.route("**/api/collections/admins/auth-refresh", (route) =>
        route.fulfill({ status: 200, contentType: "application/json", body: '{"token":"ey' }),
      );
      await openOffice(page, instance, "/admin/bookings");
      await refreshed;
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Manage Bookings" })).toBeVisible();
      expect(await keptSession(page)).toContain("token");
    });
  });

  test("Logout ends the session in the back office, and on the server", async ({
    page,
    instance,
  }) => {
    await openOffice(page, instance, "/admin/bookings");
    const token = await keptToken(page);
    expect(await standing(instance, token)).toBe(200);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await keptSession(page)).toBeNull();
    await expect.poll(() => standing(instance, token)).toBe(401);
    await expect.poll(() => leftInStorage(page)).toBe("{}");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  });

  test("Logout without a line ends it here at once, and on the server when there is one", async ({
    page,
    instance,
  }) => {
    await openOffice(page, instance, "/admin/bookings");
    const token = await keptToken(page);
    await page.route("**/api/sign-out", (route) => route.abort());
    const tried = page.waitForRequest("**/api/sign-out");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await tried;
    expect(await keptSession(page)).toBeNull();
    // what lies about until then can end the session, and nothing else
    expect(await leftInStorage(page)).not.toContain(token.slice(-20));
    expect(await standing(instance, token)).toBe(200);
    await page.unroute("**/api/sign-out");
    await page.goto("/about");
    await expect.poll(() => standing(instance, token)).toBe(401);
    await expect.poll(() => leftInStorage(page)).toBe("{}");
  });

  test("the public header knows who is signed in, and its Logout works", async ({
    page,
    instance,
  }) => {
    await openOffice(page, instance, "/about");
    const token = await keptToken(page);
    // this device keeps customers' data: without the script that removes them nobody is signed out
    await page.evaluate(() => {
      const hint = { accountId: "somebody", username: "admin", refreshedAtMs: Date.now() };
      localStorage.setItem("officeKept", JSON.stringify(hint));
    });
    const remover = /\/assets\/office-data-[^/]+\.js$/;
    await page.route(remover, (route) => route.abort());
    await page.reload();
    await page.locator("summary").filter({ hasText: "User menu" }).click();
    await expect(page.getByText("Admin Account")).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Not signed out")).toBeVisible();
    expect(await keptSession(page)).not.toBeNull();
    await page.unroute(remover);
    // nor does a database hold anybody up that cannot be opened, as while a frozen tab has an older one
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await page.getByRole("button", { name: "Load Again" }).click();
    await page.locator("summary").filter({ hasText: "User menu" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    const question = page.getByRole("alertdialog", { name: "Sign out and lose changes?" });
    await expect(question).toContainText("does not say whether everything has been sent");
    await question.getByRole("button", { name: "Sign Out and Discard" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await keptSession(page)).toBeNull();
    await expect.poll(() => standing(instance, token)).toBe(401);
  });

  test("signing out in one tab ends the other", async ({ page, context, instance }) => {
    await openOffice(page, instance, "/admin/bookings");
    const other = await context.newPage();
    const address = "/admin/customers?dialog=add";
    // whatever of that page has not come yet
    const release = await holdBack(other, /FieldStatus/);
    await other.goto(address);
    const name = other.getByRole("dialog").getByLabel("First Name");
    await name.fill("Whoever");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(other.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    expect(new URL(other.url()).searchParams.get("next")).toBe(address);
    // and what was being typed there does not wait for the next one who signs in
    await logIn(other, "admin", instance.adminPassword);
    await expect(name).toHaveValue("");
    release();
    // the lock and the session hear of it in any order: here the lock does first, and the way back stays
    const hear = (key: string) =>
      other.evaluate((which) => {
        for (const each of ["pocketbase_auth", "officeKept"]) localStorage.removeItem(each);
        dispatchEvent(new StorageEvent("storage", { key: which }));
      }, key);
    await hear("officeKept");
    await expect(other.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await hear("pocketbase_auth");
    await expect(toastOf(other, "Signed Out")).toBeVisible();
    expect(new URL(other.url()).searchParams.get("next")).toBe(address);
  });
});

test.describe("to a browser that prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test("the way in is offered in it, and has the switch", async ({ page }) => {
    await page.goto("/admin/login?next=%2Fadmin%2Ftoday");
    const offer = page.getByRole("status").filter({ hasText: "¿En español?" });
    await offer.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL("/es/admin/login?next=%2Fadmin%2Ftoday");
    await expect(page.getByLabel("Contraseña", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/admin/login?next=%2Fadmin%2Ftoday");
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  });
});

test("axe finds nothing, by day and by night", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await tooPale(page)).toEqual([]);
});
