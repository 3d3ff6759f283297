import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { findPocketBase, PINNED } from "../../../src/host/pocketbase/find.ts";
import { archiveName, fromRelease } from "../../../src/host/pocketbase/release.ts";
import { testFolder } from "../../server/support/test-folder.ts";
import { zip } from "../support/zip.ts";

type Way = (options: { work: string }) => Promise<string | null>;

const LOOPBACK: { host: string; pocketbaseBin: string | null } = {
  host: "127.0.0.1",
  pocketbaseBin: null,
};
const nothing: Way = async () => null;
const makes =
  (content: string): Way =>
  async ({ work }) => {
    const file = join(work, "made");
    await writeFile(file, content);
    return file;
  };
const mustNotRun: Way = () => Promise.reject(new Error("this way must not be tried"));

let root = "";
let warnings: string[] = [];
const warn = (sentence: string) => warnings.push(sentence);
const find = (pinned: Way[], fallback: Way, environment = LOOPBACK) =>
  findPocketBase(environment, { root, ways: { pinned, fallback }, warn });
const contentOf = async ({ path }: { path: string }) => readFile(path, "utf8");

beforeEach(async () => {
  root = await testFolder();
  warnings = [];
});

describe("the executable is found in the contract's order", () => {
  test("POCKETBASE_BIN before all", async () => {
    const given = { host: "0.0.0.0", pocketbaseBin: "/opt/pocketbase" };
    const found = await find([mustNotRun], mustNotRun, given);
    expect(found).toEqual({ path: "/opt/pocketbase", version: "given" });
  });

  test("what was found once is kept with its hash and found in the cache", async () => {
    await find([makes("pinned")], mustNotRun);
    const again = await find([mustNotRun], mustNotRun);
    expect(again).toEqual({ path: join(root, PINNED, "pocketbase"), version: PINNED });
    const kept = await readFile(join(root, PINNED, "pocketbase.sha256"), "utf8");
    expect(kept.trim()).toBe(createHash("sha256").update("pinned").digest("hex"));
    expect(await readdir(root)).toEqual([PINNED]);
  });

  test("a changed executable in the cache is removed with a warning and found anew", async () => {
    await find([makes("pinned")], mustNotRun);
    await writeFile(join(root, PINNED, "pocketbase"), "changed");
    const found = await find([makes("pinned again")], mustNotRun);
    expect(await contentOf(found)).toBe("pinned again");
    expect(warnings).toEqual([expect.stringContaining("does not match its kept SHA-256")]);
  });

  test("an executable without its hash is not believed", async () => {
    await mkdir(join(root, PINNED));
    await writeFile(join(root, PINNED, "pocketbase"), "anybody's");
    expect(await contentOf(await find([makes("pinned")], mustNotRun))).toBe("pinned");
  });

  test("the second way when the first gives nothing", async () => {
    expect(await contentOf(await find([nothing, makes("second")], mustNotRun))).toBe("second");
  });

  test("the fallback last, with its warning, and never in the pinned version's place", async () => {
    const found = await find([nothing], makes("older"));
    expect(found.version).toBe("0.37.5");
    expect(await readdir(root)).toEqual(["fallback-0.37.5"]);
    expect(warnings).toEqual([expect.stringContaining("CVE-2026-82410")]);
  });

  test.each(["0.0.0.0", "::", "192.168.1.5"])("no fallback on HOST %s", async (host) => {
    const refused = find([nothing], mustNotRun, { host, pocketbaseBin: null });
    await expect(refused).rejects.toThrow("POCKETBASE_BIN");
  });

  test("one sentence that names the download when no way is left", async () => {
    await expect(find([nothing], nothing)).rejects.toThrow(
      /^PocketBase [\d.]+ was not found .*\/releases\/tag\/v[\d.]+, .* POCKETBASE_BIN\.$/,
    );
    expect(await readdir(root)).toEqual([]);
  });

  test("ten at once all get a whole executable", async () => {
    const found = await Promise.all(
      Array.from({ length: 10 }, (_, i) => find([makes(`made by ${i}`)], mustNotRun)),
    );
    expect(new Set(found.map(({ path }) => path)).size).toBe(1);
    expect(await find([mustNotRun], mustNotRun)).toEqual(found[0]);
    expect(await readdir(root)).toEqual([PINNED]);
    expect(warnings).toEqual([]);
  });
});

describe("the official release", () => {
  const name = archiveName({ version: "9.9.9", platform: process.platform, arch: process.arch });
  const archive = zip(process.platform === "win32" ? "pocketbase.exe" : "pocketbase", "official");
  const machine = /9\.9\.9_(.+)\.zip/.exec(name ?? "")?.[1] ?? "";
  const sums = { [machine]: createHash("sha256").update(archive).digest("hex") };

  /** What the release's page would give: a file for a path, 404 for the rest. */
  async function ask(files: Record<string, string | Buffer>, known: Record<string, string> = sums) {
    const server = createServer((request, answer) => {
      const file = files[request.url?.split("/").at(-1) ?? ""];
      answer.writeHead(file ? 200 : 404).end(file);
    });
    await new Promise<void>((ready) => {
      server.listen(0, "127.0.0.1", ready);
    });
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const made = await fromRelease({ version: "9.9.9", work: root, warn, base, sums: known });
    server.closeAllConnections();
    server.close();
    return made && readFile(made, "utf8");
  }

  test("is taken when it is the known one", async () => {
    expect(await ask({ [`${name}`]: archive })).toBe("official");
    expect(warnings).toEqual([]);
  });
  test("is refused aloud when it was replaced, its list of checksums with it", async () => {
    const other = zip("pocketbase", "replaced");
    const sum = createHash("sha256").update(other).digest("hex");
    const files = { "checksums.txt": `${sum}  ${name}\n`, [`${name}`]: other };
    expect(await ask(files)).toBeNull();
    expect(warnings).toEqual([`${name} is not the known one, by its SHA-256; it was refused.`]);
  });
  test("is passed over quietly for a machine whose sum is not known", async () => {
    expect(await ask({ [`${name}`]: archive }, { another_machine: "" })).toBeNull();
    expect(warnings).toEqual([]);
  });
  test("is passed over quietly when there is none", async () => {
    expect(await ask({})).toBeNull();
    expect(warnings).toEqual([]);
  });
  test("is passed over quietly when nobody answers", async () => {
    const base = "http://127.0.0.1:9";
    expect(await fromRelease({ version: "9.9.9", work: root, warn, base, sums })).toBeNull();
  });

  test.each([
    ["linux", "x64", "pocketbase_9.9.9_linux_amd64.zip"],
    ["linux", "arm64", "pocketbase_9.9.9_linux_arm64.zip"],
    ["darwin", "arm64", "pocketbase_9.9.9_darwin_arm64.zip"],
    ["win32", "x64", "pocketbase_9.9.9_windows_amd64.zip"],
    ["sunos", "x64", null],
    ["linux", "mips", null],
  ])("for %s on %s is %s", (platform, arch, expected) => {
    expect(archiveName({ version: "9.9.9", platform, arch })).toBe(expected);
  });
});
