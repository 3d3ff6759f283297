import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/*
 * SQLite's own command line, started once for all that a worker asks: to start it for each question cost more than
 * the answer. Each question opens its database anew, so that nobody is in the way of a restore, a kill or a copy.
 */

const PROGRAM = "sqlite3";
/** What it prints after an answer; no row of ours says so. */
const END = "that was all";

type Mode = "json" | "list";

interface Shell {
  readonly process: ChildProcessWithoutNullStreams;
  /** The rows of the question that is being answered. */
  lines: string[];
  answered: ((text: string) => void) | null;
  failed: ((why: Error) => void) | null;
}

let shell: Shell | null = null;
let last: Promise<unknown> = Promise.resolve();

function start(): Shell {
  // without the second, what SQLite would do (EXPLAIN) comes as a table for eyes, whatever was asked for
  const process = spawn(PROGRAM, ["-bail", "-cmd", ".explain off"]);
  const begun: Shell = { process, lines: [], answered: null, failed: null };
  let trouble = "";
  process.stderr.on("data", (said) => {
    trouble += said;
  });
  createInterface(process.stdout).on("line", (line) => {
    if (line !== END) begun.lines.push(line);
    else begun.answered?.(begun.lines.join("\n"));
  });
  // it ends at the first mistake
  process.on("close", () => {
    if (shell === begun) shell = null;
    begun.failed?.(new Error(trouble || "sqlite3 has ended"));
  });
  process.on("error", (error) => begun.failed?.(error));
  process.stdin.on("error", () => {});
  process.unref();
  for (const end of [process.stdin, process.stdout, process.stderr]) {
    (end as unknown as { unref?: () => void }).unref?.();
  }
  return begun;
}

function answer(database: string, query: string, mode: Mode): Promise<string> {
  shell ??= start();
  const asked = shell;
  return new Promise((answered, failed) => {
    Object.assign(asked, { lines: [], answered, failed });
    asked.process.stdin.write(
      [`.open "${database}"`, ".timeout 10000", `.mode ${mode}`, `${query}\n;`, ".open :memory:"]
        .concat(`.print "${END}"`, "")
        .join("\n"),
    );
  });
}

/**
 * Asks a database file, past PocketBase; one question after the other.
 * @returns what SQLite prints: JSON (nothing where there are no rows) or lines with `|` between the columns
 * @throws with SQLite's own words
 */
export function askSqlite(database: string, query: string, mode: Mode = "json"): Promise<string> {
  const turn = last.then(() => answer(database, query, mode));
  last = turn.catch(() => {});
  return turn;
}
