import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../system/ask.ts";
import { dependent } from "../system/dependent.ts";
import type { Log } from "../system/log.ts";
import { ROOT } from "../system/root.mjs";

const KEPT_LINES = 40;
/** A start may check a large database and make a backup before its migrations. */
const HEALTH_MS = 10 * 60_000;

/** How src/server/machine/events.ts tells of one, behind the time that Go puts before it. */
const EVENT = /^[\d/]+ [\d:]+ @event (\{.*\})$/;

/** In what PocketBase says once its port is its own. */
const LISTENS = "Server started at";

export type Child = ChildProcessByStdio<null, Readable, Readable>;

export interface Spawning {
  binary: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  quiet: boolean;
  /** Of the data's lock, which PocketBase holds too. */
  lockFd?: number | null;
  /** Gets the events that the hooks tell. */
  log?: Log;
}

/**
 * Starts the executable with files only its user can read. Of its output the banner stays behind, and a
 * line with the installer's link always does: that link is a superuser's token.
 */
export function spawnPocketBase({
  binary,
  args,
  env,
  quiet,
  lockFd = null,
  log = () => {},
}: Spawning): {
  child: Child;
  exited: Promise<void>;
  /** True once it has the port: before that another may answer there. */
  listens: () => boolean;
  show: () => void;
  whatItSaid: () => string;
} {
  const [command, ...rest] = dependent(binary, args);
  const stdio: ["ignore", "pipe", "pipe", ...number[]] = [
    "ignore",
    "pipe",
    "pipe",
    ...(lockFd === null ? [] : [lockFd]),
  ];
  const child = spawn(command, rest, { cwd: ROOT, env, stdio }) as Child;

  const lastLines: string[] = [];
  // What a start that fails says stands in its error; only afterwards is it shown as it comes.
  let isShown = false;
  let isListening = false;
  const take = (line: string, matters: boolean) => {
    if (line.includes("pbinstall") || line.trim() === "") return;
    const [, told] = EVENT.exec(line) ?? [];
    if (told) {
      const { event, ...facts } = JSON.parse(told);
      return log(event, facts);
    }
    isListening ||= line.includes(LISTENS);
    lastLines.push(line);
    if (lastLines.length > KEPT_LINES) lastLines.shift();
    if (matters && isShown) console.error(line);
  };
  createInterface(child.stdout).on("line", (line) => take(line, /error|failed|panic/i.test(line)));
  createInterface(child.stderr).on("line", (line) => take(line, true));

  const exited: Promise<void> = new Promise((done) => {
    child.once("close", () => done());
    child.once("error", (error) => {
      lastLines.push(error.message);
      done();
    });
  });
  return {
    child,
    exited,
    listens: () => isListening,
    show: () => {
      isShown = !quiet;
    },
    whatItSaid: () => lastLines.join("\n").split(/\ngoroutine \d+ /)[0] ?? "",
  };
}

type Waited = Pick<ReturnType<typeof spawnPocketBase>, "child" | "listens"> & { url: string };

/** True once PocketBase, and nobody in its place, answers there; false when it ended before, or time is up. */
export async function waitForHealth({ url, child, listens }: Waited) {
  const end = Date.now() + HEALTH_MS;
  const isRunning = () =>
    Boolean(child.pid) && child.exitCode === null && child.signalCode === null;
  while (isRunning() && Date.now() < end) {
    const signal = AbortSignal.timeout(2000);
    const answer = listens() ? await ask(`${url}/api/health`, { signal }).catch(() => null) : null;
    // With a domain the plain port answers by a redirect, which says as much.
    if (answer !== null && (answer.status === 200 || answer.status === 302)) return isRunning();
    await sleep(40);
  }
  return false;
}
