import type { Browser, BrowserContext, TestInfo } from "@playwright/test";

/** Contexts of a worker that its tests go on with, by what they are set to. */
export type KeptContexts = Map<string, Kept>;

interface Kept {
  readonly context: BrowserContext;
  /** Leaves it as it was: without pages, without what they have stored. */
  giveBack(): Promise<void>;
}

const ALL_BUT_CACHES = "cookies,file_systems,indexeddb,local_storage,service_workers";

/** In the page: of what the worker keeps, the files of the build alone (src/worker). */
async function forgetAllButApp(): Promise<void> {
  const others = (await caches.keys()).filter((name) => !/^(app|office)-files$/.test(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

interface Asked {
  readonly browser: Browser;
  /** What the test is set to. */
  readonly settings: object;
  /** Of the site that is tested. */
  readonly origin: string;
  /** The app's own files stay on the device, too: its next worker finds them there. */
  readonly keepsApp?: boolean;
}

/**
 * Runs a test in a context that has been used before, which costs a third of a new one: its engine's process is there, and
 * has compiled the scripts. What stays is that, and what the browser's cache holds of files that never change.
 */
export async function runInKeptContext(
  contexts: KeptContexts,
  asked: Asked,
  { use, info }: { use: (context: BrowserContext) => Promise<void>; info: TestInfo },
): Promise<void> {
  const key = JSON.stringify({ ...asked.settings, origin: asked.origin });
  const kept = contexts.get(key) ?? (await openKept(asked));
  contexts.set(key, kept);
  await use(kept.context);
  // Playwright would show the page that only keeps the process
  const page = kept.context.pages().at(-1);
  if (info.errors.length > 0 && page) {
    await info.attach("page", { body: await page.ariaSnapshot(), contentType: "text/plain" });
  }
  await kept.giveBack();
}

async function openKept({ browser, origin, keepsApp = false }: Asked): Promise<Kept> {
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
    if (keepsApp) await keeper.evaluate(forgetAllButApp);
    const storageTypes = keepsApp ? ALL_BUT_CACHES : "all";
    await tools.send("Storage.clearDataForOrigin", { origin, storageTypes });
  };
  return { context, giveBack };
}
