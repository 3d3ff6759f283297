import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * One server a DATA_DIR: a second one would answer with another's catalogue and send its mails. The
 * lock is a socket that nobody speaks through, since the system itself lets go of it when the
 * process ends, however it ends.
 * @param {string} dataDir
 * @returns {Promise<() => void>} lets go
 * @throws {Error} when another start holds it, or nothing can be written there
 */
export async function lockData(dataDir) {
  makeWritable(dataDir);
  const path = socketPath(realpathSync(dataDir));
  const held = (await listen(path)) ?? ((await isLeftOver(path)) ? await listen(path) : null);
  if (held) return () => held.close();
  throw new Error(`DATA_DIR ${dataDir} is in use: stop the site that runs on it, or set DATA_DIR.`);
}

/** @param {string} dataDir */
function makeWritable(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : error;
    throw new Error(
      `DATA_DIR ${dataDir} can't be written (${reason}): give another, or its rights.`,
    );
  }
}

/** @param {string} folder */
function socketPath(folder) {
  const name = `cayo-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  // Linux has names that are no files, so that nothing is left over
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

/**
 * @param {string} path
 * @returns {Promise<import("node:net").Server | null>}
 */
function listen(path) {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === "EADDRINUSE" ? done(null) : fail(error),
    );
    server.listen(path, () => done(server.unref()));
  });
}

/**
 * Where the socket is a file, it may have outlived its process; then it is removed.
 * @param {string} path
 * @returns {Promise<boolean>}
 */
function isLeftOver(path) {
  if (path.startsWith("\0")) return Promise.resolve(false);
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(false);
    });
    socket.once("error", () => {
      rmSync(path, { force: true });
      done(true);
    });
  });
}
