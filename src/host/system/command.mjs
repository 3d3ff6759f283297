import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./root.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

/** @typedef {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string }} CommandOptions */

/**
 * Runs a command to its end. Quiet: its output is kept and returned instead of shown. It sees no
 * password and no key of the site's, unless `env` hands one on.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command does not exist
 */
export function run(command, args, { env = toolEnvironment(), quiet = true, cwd = ROOT } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? "pipe" : "inherit" });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => done({ code: 127, output: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * As run(), but a failure is an error that carries the command's output.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export async function runOrThrow(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  throw new Error(`${output.trim()}\n${[command, ...args].join(" ")} ended with ${code}.`);
}

/**
 * The path of a tool that npm installed; called directly, it starts half a second before npx does.
 * @param {string} name
 */
export const tool = (name) => join(ROOT, "node_modules", ".bin", name);

/** @param {NodeJS.ErrnoException} error of the system's, it says what can be done about it */
function toldOf({ code, path, message }) {
  if (code === "ENOSPC") return `The disk is full: make room, then say it again. (${message})`;
  const isForbidden = path && (code === "EACCES" || code === "EPERM" || code === "EROFS");
  return isForbidden
    ? `${path} is not this user's to use (${code}): give its rights, or another.`
    : message;
}

/**
 * Runs a command's main function: an error is printed in one piece, without a stack.
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  main().catch((error) => {
    console.error(error instanceof Error ? toldOf(error) : error);
    process.exit(1);
  });
}
