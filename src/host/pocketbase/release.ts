import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extractZip } from "../system/extract-zip.ts";
import type { Making } from "./way.ts";

const RELEASES = "https://github.com/pocketbase/pocketbase/releases";
/** Where GitHub cannot be reached, the next way must not be kept waiting. */
const FIRST_ANSWER_MS = 5000;
const DOWNLOAD_MS = 180_000;

const SYSTEMS: Record<string, string> = { linux: "linux", darwin: "darwin", win32: "windows" };
const PROCESSORS: Record<string, string> = { x64: "amd64", arm64: "arm64", arm: "armv7" };

/** The name of the official archive for a platform; null where there is none. */
export function archiveName({
  version,
  platform,
  arch,
}: Record<"version" | "platform" | "arch", string>) {
  const machine = machineName(platform, arch);
  return machine && `pocketbase_${version}_${machine}.zip`;
}

function machineName(platform: string, arch: string) {
  const system = SYSTEMS[platform];
  const processor = PROCESSORS[arch];
  return system && processor ? `${system}_${processor}` : null;
}

export const releasePage = (version: string) => `${RELEASES}/tag/v${version}`;

/** @returns null when it cannot be had */
async function download(url: string): Promise<Buffer | null> {
  const giveUp = new AbortController();
  let timer = setTimeout(() => giveUp.abort(), FIRST_ANSWER_MS);
  try {
    const answer = await fetch(url, { signal: giveUp.signal });
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(), DOWNLOAD_MS);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Way 3: the official release archive, checked against the known SHA-256. Null when it cannot be
 * had or its sum is not known; an archive that does not match is refused aloud.
 * @returns the executable's path
 */
export async function fromRelease({
  version,
  work,
  warn,
  sums,
  base = `${RELEASES}/download`,
}: Making & { base?: string }): Promise<string | null> {
  const name = archiveName({ version, platform: process.platform, arch: process.arch });
  const sum = sums[machineName(process.platform, process.arch) ?? ""];
  if (name === null || !sum) return null;
  const archive = await download(`${base}/v${version}/${name}`);
  if (archive === null) return null;

  if (createHash("sha256").update(archive).digest("hex") !== sum) {
    warn(`${name} is not the known one, by its SHA-256; it was refused.`);
    return null;
  }
  const file = join(work, name);
  const unpacked = join(work, "unpacked");
  await writeFile(file, archive);
  await extractZip(file, unpacked);
  return join(unpacked, process.platform === "win32" ? "pocketbase.exe" : "pocketbase");
}
