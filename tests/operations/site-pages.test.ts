import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { sitePages } from "../../src/host/pages/site-pages.ts";
import { ROOT } from "../../src/host/system/root.mjs";
import { testFolder } from "../server/support/test-folder.ts";
import { until } from "../server/support/waiting.ts";

/** As the site's own variables hold one. */
const SECRET = "smtp-password-4711";

const ETAG = '"changed"';
let folder: string;
let server: Server;
let address: string;
beforeEach(async () => {
  process.env.SMTP_PASSWORD = SECRET;
  folder = await testFolder();
  server = createServer((call, answer) => {
    const isKnown = call.headers["if-none-match"] === ETAG;
    answer.writeHead(isKnown ? 304 : 200, { ETag: ETAG });
    answer.end(isKnown ? "" : JSON.stringify({ ...BUILT_IN_SITE, id: "changed" }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  delete process.env.SMTP_PASSWORD;
  server.close();
});

test("what renders pages knows no password, and when it has stopped nobody writes any more", async () => {
  const others = new Set(children());
  const own = () => children().filter((pid) => !others.has(pid));
  const target = join(folder, "pages");
  const dist = join(ROOT, "dist");
  const pages = sitePages({ dist, target, appUrl: address, smallAfterMs: 0 });
  const following = pages.follow(address);
  await following.first;
  // the best compression comes after the pages, by a program of its own
  const known = await until("a program compresses", () => own().map(environmentOf).join(""));
  expect(known).toContain("PATH=");
  expect(known).not.toContain(SECRET);
  await following.stop();
  expect(own()).toEqual([]);
});

/** What a process was told; nothing of one that has ended meanwhile. */
function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    return "";
  }
}

/** The numbers of the processes that this one has started (Linux). */
function children(): string[] {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(join(tasks, task, "children"), "utf8")
      .split(" ")
      .filter(Boolean),
  );
}
