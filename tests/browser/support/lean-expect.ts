import type { Page } from "@playwright/test";

/** What runs Playwright's own scripts in a page; of its insides, this alone is used. */
interface Runner {
  rawEvaluateHandle(this: unknown, source: string): Promise<unknown>;
}
interface Insides {
  readonly _connection: {
    toImpl(page: Page): { mainFrame(): { context(world: "utility"): Promise<Runner> } };
  };
}

const PICTURED = "ariaSnapshotForExpectFailure(element, options) {";

let isLean = false;

/**
 * Playwright 1.65 describes the whole page at each look that `expect` takes before it finds what it waits for, for a
 * failure that mostly doesn't come. A failed test has the page as it was in the end all the same. A Playwright that is built otherwise goes on as it does by itself.
 */
export async function leanExpect(page: Page): Promise<void> {
  if (isLean) return;
  isLean = true;
  const { _connection } = page as unknown as Insides;
  let runner: Runner | null = await _connection.toImpl(page).mainFrame().context("utility");
  while (runner && !Object.hasOwn(runner, "rawEvaluateHandle")) {
    runner = Object.getPrototypeOf(runner) as Runner | null;
  }
  if (!runner) return;
  const run = runner.rawEvaluateHandle;
  runner.rawEvaluateHandle = function (source) {
    return run.call(this, source.replace(PICTURED, "$& return;"));
  };
}
