import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageAt } from "#domain/language.ts";
import { ROOT } from "../../src/host/system/root.mjs";
import { pngOf1 } from "../server/support/pictures.ts";
import { sharedAdmin, sharedInstance } from "../server/support/shared.ts";

const instance = sharedInstance({ hasPages: true });
const admin = sharedAdmin(instance);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${instance.url}${path}`, { headers });

/** Every page that is served: all of the table's, the back office, and those that are not found. */
const PAGES = [
  ...Object.entries(
    (
      JSON.parse(readFileSync(join(ROOT, "dist/site.json"), "utf8")) as {
        table: Record<string, { type: string }>;
      }
    ).table,
  )
    .filter(([, { type }]) => type.startsWith("text/html"))
    .map(([path]) => path),
  ...[
    "/admin",
    "/admin/login",
    "/admin/bookings",
    "/admin/nowhere",
    "/nowhere",
    "/tours/unknown",
    "/booking/tour/99",
  ],
];

const BOOKING_PICTURE =
  /^\{const look=\{("[\w-]+":\{"src":"\/assets\/[\w-]+\.svg","className":"[\w ]+"\},?)+\}\[history\.state\?\.scene\];look&&Object\.assign\(document\.querySelector\("main img:not\(\[src\]\)"\),look\)\}$/;
/** Scripts that stand in a page itself: they may run there, word for word, and nowhere else. */
const EARLY_SCRIPTS: Readonly<Record<string, readonly RegExp[]>> = {
  "/confirmation": [
    /^history\.state\?\.booking\|\|location\.replace\("\/(es)?"\)$/,
    BOOKING_PICTURE,
  ],
  "/voucher": [BOOKING_PICTURE],
  // asks for the booking of a link, by a key that is one, and by its header alone
  "/trip": [
    /^\{const key=location\.hash\.slice\(1\);if\(\/\^\[a-z0-9\]\{48\}\$\/\.test\(key\)\)\{const answer=fetch\("\/api\/trip",\{headers:\{"X-Trip-Key":key\},cache:"no-store",redirect:"manual",credentials:"omit"\}\);answer\.catch\(\(\)=>\{\}\);window\.tripAhead=\{key,answer\}\}\}$/,
    BOOKING_PICTURE,
  ],
};
/** The list's own page goes on to ask for the list, under the sign-in that the device has. */
const ASK_AHEAD =
  /;try\{if\(!location\.search\)\{const\{token\}=JSON\.parse\(localStorage\.pocketbase_auth\),path="\/api\/office\/bookings\?[\w=&-]+",answer=fetch\(path,\{headers:\{Authorization:token\},cache:"no-store",redirect:"manual",credentials:"omit"\}\);answer\.catch\(\(\)=>\{\}\);window\.askedAhead=\{path,atMs:Date\.now\(\),answer\}\}\}catch\{\}/;
/** Whoever is not signed in is led to the sign-in, from each address of the back office but that. */
const TO_LOGIN =
  /try\{localStorage\.pocketbase_auth\|\|localStorage\.officeKept\|\|location\.replace\("(?:\/es)?\/admin\/login\?next="\+encodeURIComponent\(location\.pathname\+location\.search\)\)\}catch\{\}/;
/** Whoever is signed in is led to the same address in the account's language. */
const TO_LANGUAGE =
  /try\{const b=\{"en":"","es":"\/es"\},p=location\.pathname,o=Object\.values\(b\)\.find\(x=>x&&p\.startsWith\(x\+"\/"\)\)\?\?"",n=b\[JSON\.parse\(localStorage\.pocketbase_auth\)\.record\.language\];n!==undefined&&n!==o&&location\.replace\(n\+p\.slice\(o\.length\)\+location\.search\+location\.hash\)\}catch\{\}/;
const isOffice = (path: string) => /^\/admin(\/|$)|^\/pages\/office/.test(path);
const officeScript = (path: string) => {
  const toLogin = path === "/admin/login" ? "" : `;?${TO_LOGIN.source}`;
  const ahead = path === "/admin/bookings" ? ASK_AHEAD.source : "";
  return new RegExp(`^${TO_LANGUAGE.source}${toLogin}${ahead}$`);
};
const hashSource = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The policy as a map: directive → its sources. */
const policyOf = (answer: Response) =>
  new Map(
    (answer.headers.get("Content-Security-Policy") ?? "").split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

describe("every page", () => {
  test.each(PAGES)("%s runs scripts of this site only, in nobody's frame", async (path) => {
    const answer = await get(path);
    const policy = policyOf(answer);
    expect(policy.get("default-src")).toEqual(["'self'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "cross-origin-opener-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    // what that policy would stop is not there in the first place
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    const inline = scripts.filter(([, attributes = "", text]) => {
      // data blocks run nowhere
      return text !== "" && !/type="application\/(ld\+)?json"/.test(attributes);
    });
    const texts = inline.map(([, , text = ""]) => text);
    expect(policy.get("script-src")).toEqual(["'self'", ...texts.map(hashSource)]);
    const { path: page } = pageAt(path);
    const early = EARLY_SCRIPTS[page] ?? (isOffice(page) ? [officeScript(page)] : []);
    expect(texts).toEqual(early.map((pattern) => expect.stringMatching(pattern)));
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
    expect(html).not.toMatch(/(href|src)="javascript:/i);
  });
});

describe("the files of the build", () => {
  const files = readdirSync(join(ROOT, "dist"), { recursive: true, encoding: "utf8" });

  test("hold no source map and name none", async () => {
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    const scripts = files.filter((file) => /\.(js|css)$/.test(file));
    expect(scripts.length).toBeGreaterThan(20);
    const naming = scripts.filter((file) =>
      /[#@] ?sourceMappingURL=/.test(readFileSync(join(ROOT, "dist", file), "utf8")),
    );
    expect(naming).toEqual([]);
  });

  test("the service worker's script is asked for anew each time and is no page", async () => {
    const answer = await get("/sw.js");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("Content-Type")).toContain("javascript");
    expect(policyOf(answer).get("script-src")).toEqual(["'self'"]);
  });

  test.each(["/assets/x.js", "/assets/index.js.map", "/assets/x/y.css", "/sw.js.map"])(
    "%s is not there, and never a page",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      if (path.startsWith("/assets/")) {
        expect(answer.headers.get("Content-Type")).not.toContain("html");
      }
    },
  );

  test.each(["/site.json", "/index.html", "/.vite/manifest.json", "/../package.json", "/.stamp"])(
    "%s is not served",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("TLS", () => {
  test("only where the public address has it, a browser is told to stay with it", async () => {
    const paths = ["/", "/admin", "/api/site", "/sw.js"];
    for (const path of paths) {
      expect((await get(path)).headers.get("Strict-Transport-Security"), path).toBeNull();
    }
    await instance.restart({ APP_URL: "https://cayo.example" });
    for (const path of paths) {
      const { headers } = await get(path);
      expect(headers.get("Strict-Transport-Security"), path).toBe("max-age=31536000");
    }
    await instance.restart({ APP_URL: "" });
  });
});

describe("an answer with somebody's data", () => {
  test("is kept by no cache", async () => {
    const headers = { Authorization: admin.token };
    for (const path of [
      "/api/collections/bookings/records",
      "/api/collections/customers/records",
      "/api/office/dashboard",
      "/api/office/field?from=2026-01-01&to=2026-02-01",
    ]) {
      expect((await get(path, headers)).headers.get("Cache-Control"), path).toBe("no-store");
    }
    const asked = await get("/api/bookings/abcdefghij12345", { "X-Manage-Key": "x".repeat(32) });
    expect(asked.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("an uploaded picture", () => {
  const HTML = "<html><script>alert(1)</script><img src=x onerror=alert(1)>";
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

  async function upload(name: string, type: string, content: BlobPart) {
    const [row] = await instance.sql<{ id: string }>("SELECT id FROM tours WHERE number = 1");
    const image = new File([content], name, { type });
    return admin.patch(`/api/collections/tours/records/${row?.id}`, { image });
  }

  test.each([
    ["an SVG", "x.svg", "image/svg+xml", SVG],
    ["an SVG that says PNG", "x.png", "image/png", SVG],
    ["HTML", "x.html", "text/html", HTML],
    ["HTML that says PNG", "x.png", "image/png", HTML],
    ["HTML with a GIF's first letters", "x.gif", "image/gif", `GIF89a${HTML}`],
    ["a script with a GIF's first letters", "x.js", "text/javascript", "GIF89a=1;alert(1)"],
    ["nothing", "x.png", "image/png", ""],
    ["a PNG's first letters", "x.png", "image/png", "\u0089PNG\r\n"],
  ])("is refused: %s", async (_, name, type, content) => {
    expect((await upload(name, type, content)).status).toBe(400);
  });

  test("with HTML behind its last byte is served as a picture that can't run", async () => {
    const png = Buffer.concat([Buffer.from(pngOf1()), Buffer.from(HTML)]);
    const stored = await upload("x.html.png", "image/png", new Uint8Array(png));
    expect(stored.status).toBe(200);
    const { id, image } = stored.body;
    for (const query of ["", "?download=0", "?thumb=100x100", "?thumb=9999x9999"]) {
      const answer = await get(`/api/files/tours/${id}/${image}${query}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type"), query).toBe("image/png");
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      const policy = policyOf(answer);
      expect(policy.has("sandbox")).toBe(true);
      expect(policy.get("default-src")).toEqual(["'none'"]);
      expect(policy.has("script-src")).toBe(false);
    }
  });

  test("is nothing for strangers to make small copies of, in sizes of their own", async () => {
    const [row] = await instance.sql<{ id: string; image: string }>(
      "SELECT id, image FROM tours WHERE number = 1",
    );
    for (let size = 101; size < 110; size++) {
      await get(`/api/files/tours/${row?.id}/${row?.image}?thumb=${size}x${size}`);
    }
    const kept = readdirSync(join(instance.dataDir, "storage"), {
      recursive: true,
      encoding: "utf8",
    });
    const copies = kept.filter((file) => /thumbs_.*\/\d+x\d+_/.test(file));
    expect(copies.every((file) => /\/100x100_/.test(file))).toBe(true);
  });
});
