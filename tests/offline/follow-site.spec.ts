import type { Page } from "@playwright/test";
import { signedIn } from "../server/support/admin.ts";
import { newTour } from "../server/support/services.ts";
import { until } from "../server/support/waiting.ts";
import { heading } from "./support/booking-page.ts";
import { tablesOf } from "./support/browser-storage.ts";
import { holdAnswer, inTurn } from "./support/faults.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { appIsKept } from "./support/workers.ts";

test.use({ isNewDevice: true });

const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

const toldId = async ({ instance }: Line): Promise<string> =>
  (await (await fetch(`${instance.url}/api/site`)).json()).id;

/** The id of the site that this device has in its database. */
const keptId = async (page: Page) => (await tablesOf(page, "cayo-wayfarers", ["site"])).site[0]?.id;

/** Of each page that the worker keeps: its address, and the id of the site in it. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith("pages-")) ?? "";
    const cache = await caches.open(name);
    const found: Record<string, string | undefined> = {};
    for (const request of await cache.keys()) {
      const html = (await (await cache.match(request))?.text()) ?? "";
      const block = /id="site">(.+?)<\/script>/.exec(html)?.[1] ?? "{}";
      found[new URL(request.url).pathname] = JSON.parse(block).id;
    }
    return found;
  });

/** Waits until the served pages carry what the server tells. */
const pagesFollow = (line: Line) =>
  until("the served pages", async () => {
    const html = await (await fetch(`${line.instance.url}/`)).text();
    return html.includes(await toldId(line));
  });

// the next test's pages are to carry what the server tells: an open form asks about another price. What a test has changed
// it takes back when the pages have followed: rendered later, it would come after what was taken back
test.afterEach(({ line }) => pagesFollow(line));

test("what the operator has changed is there without a connection, after a restart too", async ({
  line,
  visitor,
}) => {
  const admin = await signedIn(line.instance);
  await visitor.page.goto("/about");
  await appIsKept(visitor.page);
  await admin.changeItem("tour", 5, { price: 217 });
  await admin.changeItem("tour", 8, { active: false });
  const tour = newTour({ name: "Night on the River", highlights: ["Fireflies over the water"] });
  const { body } = await admin.post("/api/collections/tours/records", tour);
  const number = Number(body.number);
  await lookAgain(visitor.page);
  const id = await toldId(line);
  await expect.poll(() => keptId(visitor.page)).toBe(id);

  await visitor.relaunch(() => line.down());
  const { page } = visitor;
  await page.goto("/tours");
  const card = page.getByRole("article").filter({ hasText: "Actun Tunichil Muknal" });
  await expect(card.getByText("$217")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bocawina" })).toHaveCount(0);
  await page.goto("/booking/tour/5");
  await expect(page.getByText("$434.00 USD").first()).toBeVisible();
  await page.goto(`/tours/${number}`);
  await expect(heading(page)).toHaveText("Night on the River");
  await expect(page.getByText("Fireflies over the water")).toBeVisible();

  await line.up();
  await pagesFollow(line);
  await admin.changeItem("tour", 5, { price: 200 });
  await admin.changeItem("tour", 8, { active: true });
  await admin.changeItem("tour", number, { active: false });
});

test("the worker's pages follow at the next visit", async ({ line, page }) => {
  const admin = await signedIn(line.instance);
  await page.goto("/contact");
  await appIsKept(page);
  await page.goto("/tours/4");
  await page.goto("/about");
  await expect
    .poll(async () => Object.keys(await keptPages(page)))
    .toEqual(expect.arrayContaining(["/pages/shell.html", "/tours/4", "/about"]));
  await admin.changeItem("tour", 4, { price: 277 });
  await pagesFollow(line);
  await lookAgain(page);
  const id = await toldId(line);
  await expect.poll(async () => [...new Set(Object.values(await keptPages(page)))]).toEqual([id]);
  await line.down();
  await page.goto("/tours/4");
  await expect(page.getByRole("complementary").getByText("$277")).toBeVisible();
  await line.up();
  await admin.changeItem("tour", 4, { price: 290 });
});

test("a look costs one small request after the page is usable, and a few bytes without news", async ({
  line,
  page,
}) => {
  const answers: number[] = [];
  line.setRule(({ path }) =>
    path === "/api/site"
      ? async (exchange) => {
          const reply = await exchange.forward();
          answers.push(reply.status);
          exchange.reply(reply);
        }
      : undefined,
  );
  await page.goto("/transfers");
  await expect.poll(() => answers).toEqual([200]);
  const paths = line.seen.map(({ path }) => path);
  const scripts = paths.flatMap((path, at) =>
    /\/assets\/(base|index)-.*\.js$/.test(path) ? [at] : [],
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(paths.indexOf("/api/site")).toBeGreaterThan(Math.max(...scripts));
  await lookAgain(page);
  await expect.poll(() => answers).toEqual([200, 304]);
});

test("who comes back while a look is under way sees what was changed after its answer", async ({
  line,
  page,
}) => {
  const admin = await signedIn(line.instance);
  const older = holdAnswer();
  line.setRule(inTurn("/api/site", older.fault));
  await page.goto("/tours/4");
  await older.arrived;
  await admin.changeItem("tour", 4, { price: 283 });
  await lookAgain(page);
  older.release();
  await expect(page.getByRole("complementary").getByText("$283")).toBeVisible();
  await pagesFollow(line);
  await admin.changeItem("tour", 4, { price: 290 });
});

test("without a database the site follows online, and what the page carries stands", async ({
  line,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { get: () => undefined });
  });
  const admin = await signedIn(line.instance);
  await page.goto("/tours");
  await appIsKept(page);
  await admin.changeItem("tour", 2, { price: 151 });
  await lookAgain(page);
  const card = page.getByRole("article").filter({ hasText: "Inland Blue Hole" });
  await expect(card.getByText("$151")).toBeVisible();
  await line.down();
  await page.goto("/tours/7");
  await expect(page.getByRole("heading", { name: "Highlights" })).toBeVisible();
  await line.up();
  await pagesFollow(line);
  await admin.changeItem("tour", 2, { price: 150 });
});
