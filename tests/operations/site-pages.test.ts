import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { ROOT } from "../../scripts/environment.mjs";
import { sitePages } from "../../scripts/site-pages.mjs";

let folder: string;
let server: Server;
let address: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cayo-pages-"));
  server = createServer((_, answer) => {
    answer.end(JSON.stringify({ ...BUILT_IN_SITE, id: "changed" }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test("when it has stopped, nobody writes pages any more", async () => {
  const target = join(folder, "pages");
  const dist = join(ROOT, "dist");
  const pages = sitePages({ dist, target, appUrl: address, small: true });
  const following = pages.follow(address);
  await following.first;
  expect(children()).not.toEqual([]); // the best compression is under way
  await following.stop();
  expect(children()).toEqual([]);
});

/** The numbers of the processes that this one has started (Linux). */
function children(): string[] {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(join(tasks, task, "children"), "utf8")
      .split(" ")
      .filter(Boolean),
  );
}
