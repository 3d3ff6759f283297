import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipFile } from "./unzip.mjs";

const RELEASES = "https://github.com/pocketbase/pocketbase/releases";
/** Where GitHub cannot be reached, the next way must not be kept waiting. */
const FIRST_ANSWER_MS = 5000;
const DOWNLOAD_MS = 180_000;

/** @type {Record<string, string>} */
const SYSTEMS = { linux: "linux", darwin: "darwin", win32: "windows" };
/** @type {Record<string, string>} */
const PROCESSORS = { x64: "amd64", arm64: "arm64", arm: "armv7" };

/**
 * The name of the official archive for a platform; null where there is none.
 * @param {{ version: string, platform: string, arch: string }} target
 */
export function archiveName({ version, platform, arch }) {
  const system = SYSTEMS[platform];
  const processor = PROCESSORS[arch];
  return system && processor ? `pocketbase_${version}_${system}_${processor}.zip` : null;
}

/** @param {string} version */
export const releasePage = (version) => `${RELEASES}/tag/v${version}`;

/** @param {string} url @param {number} timeout */
async function download(url, timeout) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => null);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

/**
 * Way 3: the official release archive, checked against the release's checksums. Null when it
 * cannot be had; an archive that does not match is refused aloud.
 * @param {{ version: string, work: string, warn: (sentence: string) => void, base?: string }} options
 * @returns {Promise<string | null>} the executable's path
 */
export async function fromRelease({ version, work, warn, base = `${RELEASES}/download` }) {
  const name = archiveName({ version, platform: process.platform, arch: process.arch });
  if (name === null) return null;
  const checksums = await download(`${base}/v${version}/checksums.txt`, FIRST_ANSWER_MS);
  if (checksums === null) return null;
  const archive = await download(`${base}/v${version}/${name}`, DOWNLOAD_MS);
  if (archive === null) return null;

  const line = `${createHash("sha256").update(archive).digest("hex")}  ${name}`;
  if (!checksums.toString("utf8").split(/\r?\n/).includes(line)) {
    warn(`${name} does not match the release's checksums; it was refused.`);
    return null;
  }
  const executable = join(work, "pocketbase");
  const inside = process.platform === "win32" ? "pocketbase.exe" : "pocketbase";
  await writeFile(executable, unzipFile(archive, inside), { mode: 0o755 });
  return executable;
}
