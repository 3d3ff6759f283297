import type { TestType } from "@playwright/test";
import type { Instance } from "../../server/support/instance.ts";
import { product, test } from "./fixtures.ts";

type Base = typeof test extends TestType<infer Each, infer Worker> ? TestType<Each, Worker> : never;

/**
 * For tests that change what the operator offers or has set, which every page of a site shows: a
 * product that no other test file sees, and the tests of this one in their order.
 */
export function withOwnInstance(): Base {
  // each worker with tests of the file would start one
  test.describe.configure({ mode: "default" });
  return test.extend<object, { instance: Instance }>({
    // a function of its own: Playwright lets files with the same one share a worker, and so a product
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    instance: [async ({}, use) => product({}, use), { scope: "worker" }],
  });
}
