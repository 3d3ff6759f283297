import type { Browser, BrowserContext } from "@playwright/test";

/** Contexts of a worker that its tests go on with, by what they are set to. */
export type KeptContexts = Map<string, Kept>;

interface Kept {
  readonly context: BrowserContext;
  /** Leaves it as it was: without pages, without what they have stored. */
  giveBack(): Promise<void>;
}

/**
 * A context that has been used before costs a third of a new one: its engine's process is there, and has compiled the
 * scripts. What stays is that, and what the browser's cache holds of files that never change.
 * @param origin of the site that is tested
 */
export async function keptContext(
  kept: KeptContexts,
  { browser, settings, origin }: { browser: Browser; settings: object; origin: string },
): Promise<Kept> {
  const key = JSON.stringify({ ...settings, origin });
  const one = kept.get(key) ?? (await openKept(browser, origin));
  kept.set(key, one);
  return one;
}

async function openKept(browser: Browser, origin: string): Promise<Kept> {
  // set to what the test is set to that is the first
  const context = await browser.newContext();
  // as long as it has a page of the site, the process stays
  const keeper = await context.newPage();
  await keeper.goto(`${origin}/robots.txt`);
  const tools = await context.newCDPSession(keeper);
  const giveBack = async () => {
    const others = context.pages().filter((page) => page !== keeper);
    await Promise.all(others.map((page) => page.close()));
    await context.unrouteAll();
    await context.clearCookies();
    await tools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  };
  return { context, giveBack };
}
