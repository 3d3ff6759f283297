import { execFile } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { bookWell } from "../server/support/bookings.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { testInstance } from "../server/support/test-instance.ts";
import { until } from "../server/support/waiting.ts";
import { openBucket } from "./support/bucket.ts";
import { startProgram } from "./support/program.ts";

const run = promisify(execFile);
const CONFIG = ["-config", "deploy/litestream.yml"];
const isHere = findProgram("litestream") !== null && findProgram("gofakes3") !== null;

describe.skipIf(!isHere)("Litestream with deploy/litestream.yml", () => {
  test("a machine that is lost in the midst of bookings comes back from the bucket with all but the last second", async () => {
    const bucket = await openBucket();
    onTestFinished(bucket.stop);
    const folder = await testFolder();
    const lost = await testInstance();
    const env = { ...bucket.env, BACKUP_S3_REGION: "us-east-1", DATA_DIR: lost.dataDir };
    const stream = startProgram("litestream", ["replicate", ...CONFIG], env);

    const restore = async (to: string) => {
      await mkdir(to, { recursive: true });
      const [target, source] = [join(to, "data.db"), join(lost.dataDir, "data.db")];
      const args = ["restore", ...CONFIG, "-o", target, source];
      await run(findProgram("litestream") ?? "", args, { env: { ...process.env, ...env } });
      const { stdout } = await run("sqlite3", [target, "SELECT id FROM bookings"]);
      return stdout.trim().split("\n");
    };
    const booked: string[] = [];
    for (let n = 0; n < 20; n += 1) booked.push(await bookWell(lost));
    let attempt = 0;
    await until(`all are in the bucket; Litestream said ${stream.said()}`, async () => {
      attempt += 1;
      const there = await restore(join(folder, `try-${attempt}`)).catch((): string[] => []);
      return booked.every((id) => there.includes(id));
    });
    const last = bookWell(lost);
    await Promise.all([lost.kill9(), stream.kill("SIGKILL"), last.catch(() => {})]);

    const place = join(folder, "data");
    expect(await restore(place)).toEqual(expect.arrayContaining(booked));
    await cp(`${lost.dataDir}.key`, `${place}.key`);
    const again = await testInstance({ env: { DATA_DIR: place } });
    expect(await again.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    await bookWell(again);
  });
});
