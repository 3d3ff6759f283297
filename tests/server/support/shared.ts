import { afterAll, beforeAll } from "vitest";
import { type Admin, signedIn } from "./admin.ts";
import { type Instance, type InstanceOptions, startInstance } from "./instance.ts";
import { type Office, officeOf } from "./office.ts";

/** What the tests of a file share: made before the first of them, empty until then. */
function beforeTests<Made extends object>(make: () => Promise<Made>): Made {
  const shared = {} as Made;
  beforeAll(async () => {
    Object.defineProperties(shared, Object.getOwnPropertyDescriptors(await make()));
  });
  return shared;
}

/** A product for all tests of a file or a `describe`, stopped after the last. */
export function sharedInstance(options: InstanceOptions = {}): Instance {
  const instance = beforeTests(() => startInstance(options));
  // there is none where the start has failed
  afterAll(() => instance.stop?.());
  return instance;
}

/** The operator, signed in before the first test. */
export const sharedAdmin = (instance: Instance): Admin => beforeTests(() => signedIn(instance));

/** The back office's calls as the operator. */
export const sharedOffice = (instance: Instance, admin = sharedAdmin(instance)): Office =>
  beforeTests(async () => officeOf(instance, admin.token));
