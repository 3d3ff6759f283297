import { afterEach, expect, test, vi } from "vitest";
import { keepSite, keptSite } from "#data/local/kept-site.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";

afterEach(() => vi.useRealTimers());

test("where nothing can be kept, nothing is, and no timer holds the program that renders pages", async () => {
  vi.useFakeTimers();
  expect(await keptSite()).toBeNull();
  await keepSite({ ...BUILT_IN_SITE, id: "abc", version: 1 });
  expect(vi.getTimerCount()).toBe(0);
});
