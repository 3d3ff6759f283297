import type { Page } from "@playwright/test";
import { renderHtml } from "../../src/server/mail/html.ts";
import { expect, test } from "./support/fixtures.ts";
import { misfits } from "./support/misfits.ts";
import {
  comeToConfirmation,
  holdBack,
  openConfirmation,
  openPage,
  waitForScripts,
} from "./support/page-state.ts";

test("a mail with endless words is as wide as the phone", async ({ page }) => {
  const word = "W".repeat(200);
  const mail = {
    subject: word,
    heading: word,
    intro: [word],
    rows: [
      ["Special requests", word],
      ["Email", `${"m".repeat(64)}@${"example.".repeat(22)}com`],
    ] as const,
    lists: [{ title: word, items: [word] }],
    links: [{ label: word, url: `https://cayo.example/${word}` }],
    footer: word,
  };
  await page.setContent(renderHtml(mail, "en"));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    expect.soft(await misfits(page), `${width} px`).toEqual([]);
    // what stands beside such a word keeps its own in one piece
    const label = await page.getByRole("rowheader", { name: "Special requests" }).boundingBox();
    expect.soft(label?.width).toBeGreaterThan(60);
  }
});

test("a phone held across shows what a page is about, and bars leave most of it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const heading = page.getByRole("heading", { level: 1 });
  for (const address of ["/", "/tours", "/tours/atm-cave", "/transfers", "/booking/tour/1"]) {
    await openPage(page, address);
    await expect.soft(heading, address).toBeInViewport({ ratio: 1 });
    const left = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
      const bars = [...document.querySelectorAll("header, main *")].filter((element) => {
        const { position } = getComputedStyle(element);
        const isBar = element.getBoundingClientRect().width === innerWidth;
        return isBar && (position === "sticky" || position === "fixed");
      });
      const inSight = bars.map((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      });
      return innerHeight - inSight.reduce((sum, height) => sum + height, 0);
    });
    expect.soft(left, address).toBeGreaterThanOrEqual(300);
  }
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });

  test("nothing moves by itself, and nothing glides", async ({ page }) => {
    for (const address of ["/", "/tours", "/tours/atm-cave", "/transfers"]) {
      await page.goto(address);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll("*")]
          .filter((element) => {
            const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
            const glides = transitionDuration
              .split(",")
              .some((time) => Number.parseFloat(time) > 0);
            return animationName !== "none" || glides || scrollBehavior === "smooth";
          })
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect.soft(moving, address).toEqual([]);
    }
  });
});

/** Where everything in the page stands, from top to bottom: letters of the display face are as high. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.querySelectorAll("#root :not(svg, svg *)")].filter((element) =>
      element.checkVisibility(),
    );
    // what is laid out when somebody comes near has a guessed height until the browser has looked
    for (const element of seen) {
      if (!(element instanceof HTMLElement)) continue;
      if (getComputedStyle(element).contentVisibility === "auto") {
        element.style.contentVisibility = "visible";
      }
    }
    return seen.map((element) => {
      const { y, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.className} ${y} ${height}`;
    });
  });
}

/** Of {@link places}: ends within the screen of these tests. */
function isSeenFirst(place: string): boolean {
  const [top = 0, height = 0] = place.split(" ").slice(-2).map(Number);
  return top + height <= 823;
}

const areSheetsOn = (page: Page): Promise<boolean> =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.every(({ disabled, media }) => !disabled && media !== "not all"),
    );

test.describe("while a page still comes", () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [
    { width: 360, height: 780 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    test(`home's heading stands where it will, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto("/");
      const whole = await heading.boundingBox();
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const [soFar] = (await response.text()).split("</h1>");
        await route.fulfill({ response, body: `${soFar}</h1>` });
      });
      await page.goto("/");
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      expect(await heading.boundingBox()).toEqual(whole);
    });
  }
});

test.describe("a confirmation that is opened again", () => {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 820, height: 1180 },
  ]) {
    test(`has its picture before its scripts, and keeps it, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await comeToConfirmation(page);
      const release = await holdBack(page, /\/assets\/.*\.js$/);
      await page.reload({ waitUntil: "commit" });
      const ticket = page.getByRole("main").locator("section").first();
      const picture = ticket.locator("img");
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await picture.evaluate((image) => {
        image.dataset.seen = "before";
      });
      const lookOf = async () => ({
        element: await picture.evaluate((image) => image.outerHTML),
        top: await ticket.evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      });
      const before = await lookOf();
      release();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");
      expect(await lookOf()).toEqual(before);
    });
  }

  test("draws the booking's picture where the step has named none, or none that there is", async ({
    page,
  }) => {
    for (const scene of [null, "constructor", 7, { src: "/x" }]) {
      await openConfirmation(page, {}, scene);
      const picture = page.getByRole("main").locator("img");
      await expect(picture).toHaveAttribute("src", /\/tour-5-/);
      await expect(picture).toBeVisible();
    }
  });
});

test.describe("before its whole style sheets are there", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  const opened = (address: string) => async (page: Page) => {
    await page.goto(address, { waitUntil: "commit" });
    await waitForScripts(page);
  };
  const openedWithBooking = async (page: Page) => {
    await openConfirmation(page);
    // fetched by itself, and no matter of styles
    await expect(page.getByText("Still needed")).toBeVisible();
  };
  const PAGES = ["/", "/tours", "/tours/atm-cave", "/transfers", "/about", "/contact"];
  for (const [name, open] of [
    ...PAGES.map((address) => [address, opened(address)] as const),
    ["/confirmation, with a booking", openedWithBooking] as const,
  ]) {
    test(`a page has been taken over and looks as it will: ${name}`, async ({ page }) => {
      const release = await holdBack(page, /\/assets\/[^/]+\.css$/);
      await open(page);
      const before = await places(page);
      release();
      await expect.poll(() => areSheetsOn(page)).toBe(true);
      // what a guest may do with a booking is fetched later, below what a phone shows at first
      if (open === openedWithBooking) {
        const first = before.filter(isSeenFirst);
        expect(first.length).toBeGreaterThan(10);
        expect((await places(page)).filter(isSeenFirst)).toEqual(first);
      } else expect(await places(page)).toEqual(before);
    });
  }

  test("what the booking form fetches later pushes nothing away", async ({ page }) => {
    const release = await holdBack(page, /\/assets\/[^/]+\.css$/);
    const asked = page.waitForResponse(/\/api\/availability/);
    await opened("/booking/tour/1")(page);
    const before = await places(page);
    release();
    await asked;
    await expect(page.getByText("Pick-up and party")).toBeVisible();
    await expect.poll(() => areSheetsOn(page)).toBe(true);
    expect(await places(page)).toEqual(expect.arrayContaining(before));
  });

  test("none of them counts without the others", async ({ page }) => {
    const release = await holdBack(page, /\/assets\/HomePage-[^/]+\.css$/);
    await page.goto("/", { waitUntil: "commit" });
    await waitForScripts(page);
    const base = page.locator('link[rel="stylesheet"][href*="/base-"]');
    await expect
      .poll(() => base.evaluate((link: HTMLLinkElement) => link.sheet !== null))
      .toBe(true);
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    release();
    await expect.poll(() => areSheetsOn(page)).toBe(true);
    expect(await heading.boundingBox()).toEqual(before);
  });

  test("the next page waits for them", async ({ page }) => {
    const release = await holdBack(page, /\/assets\/(base|HomePage)-[^/]+\.css$/);
    await page.goto("/", { waitUntil: "commit" });
    await waitForScripts(page);
    const tours = page.getByRole("main").getByRole("link", { name: "Explore Tours" });
    await tours.click();
    await expect(page).toHaveURL(/\/tours$/);
    const own = page.locator('link[href*="/ToursPage-"]');
    await expect(own).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Tours in Belize" })).toBeVisible();
    await expect(own).not.toHaveCount(0);
    expect(await areSheetsOn(page)).toBe(true);
  });
});

test("the display face moves nothing when it comes, wherever a visit begins", async ({ page }) => {
  const face = page.locator("html[data-face]");
  const heading = page.getByRole("heading", { level: 1 });
  const look = () =>
    heading.evaluate((element) => {
      const { y, height } = element.getBoundingClientRect();
      return { family: getComputedStyle(element).fontFamily, y, height };
    });
  /** Where the heading stands in this face: its letters may be a hair's breadth wider, no line is longer or higher for it. */
  const placeIn = async (letters: RegExp, address: string) => {
    let seen = await look();
    const family = async () => {
      seen = await look();
      return seen.family;
    };
    await expect.poll(family, address).toMatch(letters);
    return { y: seen.y, height: seen.height };
  };
  for (const address of ["/", "/contact", "/admin/login"]) {
    const release = await holdBack(page, /\.woff2$/);
    await page.goto(address);
    await expect(heading).toBeVisible();
    // the office's page takes the place of what was rendered ahead: what it replaces has neither style nor place any more
    const before = await placeIn(/^"Fraunces Fallback"/, address);
    release();
    await expect(face).toBeAttached();
    const after = await placeIn(/^"Fraunces Cut"/, address);
    expect(await page.evaluate(() => document.fonts.check('1em "Fraunces Cut"'))).toBe(true);
    expect(after, address).toEqual(before);
  }
});

test.describe("come to from another page", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const name of ["Home", "Tours", "Transfers", "About", "Contact"]) {
    test(`a page looks as when it is opened: ${name}`, async ({ page }) => {
      await openPage(page, "/privacy");
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(page).not.toHaveURL(/privacy/);
      await expect(page.getByRole("heading", { name: "Privacy" })).toBeHidden();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const comeTo = await places(page);
      await page.reload();
      await waitForScripts(page);
      await expect.poll(() => areSheetsOn(page)).toBe(true);
      expect(await places(page)).toEqual(comeTo);
    });
  }
});
