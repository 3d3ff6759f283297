import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../server/support/admin.ts";
import { askForMails, bookWell } from "../server/support/bookings.ts";
import { ADMIN_PASSWORD, copyStartedData } from "../server/support/instance.ts";
import { openPostOffice, type PostOffice } from "../server/support/post-office.ts";
import { call } from "../server/support/requests.ts";
import { pocketBaseOf, type StartedSite, startSite } from "./support/started-site.ts";

const run = promisify(execFile);
const EMAIL = "secret.customer@example.com";

type Event = Readonly<Record<string, string | number | boolean>>;
const eventOf = (line: string): Event => JSON.parse(line);
const is = (name: string) => (line: string) => eventOf(line).event === name;

let folder: string;
let site: StartedSite;
let env: Record<string, string>;
let postOffice: PostOffice;
beforeAll(async () => {
  postOffice = await openPostOffice();
  folder = await mkdtemp(join(tmpdir(), "cayo-log-"));
  const DATA_DIR = join(folder, "data");
  await copyStartedData(DATA_DIR);
  env = {
    DATA_DIR,
    PORT: "0",
    ADMIN_PASSWORD,
    LOG_FORMAT: "json",
    SMTP_HOST: postOffice.host,
    SMTP_PORT: String(postOffice.port),
  };
});
afterAll(async () => {
  site?.kill("SIGTERM");
  await site?.ended;
  await postOffice.close();
  // what renders pages may outlive a start that was killed, and writes its last one
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** The site's address, from its own log. */
async function started(): Promise<{ url: string }> {
  site = startSite(env);
  return { url: String(eventOf(await site.says("ready", is("ready"))).url) };
}

test("each event is a line of JSON with its time and level, and names nobody", async () => {
  const instance = await started();
  expect(eventOf(site.lines.find(is("start")) ?? "{}")).toMatchObject({ afterCrash: false });

  const mailsFail = async (code: string) => {
    await askForMails(instance, await bookWell(instance, { customer_email: EMAIL }));
    const isThat = (line: string) => is("mail-failed")(line) && eventOf(line).code === code;
    const mail = eventOf(await site.says(`a mail that failed with ${code}`, isThat));
    expect(mail).toMatchObject({ level: "warn", kind: "customer" });
  };
  postOffice.setMood(554);
  await mailsFail("554");
  await postOffice.close();
  await mailsFail("none");

  await run("npm", ["run", "--silent", "backup"], { env: { ...process.env, ...env } });
  const backup = eventOf(await site.says("a backup", is("backup-made")));
  expect(backup.name).toMatch(/^backup_\d{14}\.zip$/);

  // who exports is noted first: where that can't be, it is our fault
  const { body } = await signIn(instance, { identity: "admin", password: ADMIN_PASSWORD });
  const database = join(env.DATA_DIR ?? "", "data.db");
  const headers = { Authorization: String(body.token) };
  const path = `/api/office/customers/${encodeURIComponent(EMAIL)}`;
  // from here on the office's lists know whom the bookings are of
  expect((await call(instance, path, { headers })).status).toBe(200);
  await run("sqlite3", [database, "ALTER TABLE access_log RENAME TO away"]);
  const erase = await call(instance, `${path}/erase`, { method: "POST", headers });
  await run("sqlite3", [database, "ALTER TABLE away RENAME TO access_log"]);
  expect(erase.status).toBe(503);
  const isErase = (line: string) => is("fault")(line) && line.includes("erase");
  expect(eventOf(await site.says("a fault", isErase))).toMatchObject({
    level: "error",
    status: 503,
    method: "POST",
    route: "POST /api/office/customers/{email}/erase",
  });
  expect(site.lines.some(is("storage-trouble"))).toBe(true);

  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  const events = site.lines.map(eventOf);
  for (const { time, level, event } of events) {
    expect(new Date(String(time)).toISOString()).toBe(time);
    expect(["info", "warn", "error"]).toContain(level);
    expect(event).toBeTruthy();
  }
  expect(events.slice(-2).map(({ event }) => event)).toEqual(["stop", "stopped"]);
  expect(site.lines.join("\n")).not.toMatch(/example\.com|Ixchel|600-0199|correct horse/);
});

test("a crash of PocketBase ends the start with 1; after a power cut the next one says so", async () => {
  await started();
  process.kill(await pocketBaseOf(site), "SIGKILL");
  expect(await site.ended).toBe(1);
  expect(site.lines.map(eventOf)).toContainEqual(
    expect.objectContaining({ event: "ended", level: "error", how: "SIGKILL" }),
  );

  // a power cut: nobody can tidy up, and PocketBase ends with the start
  const cut = startSite(env);
  await cut.says("ready", is("ready"));
  cut.kill("SIGKILL");
  await cut.ended;
  await started();
  expect(eventOf(site.lines.find(is("start")) ?? "{}")).toMatchObject({ afterCrash: true });
});

test("a bad environment is a line of JSON too", async () => {
  const refused = startSite({ ...env, PORT: "many" });
  expect(await refused.ended).toBe(1);
  expect(refused.lines.map(eventOf)).toMatchObject([
    { level: "error", event: "note", text: expect.stringContaining("PORT must be") },
  ]);
});
