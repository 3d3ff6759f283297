import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolEnvironment } from "./tool-environment.mjs";

/**
 * `fd`: of the folder; a child that inherits it holds the lock too, for as long as it lives. Null where
 * sockets are the lock
 */
export interface DataLock {
  fd: number | null;
  unlock: () => void;
}

/**
 * One server a DATA_DIR: a second one would answer with another's catalogue and send its mails. The
 * lock is the system's on the folder itself, so that it counts for processes of other containers
 * too, and ends with those who hold it, however they end. Without flock(1) it is a socket that
 * nobody speaks through, for the processes of this machine.
 * @throws when another start holds it, or nothing can be written there
 */
export async function lockData(dataDir: string): Promise<DataLock> {
  makeWritable(dataDir);
  const lock = lockFolder(dataDir) ?? (await lockSocket(socketPath(realpathSync(dataDir))));
  if (lock !== "in use") return lock;
  throw new Error(`DATA_DIR ${dataDir} is in use: stop the site that runs on it, or set DATA_DIR.`);
}

function makeWritable(dataDir: string) {
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

/**
 * flock(1) locks the file that it inherits, and with it ours: both are the same open file.
 * @returns null where there is no flock, or the disk knows no locks
 */
function lockFolder(folder: string): DataLock | "in use" | null {
  if (process.platform !== "linux") return null;
  const fd = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const { status } = spawnSync("flock", ["-n", "3"], {
    env: toolEnvironment(),
    stdio: ["ignore", "ignore", "ignore", fd],
  });
  if (status === 0) return { fd, unlock: once(() => closeSync(fd)) };
  closeSync(fd);
  return status === 1 ? "in use" : null;
}

/** A number that was given back may be another file's by now. */
function once(act: () => void) {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

async function lockSocket(path: string): Promise<DataLock | "in use"> {
  const held = (await listen(path)) ?? ((await isLeftOver(path)) ? await listen(path) : null);
  return held ? { fd: null, unlock: () => held.close() } : "in use";
}
function socketPath(folder: string) {
  const name = `cayo-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  // Linux has names that are no files, so that nothing is left over
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(null) : fail(error),
    );
    server.listen(path, () => done(server.unref()));
  });
}

/** Where the socket is a file, it may have outlived its process; then it is removed. */
function isLeftOver(path: string): Promise<boolean> {
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
