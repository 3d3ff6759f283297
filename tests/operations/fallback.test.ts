import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { cacheRoot } from "../../src/host/pocketbase/cache.ts";
import { FALLBACK_VERSION, fromNpm } from "../../src/host/pocketbase/fallback.ts";
import { findPocketBase } from "../../src/host/pocketbase/find.ts";
import { signedIn } from "../server/support/admin.ts";
import { askForMails, bookWell } from "../server/support/bookings.ts";
import { call } from "../server/support/requests.ts";
import { testInstance } from "../server/support/test-instance.ts";

/** A cache of its own: this one never holds the pinned version, which would be taken first. */
const ROOT = join(dirname(cacheRoot(process.env)), "pocketbase-fallback");

test("with the older PocketBase from npm, for trying out, the site starts and takes a booking", async ({
  skip,
}) => {
  const environment = { host: "127.0.0.1", pocketbaseBin: null };
  const warnings: string[] = [];
  const found = await findPocketBase(environment, {
    root: ROOT,
    ways: { pinned: [], fallback: fromNpm },
    warn: (sentence) => warnings.push(sentence),
  }).catch(() => null);
  skip(found === null, "this registry or this platform does not have it");
  expect(found?.version).toBe(FALLBACK_VERSION);
  expect(warnings.join()).toContain("for trying out only");

  const instance = await testInstance({
    hasPages: true,
    env: { POCKETBASE_BIN: found?.path ?? "" },
  });
  expect((await call(instance, "/")).text).toContain("Cayo Wayfarers");
  const id = await bookWell(instance);
  expect((await askForMails(instance, id)).body).toEqual({ sent: true });
  const admin = await signedIn(instance);
  const booking = await admin.get(`/api/collections/bookings/records/${id}`);
  expect(booking.body).toMatchObject({ id, status: "confirmed", price: 540 });
  expect((await admin.get("/api/office/dashboard")).body).toMatchObject({ bookings: 1 });
});
