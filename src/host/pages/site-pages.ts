import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { Site } from "#domain/site/site.ts";
import { ask as askServer } from "../system/ask.ts";
import { ROOT } from "../system/root.mjs";
import { toolEnvironment } from "../system/tool-environment.mjs";
import { inTurn } from "../system/turn.ts";
import type { Sites } from "./render.ts";

const PROGRAM = join(ROOT, "dist-host/publish.js");
/** Between two looks at what the operator has changed; an answer without news is a few bytes. */
const LOOK_MS = 2_000;
const AFTER_FAILURE_MS = 4_000;
const TIME_LIMIT_MS = 10_000;
/** Longer than so nobody waits for another site's pages, which may hang, seconds. */
const LONGEST_TURN_S = 60;
/** What the program may use of a small server's memory. */
const HEAP_MB = 128;
const LOW_PRIORITY = 10;

export interface Following {
  /** When it resolves, nothing is written any more. */
  stop: () => Promise<void>;
  /** Resolves when the server's pages are served, or can't be for now. */
  first: Promise<void>;
  /** Resolves when they are compressed as far as it goes, which takes a core for some seconds once they stay as they are. */
  shrunk: () => Promise<void>;
}

interface Followed {
  dist: string;
  target: string;
  appUrl: string;
  /**
   * Pages are served as soon as they are there, and compressed as far as it goes when they have stayed as they are for so
   * long. Without it never.
   */
  smallAfterMs: number | undefined;
}

/**
 * The pages of one server, in a folder of their own, which follow what PocketBase tells under /api/site.
 * Every state is a folder that is complete before the file `current` names it; that file is replaced in one
 * step, so the hooks (src/server/site/files.ts) see the old state or the new one, whatever is killed when
 * (docs/decisions/0011).
 */
export function sitePages({ dist, target, appUrl, smallAfterMs }: Followed) {
  const distPages = join(dist, "../dist-pages");
  const hasBuild = existsSync(join(dist, "site.json"));
  const isShrunk = smallAfterMs !== undefined;
  // The pages of an earlier run are not served before it is known that they are still right.
  const boot = hasBuild ? randomBytes(8).toString("hex") : "";
  const current = join(target, "current");
  mkdirSync(target, { recursive: true, mode: 0o700 });

  /** When this machine has started: what was written before a power cut may be half there, whatever names it. */
  const system = read("/proc/sys/kernel/random/boot_id");
  const nameOf = (sites: Sites, isSmall: boolean) => {
    const build = readFileSync(join(dist, "site.json"), "utf8");
    const key = JSON.stringify({ build, appUrl, sites: idsOf(sites), isSmall, system });
    return createHash("sha256").update(key).digest("hex").slice(0, 32);
  };

  const show = (name: string) => {
    const shown = /"folder":"(\w+)"/.exec(read(current))?.[1];
    const file = openSync(`${current}.next`, "w", 0o600);
    writeSync(file, JSON.stringify({ boot, folder: name }));
    fsyncSync(file);
    closeSync(file);
    renameSync(`${current}.next`, current);
    // an answer under way may still read what was shown until now
    const kept = new Set(["current", name, shown]);
    for (const old of readdirSync(target)) {
      if (!kept.has(old)) rmSync(join(target, old), { recursive: true, force: true });
    }
  };

  /** Ends what is under way for a site that is no longer the newest. */
  let outdated = new AbortController();

  const publish = async (sites: Sites, isSmall: boolean) => {
    const { signal } = outdated;
    const name = nameOf(sites, isSmall);
    const folder = join(target, name);
    if (!existsSync(join(folder, "site.json"))) {
      const job = { dist, distPages, sites, appUrl, folder, small: isSmall };
      const work = () => runProgram(JSON.stringify(job), { signal, isUrgent: !isSmall });
      // of all sites of a machine one at a time, and those that visitors wait for in a queue of their own
      await (isSmall
        ? inTurn(join(dist, "site.json"), { signal }, work)
        : inTurn(PROGRAM, { signal, mostSeconds: LONGEST_TURN_S }, work));
    }
    if (!signal.aborted) show(name);
  };

  /** Compresses the pages as far as it goes, when they have stayed as they are for a while. */
  const shrink = async (sites: Sites) => {
    const isThere = existsSync(join(target, nameOf(sites, true), "site.json"));
    if (!isThere) await wait(smallAfterMs, undefined, { signal: outdated.signal });
    await publish(sites, true);
  };

  /**
   * Follows the server's site from now on.
   * @param server its address
   */
  const follow = (server: string): Following => {
    /** The ETags of the newest state that has been made into pages: the state itself would be half a megabyte for good. */
    let known: Etags | null = null;
    let timer: NodeJS.Timeout | undefined;
    let isStopping = false;
    /** The best compression, which nobody waits for but the end. */
    let shrinking = Promise.resolve();
    let asking = new AbortController();
    const look = async () => {
      let waitMs = LOOK_MS;
      try {
        asking = new AbortController();
        const told = await askForSites(server, { known, asking });
        if (!told || isStopping) return;
        outdated.abort();
        await shrinking;
        if (isStopping) return;
        outdated = new AbortController();
        // the best compression takes longer than a visitor should wait for a new price
        if (!isShrunk || !existsSync(join(target, nameOf(told.sites, true), "site.json"))) {
          await publish(told.sites, false);
        }
        known = told.etags;
        if (isShrunk && !isStopping) shrinking = shrink(told.sites).catch(report);
      } catch (error) {
        report(error);
        waitMs = AFTER_FAILURE_MS;
      } finally {
        if (!isStopping) {
          timer = setTimeout(() => {
            looking = look();
          }, waitMs);
        }
      }
    };
    const report = (error: unknown) => {
      if (error instanceof Error && error.name === "AbortError") return;
      if (!isStopping) console.error(`The pages could not be rendered: ${error}`);
    };
    const first = hasBuild ? look() : Promise.resolve();
    let looking = first;
    const stop = async () => {
      isStopping = true;
      clearTimeout(timer);
      asking.abort();
      outdated.abort();
      await Promise.all([looking, shrinking]);
    };
    return { first, shrunk: () => shrinking, stop };
  };

  return { boot, follow };
}

/** Empty where there is none. */
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

const idsOf = (sites: Sites) => LANGUAGES.map((language) => sites[language].id);

type Etags = Readonly<Record<Language, string>>;

/** What the server tells in all languages, with the ETags of its answers. */
interface Told {
  sites: Sites;
  etags: Etags;
}

/** @returns null where there is no news of what is `known` in any language */
async function askForSites(
  server: string,
  { known, asking }: { known: Etags | null; asking: AbortController },
): Promise<Told | null> {
  const tooLong = setTimeout(
    () => asking.abort(new Error("/api/site does not answer")),
    TIME_LIMIT_MS,
  );
  /** Null where it is what is known. */
  const ask = async (language: Language, etag = "") => {
    const { status, headers, body } = await askServer(`${server}/api/site?language=${language}`, {
      headers: etag ? { "If-None-Match": etag } : {},
      signal: asking.signal,
    });
    if (etag && status === 304) return null;
    if (status !== 200) throw new Error(`/api/site answers ${status}`);
    const site = JSON.parse(body) as Site;
    return { sites: { [language]: site }, etags: { [language]: headers.etag ?? "" } };
  };
  try {
    const news = await Promise.all(LANGUAGES.map((language) => ask(language, known?.[language])));
    if (news.every((one) => one === null)) return null;
    const all = await Promise.all(LANGUAGES.map((language, at) => news[at] ?? ask(language)));
    return {
      sites: Object.assign({}, ...all.map((one) => one?.sites)),
      etags: Object.assign({}, ...all.map((one) => one?.etags)),
    };
  } finally {
    clearTimeout(tooLong);
  }
}

/** @param options `signal`: ends it */
function runProgram(
  input: string,
  { signal, isUrgent }: { signal: AbortSignal; isUrgent: boolean },
) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, PROGRAM], {
      stdio: ["pipe", "ignore", "pipe"],
      env: toolEnvironment(),
      signal,
      killSignal: "SIGKILL",
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    let failure: Error | undefined;
    child.on("error", (error) => {
      failure = error;
      if (!child.pid) reject(error);
    });
    // one that is ended from here may write until it is gone
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(failure ?? new Error(said || `it ended with ${code}`)),
    );
    if (child.pid && !isUrgent) setPriority(child.pid, LOW_PRIORITY);
    child.stdin.on("error", () => {}); // it has ended before it has read: told by `close`
    child.stdin.end(input);
  });
}
