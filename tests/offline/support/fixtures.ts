import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { type KeptContexts, runInKeptContext } from "../../browser/support/kept-context.ts";
import { leanExpect } from "../../browser/support/lean-expect.ts";
import { type Instance, startInstance } from "../../server/support/instance.ts";
import { bundleDevice, DEVICE, serveDevice } from "./device-bundle.ts";
import { type FaultProxy, type FaultRule, openFaultProxy } from "./fault-proxy.ts";
import { type KillableBrowser, launchBrowser } from "./killable-browser.ts";

/** The product behind a line that breaks as it is told to. */
export interface Line extends Omit<FaultProxy, "setTarget"> {
  readonly instance: Instance;
}

/** A visitor's browser of its own, that can be killed and started again with all that it has stored. */
export interface Visitor extends Omit<KillableBrowser, "close"> {
  /** For what has to be set before the browser starts. */
  readonly profile: string;
  /** @param meanwhile runs while no browser is there. */
  relaunch(meanwhile?: () => Promise<void>): Promise<void>;
}

interface WorkerFixtures {
  readonly contexts: KeptContexts;
  readonly product: { readonly proxy: FaultProxy; readonly instance: Instance };
}
interface TestFixtures {
  /**
   * For what is about the first visit, changes what its worker is made of, or sets the clock of the whole context. Others go
   * on on the device of the test before, emptied but for the app's files: to store those is most of what a new one costs.
   */
  readonly isNewDevice: boolean;
  /** For what only a whole browser has: settings, and pages that it keeps for Back. */
  readonly isWholeBrowser: boolean;
  readonly line: Line;
  readonly visitor: Visitor;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  isWholeBrowser: [false, { option: true }],
  isNewDevice: [false, { option: true }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  async context({ context, isNewDevice, contexts, browser, line, viewport }, use, info) {
    if (isNewDevice) return use(context);
    const asked = { browser, settings: { viewport }, origin: line.url, keepsApp: true };
    await runInKeptContext(contexts, asked, { use, info });
  },
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const proxy = await openFaultProxy();
      const instance = await startInstance({ hasPages: true, env: { APP_URL: proxy.url } });
      proxy.setTarget(instance.port);
      await use({ proxy, instance });
      await proxy.down();
      await instance.stop();
    },
    { scope: "worker" },
  ],
  line: async ({ product: { proxy, instance } }, use) => {
    const device = serveDevice({ [DEVICE]: await deviceScript() });
    const setRule = (rule: FaultRule) =>
      proxy.setRule((exchange) => rule(exchange) ?? device(exchange));
    proxy.seen.length = 0;
    setRule(() => undefined);
    await use({ ...proxy, setRule, instance });
    await proxy.up();
    const { child } = instance.server;
    if (child.exitCode !== null || child.signalCode !== null) await instance.restart();
  },
  visitor: async ({ line, isWholeBrowser: isWhole }, use) => {
    const profile = await mkdtemp(join(tmpdir(), "cayo-profile-"));
    const launch = () => launchBrowser({ profile, baseURL: line.url, isWhole });
    let browser = await launch();
    await leanExpect(browser.page);
    let isAlive = true;
    await use({
      profile,
      get context() {
        return browser.context;
      },
      get page() {
        return browser.page;
      },
      kill9: () => {
        isAlive = false;
        return browser.kill9();
      },
      relaunch: async (meanwhile) => {
        if (isAlive) await browser.close();
        await meanwhile?.();
        browser = await launch();
        isAlive = true;
      },
    });
    if (isAlive) await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
  // a window of the worker's browser, which begins with nothing: to start one for each test takes a tenth of them all
  baseURL: async ({ line }, use) => use(line.url),
  page: async ({ page }, use) => {
    await leanExpect(page);
    await use(page);
  },
});

export { expect };

let bundle: Promise<string> | undefined;
const deviceScript = () => {
  bundle ??= bundleDevice();
  return bundle;
};
