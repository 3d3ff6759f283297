import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium, findHeadlessChromium } from "../../../scripts/chromium.mjs";
import { until } from "../../server/support/waiting.ts";

const runFile = promisify(execFile);

export interface BrowserOptions {
  /** Where the browser keeps everything, from one launch to the next. */
  readonly profile: string;
  readonly baseURL: string;
  /** False for the engine without the browser around it: no settings, and no page kept for Back. */
  readonly isWhole?: boolean;
}

/** Waits until the browser has put a name of localStorage on the disk, which it does seconds later. */
export async function isOnDisk(profile: string, name: string): Promise<void> {
  const folder = join(profile, "Default/Local Storage/leveldb");
  await until(`${name} is on the disk`, async () => {
    const files = await readdir(folder).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "latin1")));
    return texts.some((text) => text.includes(name));
  });
}

/** A browser as a visitor has it: its storage outlives it. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ends all of its processes as a phone does that runs out of memory. */
  kill9(): Promise<void>;
  close(): Promise<void>;
}

export async function launchBrowser({
  profile,
  baseURL,
  isWhole = true,
}: BrowserOptions): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: (isWhole ? findChromium() : findHeadlessChromium()) ?? "/usr/bin/chromium",
    args: CHROMIUM_FLAGS,
    // Playwright switches it off; visitors have it
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    viewport: { width: 412, height: 870 },
    baseURL,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    close: () => context.close(),
    async kill9() {
      const closed = new Promise((resolve) => {
        context.once("close", resolve);
      });
      await until("no process of the browser is left", async () => {
        const left = await processesOf(profile);
        for (const pid of left) kill(pid);
        return left.length === 0;
      });
      await closed;
      // it names a process that is no more
      await rm(join(profile, "SingletonLock"), { force: true });
    },
  };
}

/** The processes that were started on a profile: its path is theirs alone. */
async function processesOf(profile: string): Promise<number[]> {
  const { stdout } = await runFile("ps", ["-ww", "-eo", "pid=,args="], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout
    .split("\n")
    .filter((line) => line.includes(`--user-data-dir=${profile}`))
    .map((line) => Number.parseInt(line, 10));
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it went with its parent
  }
}
