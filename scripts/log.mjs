import { format as textOf } from "node:util";

/** @typedef {Record<string, string | number | boolean>} Facts */
/** @typedef {(event: string, facts?: Facts) => void} Tell */
/** @typedef {"text" | "json"} LogFormat */

/** How grave each event is (docs/OPERATIONS.md, Logs); those without a name here are information. */
const LEVELS = new Map([
  ["fault", "error"],
  ["storage-trouble", "error"],
  ["mail-failed", "warn"],
  ["mail-given-up", "error"],
  ["backup-failed", "error"],
  ["backup-copy-failed", "error"],
  ["ended", "error"],
]);

/**
 * How the start process tells what happens. `json`: one line an event, for a service manager and
 * what collects its logs. `text`: for a terminal, where only trouble is worth a line.
 * @param {LogFormat} format
 * @returns {Tell}
 */
export function openLog(format) {
  return (event, facts = {}) => {
    const level = LEVELS.get(event) ?? "info";
    if (format === "json") return writeLine({ level, event, ...facts });
    if (level === "info") return;
    const words = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
    console.error(`${event}: ${words.join(", ")}`);
  };
}

/** Whatever else this process and PocketBase print becomes events of their own, called `note`. */
export function notesAsJson() {
  for (const [method, level] of /** @type {const} */ ([
    ["log", "info"],
    ["warn", "warn"],
    ["error", "error"],
  ])) {
    console[method] = (/** @type {unknown[]} */ ...words) =>
      writeLine({ level, event: "note", text: textOf(...words).trim() });
  }
}

/** @param {Facts} line */
function writeLine(line) {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
