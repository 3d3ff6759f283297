import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chunksOf, readManifest } from "../../../src/host/pages/manifest.ts";
import { ROOT } from "../../../src/host/system/root.mjs";
import { signedIn } from "../support/admin.ts";
import { headOf } from "../support/head.ts";
import { sharedInstance } from "../support/shared.ts";

const DIST = join(ROOT, "dist");
const SCREENS = [
  ...["Today", "Calendar", "Dashboard", "Bookings", "Services"],
  ...["Customers", "Reports", "Messages"],
];
const PAGES = [
  ...[...SCREENS, "Settings"].map((name) => ({
    address: `/admin/${name.toLowerCase()}`,
    module: `src/features/office/${name.toLowerCase()}/${name}Page.tsx`,
  })),
  { address: "/admin/cash-up", module: "src/features/office/cash-up/CashUpPage.tsx" },
];

/** With the page itself, the face of its headings, and what it asks the server (20 in all: issue 23). */
const MOST_FILES = 18;
/** Of the list, compressed: at 50 KB a second three of the six seconds in which it is to be there. */
const LIST_BYTES = 172_000;

const filesOf = (module: string) =>
  chunksOf(readManifest(DIST, "en"), { module, chunks: ["office"] }).flatMap(
    ({ file, css = [] }) => [file, ...css],
  );
const bytesOf = (file: string) => {
  const path = join(DIST, file);
  try {
    return readFileSync(`${path}.br`).length;
  } catch {
    return readFileSync(path).length; // too small to be compressed
  }
};

const site = sharedInstance({ hasPages: true });

describe("what the back office is cut into", () => {
  test.each(PAGES)("$address asks for few files", ({ module }) => {
    const files = new Set(filesOf(module));
    expect(files.size, [...files].join("\n")).toBeLessThanOrEqual(MOST_FILES);
  });

  test("the list waits for no dialog, no menu and not for what this device keeps", () => {
    const files = [...new Set(filesOf("src/features/office/bookings/BookingsPage.tsx"))];
    expect(files.join()).not.toMatch(/office-dialogs|office-data|kept/);
    expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(LIST_BYTES);
  });
});

describe("the frame that is rendered ahead", () => {
  test.each(PAGES)("of $address has its places and asks for its own scripts", async (page) => {
    const answer = await fetch(site.url + page.address);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(headOf(html).meta.robots).toBe("noindex");
    for (const { address } of PAGES) expect(html).toContain(`href="${address}"`);
    const scripts = [...html.matchAll(/rel="modulepreload" href="\/([^"]+)"/g)].map(([, it]) => it);
    expect(scripts).toEqual(filesOf(page.module).filter((file) => file.endsWith(".js")));
    const here = [...html.matchAll(/href="([^"]+)" aria-current="page"/g)].map(([, it]) => it);
    expect(new Set(here)).toEqual(new Set([page.address]));
  });

  test("is the same for anybody, signed in or not", async () => {
    const { token } = await signedIn(site);
    const [stranger, operator] = await Promise.all(
      [{}, { Authorization: token }].map(async (headers) =>
        (await fetch(`${site.url}/admin/bookings`, { headers })).text(),
      ),
    );
    expect(operator).toBe(stranger);
  });
});
