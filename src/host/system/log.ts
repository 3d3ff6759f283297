import { format as textOf } from "node:util";

export type Facts = Record<string, string | number | boolean>;

export type Log = (event: string, facts?: Facts) => void;

export type LogFormat = "text" | "json";

/** How grave each event is (docs/OPERATIONS.md, Logs); those without a name here are information. */
const LEVELS = new Map([
  ["fault", "error"],
  ["storage-trouble", "error"],
  ["mail-failed", "warn"],
  ["mail-given-up", "error"],
  ["push-failed", "warn"],
  ["push-given-up", "error"],
  ["backup-failed", "error"],
  ["backup-copy-failed", "error"],
  ["shipping-ended", "warn"],
  ["shipping-stands", "error"],
  ["shipping-log-dropped", "error"],
  ["shipping-unused", "warn"],
  ["overtaken", "error"],
  ["standby", "warn"],
  ["standby-failed", "error"],
  ["erasure-unfinished", "error"],
  ["lists-behind", "warn"],
  ["ended", "error"],
]);

/** So many of one event are told in a minute; the others are counted, or a flood of them fills a disk. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** How often each event has come in its running minute. */
const counts: Map<string, number> = new Map();

/**
 * False for one too many.
 * @param tellMore is told at the end of the minute how many those were
 */
function mayBeTold(event: string, tellMore: (count: number) => void) {
  const before = counts.get(event) ?? 0;
  if (before === 0) {
    const end = () => {
      const more = (counts.get(event) ?? 0) - MOST_A_MINUTE;
      counts.delete(event);
      if (more > 0) tellMore(more);
    };
    setTimeout(end, MINUTE_MS).unref();
  }
  counts.set(event, before + 1);
  return before < MOST_A_MINUTE;
}

/**
 * How the start process tells what happens. `json`: one line an event, for a service manager and
 * what collects its logs. `text`: for a terminal, where only trouble is worth a line.
 */
export function openLog(format: LogFormat): Log {
  return (event, facts = {}) => {
    const level = LEVELS.get(event) ?? "info";
    if (format === "json") return writeLine({ level, event, ...facts });
    if (level === "info") return;
    const isTold = mayBeTold(event, (more) => console.error(`${event}: ${more} more in a minute`));
    if (!isTold) return;
    const words = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
    console.error(`${event}: ${words.join(", ")}`);
  };
}

/** Whatever else this process and PocketBase print becomes events of their own, called `note`. */
export function notesAsJson() {
  for (const [method, level] of [
    ["log", "info"],
    ["warn", "warn"],
    ["error", "error"],
  ] as const) {
    console[method] = (...words: unknown[]) =>
      writeLine({ level, event: "note", text: textOf(...words).trim() });
  }
}

function writeLine(line: Facts & { level: string; event: string }) {
  const { level, event } = line;
  if (mayBeTold(event, (count) => write({ level, event: "more", of: event, count }))) write(line);
}

function write(line: Facts) {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
