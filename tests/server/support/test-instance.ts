import { cp } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ROOT } from "../../../src/host/system/root.mjs";
import { type Instance, type InstanceOptions, startInstance } from "./instance.ts";
import { testFolder } from "./test-folder.ts";

/** A product for the test that runs, stopped after it. */
export async function testInstance(options: InstanceOptions = {}): Promise<Instance> {
  const instance = await startInstance(options);
  onTestFinished(() => instance.stop());
  return instance;
}

/** A copy of the product's hooks for the test that runs, to be changed by it. */
export async function testHooks(): Promise<string> {
  const hooks = join(await testFolder(), "pb_hooks");
  await cp(join(ROOT, "pb_hooks"), hooks, { recursive: true });
  return hooks;
}
