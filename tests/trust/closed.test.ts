import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedInstance } from "../server/support/shared.ts";
import { SUPERUSER, setSuperuser } from "../server/support/superuser.ts";

const instance = sharedInstance();
beforeAll(async () => {
  await setSuperuser(instance);
});

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As it is written: fetch would tidy the path and set the host. */
function ask(asked: Asked): Promise<{ status: number; text: string }> {
  const { path, method = "GET", body, headers = {} } = asked;
  return new Promise((done, fail) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port: instance.port,
        path,
        method,
        headers: { ...(body ? { "Content-Type": "application/json" } : {}), ...headers },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk) => {
          text += chunk;
        });
        answer.on("end", () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.once("error", fail);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

const NAMES = ["_superusers", "_SUPERUSERS", "pbc_3142635823", "%5Fsuperusers", "%5f%73uperusers"];
const signIn = (name: string, headers = {}) =>
  ask({
    path: `/api/collections/${name}/auth-with-password`,
    method: "POST",
    body: SUPERUSER,
    headers,
  });
const tokenOf = (text: string) => String(JSON.parse(text).token);

describe("without DASHBOARD", () => {
  test.each(["/_/", "/_/index.html", "/_", "/%5F/", "/%5f/index.html", "/_/../_/", "/./_/"])(
    "%s is not there",
    async (path) => {
      const { status, text } = await ask({ path });
      // 301: Go tidies the path first
      expect([301, 307, 404]).toContain(status);
      expect(text).not.toMatch(/pocketbase/i);
    },
  );

  test.each(NAMES)("a superuser with the right password can't sign in as %s", async (name) => {
    const { status, text } = await signIn(name);
    expect(status).toBe(404);
    expect(text).not.toContain("token");
  });

  test.each(NAMES)("nothing else of %s answers", async (name) => {
    for (const [method, rest] of [
      ["GET", "/records"],
      ["GET", "/auth-methods"],
      ["POST", "/records"],
      ["POST", "/auth-refresh"],
      ["POST", "/request-password-reset"],
      ["POST", "/request-otp"],
      ["POST", "/impersonate/x"],
    ] as const) {
      const body = method === "POST" ? { body: { email: SUPERUSER.identity } } : {};
      const { status } = await ask({ path: `/api/collections/${name}${rest}`, method, ...body });
      expect(status, rest).toBe(404);
    }
  });

  test.each(["_externalAuths", "_mfas", "_otps", "_authOrigins"])("nor %s", async (name) => {
    expect((await ask({ path: `/api/collections/${name}/records` })).status).toBe(404);
  });

  test("a superuser's token that somebody has got is worth nothing", async () => {
    await instance.restart({ DASHBOARD: "on" });
    const token = tokenOf((await signIn("_superusers")).text);
    const asked = { path: "/api/collections/bookings/records", headers: { Authorization: token } };
    expect((await ask(asked)).status).toBe(200);
    await instance.restart({ DASHBOARD: "" });
    expect((await ask(asked)).status).toBe(404);
    for (const path of ["/api/settings", "/api/logs", "/api/backups", "/api/collections"]) {
      expect((await ask({ ...asked, path })).status, path).toBe(404);
    }
  });
});

describe("with DASHBOARD=on", () => {
  beforeAll(() => instance.restart({ DASHBOARD: "on" }));
  afterAll(() => instance.restart({ DASHBOARD: "" }));

  test("it answers a browser on this machine", async () => {
    expect((await ask({ path: "/_/" })).status).toBe(200);
    expect((await signIn("_superusers")).status).toBe(200);
    expect((await ask({ path: "/_/", headers: { Host: "localhost:8090" } })).status).toBe(200);
  });

  test.each([
    { "X-Forwarded-For": "203.0.113.9" },
    { "X-Forwarded-Host": "cayo.example" },
    { "X-Forwarded-Proto": "https" },
    { "X-Real-IP": "127.0.0.1" },
    { Forwarded: "for=127.0.0.1" },
    { Via: "1.1 proxy" },
    { "CF-Connecting-IP": "203.0.113.9" },
    { Host: "cayo.example" },
    { Host: "127.0.0.1.evil.example" },
    { Host: "localhost.evil.example:8090" },
  ])("but not what came through a proxy or by another name: %o", async (headers) => {
    expect((await ask({ path: "/_/", headers })).status).toBe(404);
    expect((await signIn("_superusers", headers)).status).toBe(404);
  });
});

test("nobody makes the server back up, or deliver, who has not its key", async () => {
  for (const path of ["/api/internal/backup", "/api/internal/deliver", "/api/internal/push"]) {
    for (const key of ["", "undefined", "null", "0".repeat(64)]) {
      const headers = { "X-Operations-Key": key, "X-Internal-Key": key };
      expect((await ask({ path, method: "POST", body: {}, headers })).status).toBe(404);
    }
  }
});
