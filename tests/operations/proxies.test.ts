import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { networkBits } from "../../src/host/environment/networks.ts";
import { freePort } from "../../src/host/system/port.ts";
import { BOOKINGS, tourCommand } from "../server/support/bookings.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { testInstance } from "../server/support/test-instance.ts";
import { until } from "../server/support/waiting.ts";
import { startProgram } from "./support/program.ts";

const NAME = "cayo.example";
const LOOPBACK = { host: "127.0.0.1", port: 0 };
const run = promisify(execFile);

interface Place {
  readonly folder: string;
  readonly port: number;
  /** For calls without TLS, which are sent on to TLS. */
  readonly plainPort: number;
  readonly site: string;
}

/** How each example is run on a free port, with everything else as it stands in deploy/. */
const PROXIES = {
  caddy: async ({ folder, port, site }: Place) => {
    const example = await readFile("deploy/Caddyfile", "utf8");
    const file = join(folder, "Caddyfile");
    // a certificate of its own instead of one by the network
    const local = example
      .replace(`${NAME} {`, `${NAME}:${port} {\n\ttls internal`)
      .replace("127.0.0.1:8090", site);
    const options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n";
    await writeFile(file, options + local);
    return ["run", "--adapter", "caddyfile", "--config", file];
  },
  nginx: async ({ folder, port, plainPort, site }: Place) => {
    const example = await readFile("deploy/nginx.conf", "utf8");
    const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
    const subject = ["-subj", `/CN=${NAME}`, "-days", "1"];
    const out = ["-keyout", key, "-out", cert];
    await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...out, ...subject]);
    const local = example
      .replace(/\[::\]:(443|80)/g, (_, number) => `[::1]:${number}`)
      .replace(/listen (\[::1\]:)?443/g, (_, six) => `listen ${six ?? "127.0.0.1:"}${port}`)
      .replace(/listen (\[::1\]:)?80;/g, (_, six) => `listen ${six ?? "127.0.0.1:"}${plainPort};`)
      .replace(/\S+fullchain\.pem/, cert)
      .replace(/\S+privkey\.pem/, key)
      .replace("127.0.0.1:8090", site);
    const file = join(folder, "nginx.conf");
    await writeFile(
      file,
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
       events {} http { access_log off; ${temporaryPaths(folder)} ${local} }`,
    );
    return ["-p", folder, "-c", file, "-e", "stderr"];
  },
} as const;

const temporaryPaths = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(" ");

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** One call over TLS, by the public name, whose certificate nobody has signed here. */
async function ask(
  port: number,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const sent = request({
    host: "127.0.0.1",
    port,
    path,
    servername: NAME,
    rejectUnauthorized: false,
    agent: false,
    method: body === undefined ? "GET" : "POST",
    headers: {
      Host: `${NAME}:${port}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { statusCode: status, headers: got } = answer;
  return { status, headers: got, text: Buffer.concat(chunks).toString() };
}

/** The product behind a real proxy that runs the example of deploy/. */
async function behind(name: keyof typeof PROXIES, env: Record<string, string> = {}) {
  const [port, plainPort] = [await freePort(LOOPBACK), await freePort(LOOPBACK)];
  const instance = await testInstance({
    hasPages: true,
    env: { APP_URL: `https://${NAME}:${port}`, TRUSTED_PROXY: "X-Real-IP", ...env },
  });
  const folder = await testFolder();
  const site = new URL(instance.url).host;
  const args = await PROXIES[name]({ folder, port, plainPort, site });
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = startProgram(name, args, home);
  onTestFinished(() => program.kill());
  await until(`${name} answers`, async () => {
    if (program.process.exitCode !== null) throw new Error(`${name} ended:\n${program.said()}`);
    return (await ask(port, "/api/health").catch(() => null))?.status === 200;
  });
  return { instance, port };
}

for (const name of ["caddy", "nginx"] as const) {
  describe.skipIf(findProgram(name) === null)(`behind ${name}`, () => {
    test("a booking is made, pages stay compressed and cached as the site says", async () => {
      const { instance, port } = await behind(name);
      const command = tourCommand();
      const booked = await ask(port, BOOKINGS, { body: command });
      expect(booked.status).toBe(200);
      expect(await instance.sql("SELECT id FROM bookings")).toEqual([{ id: command.id }]);

      const direct = await fetch(instance.url, { headers: { "Accept-Encoding": "br" } });
      const page = await ask(port, "/", { headers: { "Accept-Encoding": "br" } });
      expect(page.headers["content-encoding"]).toBe("br");
      for (const header of ["cache-control", "etag", "vary", "content-security-policy"]) {
        expect(page.headers[header], header).toBe(direct.headers.get(header) ?? undefined);
      }
      const again = await ask(port, "/", {
        headers: { "Accept-Encoding": "br", "If-None-Match": String(page.headers.etag) },
      });
      expect(again.status).toBe(304);
      expect((await ask(port, "/")).text).toContain(`https://${NAME}:${port}/`);
      expect((await ask(port, "/nowhere")).status).toBe(404);
    });

    test("each visitor is counted by the address that the proxy saw, not by one they name", async () => {
      const { port } = await behind(name, { RATE_LIMITS: "on" });
      const signIn = (forged: string) =>
        ask(port, "/api/collections/admins/auth-with-password", {
          body: { identity: "admin", password: "wrong" },
          headers: { "X-Real-IP": forged, "X-Forwarded-For": forged },
        });
      const answers = [];
      for (let n = 1; n <= 6; n += 1) answers.push((await signIn(`203.0.113.${n}`)).status);
      expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });
}

describe("the container", () => {
  test("is reached through the proxy of its machine only, whose word counts from the gateway only", async () => {
    const compose = await readFile("deploy/compose.yaml", "utf8");
    const named = (name: string) => new RegExp(`\\b${name}: (\\S+)`).exec(compose)?.[1] ?? "";
    const ports = /ports:\n((?:\s+- .+\n)+)/.exec(compose)?.[1]?.trim();
    expect(ports).toBe('- "127.0.0.1:8090:8090"');
    expect(named("TRUSTED_PROXY")).toBe("X-Real-IP");
    expect(named("TRUSTED_PROXY_FROM")).toBe(named("gateway"));
    const within = networkBits(named("subnet")) ?? "none";
    expect(networkBits(named("gateway"))?.startsWith(within)).toBe(true);
  });

  test("is made from an image that is named by its content, of a Node that is mended", async () => {
    const image = await readFile("deploy/Dockerfile", "utf8");
    const bases = Array.from(image.matchAll(/^FROM (.+)$/gm), ([, base]) => base);
    expect(bases).toEqual([expect.stringMatching(/\/node:24-[\w-]+@sha256:[0-9a-f]{64}$/)]);
    expect(image).not.toMatch(/-p 8090/);
  });
});
