import type { Page } from "@playwright/test";
import { BOOKINGS_IN_ALL_STATES, keepOnDevice } from "./support/bookings-on-device.ts";
import { TOURS } from "./support/checklist.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdBack, openPage, waitForScripts } from "./support/page-state.ts";

const header = (page: Page) => page.getByRole("banner");
const recent = (page: Page) =>
  page.getByRole("region", { name: "Recently viewed" }).getByRole("link");

/** Opens a tour and waits until the page has noted it. */
async function viewTour(page: Page, id: number): Promise<void> {
  await page.goto(`/tours/${id}`);
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
}

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

test.describe("header", () => {
  const ground = (page: Page) =>
    header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const CLEAR = "rgba(0, 0, 0, 0)";
  test.use({ reducedMotion: "reduce", colorScheme: "light" });

  test("lies clear over home's picture until 10 px are scrolled or the menu is open", async ({
    page,
  }) => {
    await openPage(page, "/");
    for (const [top, isClear] of [
      [0, true],
      [10, true],
      [11, false],
      [600, false],
      [0, true],
    ] as const) {
      await scrollPage(page, top);
      await expect
        .poll(async () => (await ground(page)) === CLEAR, { message: `${top} px` })
        .toBe(isClear);
    }
    const toggle = page.locator("header summary").filter({ visible: true });
    await toggle.click();
    await expect.poll(() => ground(page)).not.toBe(CLEAR);
    await toggle.click();
    await expect.poll(() => ground(page)).toBe(CLEAR);
  });

  test("has a ground of its own on every other page", async ({ page }) => {
    for (const address of ["/tours", "/tours/1", "/transfers", "/about", "/contact", "/nowhere"]) {
      await page.goto(address);
      expect.soft(await ground(page), address).not.toBe(CLEAR);
      const other = page.getByRole("contentinfo").getByRole("link", { name: "Español" });
      await expect.soft(other).toHaveAttribute("href", `/es${address}`);
    }
  });

  test("the user menu leads the operator in, and closes on a press beside it", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, "/");
    await page.locator("summary", { hasText: "User menu" }).click();
    const login = header(page).getByRole("link", { name: "Admin Login" });
    await expect(login).toBeVisible();
    await page.mouse.click(600, 500);
    await expect(login).toBeHidden();
    await page.locator("summary", { hasText: "User menu" }).click();
    await scrollPage(page, 600);
    await login.click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(header(page)).toHaveCount(0);
    // another document: home is found where it was left all the same
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Popular Tours" })).toBeVisible();
    // what is in sight moves a little with the display face
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 600))).toBeLessThan(30);
  });
});

test("the menu closes and the page starts at its top on every change of route", async ({
  page,
}) => {
  await openPage(page, "/tours");
  await scrollPage(page, 1500);
  await page.locator("header summary").filter({ visible: true }).click();
  await header(page).getByRole("link", { name: "Transfers", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Belize Transfers");
  await expect(page.locator("header details[open]")).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // also the step to where one is
  await page.locator("header summary").filter({ visible: true }).click();
  await header(page).getByRole("link", { name: "Transfers", exact: true }).click();
  await expect(page.locator("header details[open]")).toHaveCount(0);
  await scrollPage(page, 1500);
  await page.getByRole("link", { name: "Book Now: Airport to Hopkins", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book Your Transfer");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("a page is found where it was left", () => {
  const LEFT_AT = 1400;
  const place = (page: Page) => page.evaluate(() => scrollY);
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  test("back and forward, when it is slow to come, and after a reload", async ({ page }) => {
    await page.addInitScript(() => {
      // the browser itself looks for no place, ever
      history.scrollRestoration = "manual";
      Object.defineProperty(history, "scrollRestoration", { get: () => "manual", set() {} });
    });
    await openPage(page, "/tours");
    await scrollPage(page, LEFT_AT);
    // a press by hand would scroll to it
    await page
      .getByRole("link", { name: "View Details: Tikal (Guatemala)" })
      .dispatchEvent("click");
    await expect(heading(page)).toHaveText("Tikal (Guatemala)");
    expect(await place(page)).toBe(0);
    await scrollPage(page, 500);
    await page.goBack();
    await expect(heading(page)).toHaveText("Tours in Belize");
    await expect.poll(() => place(page)).toBe(LEFT_AT);
    await page.goForward();
    await expect(heading(page)).toHaveText("Tikal (Guatemala)");
    await expect.poll(() => place(page)).toBe(500);
    // the page that is gone back to has to be fetched again
    await page.reload();
    await waitForScripts(page);
    await scrollPage(page, 700);
    const release = await holdBack(page, /\/assets\/ToursPage-[^/]+\.js$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/tours$/);
    await expect(heading(page)).toHaveText("Tikal (Guatemala)");
    await scrollPage(page, 300);
    release();
    await expect(heading(page)).toHaveText("Tours in Belize");
    await expect.poll(() => place(page)).toBe(LEFT_AT);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(300);
    await page.goBack();
    await page.reload();
    await expect.poll(() => place(page)).toBe(LEFT_AT);
    // a step is no way back, and begins at the top
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(heading(page)).toHaveText(/About/);
    expect(await place(page)).toBe(0);
  });

  test("a page that is empty at first is scrolled when it has grown, if nobody moves", async ({
    page,
  }) => {
    await keepOnDevice(page, BOOKINGS_IN_ALL_STATES);
    await openPage(page, "/my-bookings");
    await expect(page.getByText("Actun Tunichil Muknal").first()).toBeVisible();
    // what is in sight would move while the page settles
    const hold = (value: string) =>
      page.evaluate((anchor) => {
        document.documentElement.style.overflowAnchor = anchor;
      }, value);
    await hold("none");
    await scrollPage(page, 900);
    await page.getByRole("link", { name: "Contact", exact: true }).last().dispatchEvent("click");
    await expect(heading(page)).toHaveText("Contact Us");
    await hold("");
    await page.goBack();
    await expect(page.getByText("Actun Tunichil Muknal").first()).toBeVisible();
    await expect.poll(() => place(page)).toBe(900);
  });
});

test("the browser keeps what is its own: other tabs, mail, places on a page", async ({
  page,
  context,
}) => {
  await openPage(page, "/tours/5#faq");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  for (const press of [
    () => about.click({ modifiers: ["ControlOrMeta"] }),
    () => about.click({ button: "middle" }),
  ]) {
    const opening = context.waitForEvent("page");
    await press();
    const opened = await opening;
    await expect(opened).toHaveURL(/\/about$/);
    await opened.close();
  }
  await page.getByRole("contentinfo").locator("[href^='mailto:']").click();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/\/tours\/5#main$/);
  await scrollPage(page, 700);
  await about.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/);
  // the place on the page has the page's own place
  await page.goBack();
  await expect(page).toHaveURL(/\/tours\/5#main$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  // and the part that the address names is open, however one comes to it
  const questions = page.getByRole("tab", { name: "FAQ", selected: true });
  await page.goBack();
  await expect(page).toHaveURL(/\/tours\/5#faq$/);
  await about.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/);
  await page.goBack();
  await expect(questions).toBeVisible();
  expect(documents).toEqual([expect.stringMatching(/^mailto:/)]);
});

test("of steps in a hurry the last one counts, and a double click is one step", async ({
  page,
}) => {
  await openPage(page, "/tours");
  const heading = page.getByRole("heading", { level: 1 });
  const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name }).first();
  const asked = page.waitForRequest(/\/assets\/AboutPage-[^/]+\.js$/);
  const release = await holdBack(page, /\/assets\/AboutPage-[^/]+\.js$/);
  await link("About Us").dblclick();
  const late = (await asked).url();
  await link("Transfers").click();
  await expect(heading).toHaveText("Belize Transfers");
  release();
  await page.evaluate((script) => import(script), late);
  await expect(heading).toHaveText("Belize Transfers");
  await page.goBack();
  await expect(heading).toHaveText(/About/);
  await page.goBack();
  await expect(heading).toHaveText("Tours in Belize");
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test("a card's picture moves to its page's place only for those who like it", async ({
      page,
    }) => {
      await openPage(page, "/tours");
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          const transition = start(change);
          const count = () => document.getAnimations().length;
          Object.assign(window, { moving: transition.ready.then(count) });
          return transition;
        };
      });
      await page.getByRole("link", { name: "View Details: Tikal (Guatemala)" }).click();
      await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
      const moving = await page.evaluate(() => (window as unknown as { moving: number }).moving);
      expect(moving > 0).toBe(reducedMotion === "no-preference");
    });
  });
}

test("an unknown tour inside the app says so and leads to the list", async ({ page }) => {
  await openPage(page, "/tours/no-such-tour");
  await expect(page).toHaveURL(/\/tours$/);
  await expect(page.getByRole("alert")).toContainText("Tour not found");
  await expect(page.getByRole("alert")).toContainText("The tour you're looking for doesn't exist.");
  await expect(page.locator("[name=description]")).toHaveCount(0);
  // once: neither Back nor a reload says it again
  await header(page).getByRole("link", { name: "Cayo Wayfarers" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Tours in Belize");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await openPage(page, "/tours/no-such-tour");
  await expect(page.getByRole("alert")).toContainText("Tour not found");
  await page.reload();
  await waitForScripts(page);
  await expect(heading).toHaveText("Tours in Belize");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("on the way to a tour inside the app it says that it loads, and shows what it knows", async ({
  page,
}) => {
  await openPage(page, "/tours");
  const release = await holdBack(page, /\/assets\/TourPage-[^/]+\.js$/);
  await page.getByRole("link", { name: "View Details: Tikal (Guatemala)" }).click();
  await expect(page.getByText("Loading tour details...")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tikal (Guatemala)");
  release();
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
  await expect(page.getByText("Loading tour details...")).toBeHidden();
});

test("on the way home the page that is left stays where it is", async ({ page }) => {
  await openPage(page, "/about");
  const heading = page.getByRole("heading", { level: 1 });
  // the display face may come meanwhile: it is as high, and a bit wider
  const top = async () => (await heading.boundingBox())?.y;
  const before = await top();
  const asked = page.waitForRequest(/\/assets\/HomePage-[^/]+\.js$/);
  const release = await holdBack(page, /\/assets\/HomePage-[^/]+\.js$/);
  await page.getByRole("banner").getByRole("link", { name: "Cayo Wayfarers" }).click();
  await asked;
  await expect(page).toHaveURL(/\/$/);
  expect(await top()).toBe(before);
  release();
  // home's picture goes up behind the header
  await expect.poll(async () => (await page.getByRole("main").boundingBox())?.y).toBe(0);
});

test.describe("recently viewed", () => {
  test("is empty at first, then newest first, without doubles, on home and tours", async ({
    page,
  }) => {
    await openPage(page, "/");
    await expect(recent(page)).toHaveCount(0);
    for (const id of [5, 4, 7, 5]) await viewTour(page, id);
    for (const address of ["/", "/tours"]) {
      await openPage(page, address);
      await expect(recent(page)).toHaveText([/Actun Tunichil Muknal/, /Chocolate Tour/, /Tikal/]);
    }
    await recent(page).first().click();
    await expect(page).toHaveURL(/\/tours\/5$/);
    const stored = await page.evaluate(() =>
      JSON.parse(localStorage.getItem("recentlyViewed") ?? ""),
    );
    expect(stored).toMatchObject([{ type: "tour", id: 5 }, { id: 7 }, { id: 4 }]);
    expect(Object.keys(stored[0]).sort()).toEqual(["id", "name", "timestamp", "type"]);
  });

  test("keeps ten at most", async ({ page }) => {
    await page.goto("/robots.txt");
    const older = Array.from({ length: 12 }, (_, index) => ({
      type: "transfer",
      id: index + 1,
      name: `Ride ${index + 1}`,
      timestamp: 1,
    }));
    await page.evaluate(
      (list) => localStorage.setItem("recentlyViewed", JSON.stringify(list)),
      older,
    );
    await viewTour(page, 1);
    const stored = await page.evaluate(() =>
      JSON.parse(localStorage.getItem("recentlyViewed") ?? ""),
    );
    expect(stored).toHaveLength(10);
    expect(stored[0]).toMatchObject({ type: "tour", id: 1, name: TOURS[0]?.name });
  });

  test.describe("where storage fails", () => {
    test.use({ expectedNoise: /recently viewed/ });

    test("it is logged, swallowed and reads as empty", async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("refused", "SecurityError");
        };
        Storage.prototype.getItem = refuse;
        Storage.prototype.setItem = refuse;
      });
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await viewTour(page, 2);
      await openPage(page, "/");
      await expect(page.getByRole("heading", { name: "Popular Tours" })).toBeVisible();
      await expect(recent(page)).toHaveCount(0);
      for (const act of ["store", "read"]) {
        await expect
          .poll(() => logged.join())
          .toContain(`Could not ${act} the recently viewed items`);
      }
    });

    test("nonsense in it is left out", async ({ page }) => {
      for (const nonsense of ["{", "null", '[1,{"type":"boat","id":1}]', '{"length":3}']) {
        await page.goto("/robots.txt");
        await page.evaluate((text) => localStorage.setItem("recentlyViewed", text), nonsense);
        await page.goto("/tours");
        await waitForScripts(page);
        await expect.soft(recent(page), nonsense).toHaveCount(0);
      }
    });
  });
});

test.describe("while the browser still looks at the page that is left", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const changes: (() => void)[] = [];
      document.startViewTransition = (change) => {
        if (typeof change === "function") changes.push(change);
        return { ready: Promise.resolve() } as unknown as ViewTransition;
      };
      Object.assign(window, { heldChanges: changes });
    }),
  );
  const changeHeld = (page: Page) =>
    page.evaluate(() => {
      const { heldChanges } = window as unknown as { heldChanges: (() => void)[] };
      for (const change of heldChanges) change();
      return heldChanges.length;
    });
  /** Follows a card whose page is held back. @returns what lets it through */
  async function followCard(page: Page): Promise<() => void> {
    const release = await holdBack(page, /\/assets\/TourPage-[^/]*\.js$/);
    await openPage(page, "/tours");
    await page.getByRole("link", { name: "View Details: Tikal (Guatemala)" }).click();
    await expect(page).toHaveURL(/\/tours\/\w+/);
    return release;
  }

  test("a page that has come is not hidden again by what stood there meanwhile", async ({
    page,
  }) => {
    const release = await followCard(page);
    release();
    const overview = page.getByRole("tab", { name: "Overview" });
    await expect(overview).toBeVisible();
    expect(await changeHeld(page)).toBe(1);
    await expect(overview).toBeVisible();
    await expect(page.getByText("Loading tour details...")).toHaveCount(0);
  });

  test("who goes elsewhere meanwhile stays there", async ({ page }) => {
    await followCard(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    const about = page.getByRole("heading", { level: 1, name: /About/ });
    await expect(about).toBeVisible();
    expect(await changeHeld(page)).toBe(1);
    await expect(about).toBeVisible();
    await expect(page.getByText("Loading tour details...")).toHaveCount(0);
  });
});
