import { rm } from "node:fs/promises";
import { isLoopback } from "../environment/addresses.ts";
import { cacheRoot, type Kept, keep, makeWorkFolder, readCached } from "./cache.ts";
import { FALLBACK_VERSION, fromNpm, isFallback } from "./fallback.ts";
import { fromGo } from "./go.ts";
import { archiveName, fromRelease, releasePage } from "./release.ts";
import type { Sums, Warn, Way } from "./way.ts";

/**
 * The one place that names PocketBase's version. 0.40.x needs Go 1.27 to be built; 0.39.11 is the
 * newest that every way below can give (docs/decisions/0001-pocketbase-version.md).
 */
export const PINNED = "0.39.11";

/**
 * SHA-256 of its official archives. What the release says of itself counts for nothing: whoever can
 * replace an archive there can replace the list of checksums beside it.
 */
const ARCHIVES: Sums = {
  linux_amd64: "08b9fcda0d5fd42cb315dc15a36dfa121c993855bd635f01d347c31b4328ec34",
  linux_arm64: "8c785618840df7ebba795fdf4eba33a5fed64ac5307ad8023b955b4ebb82048b",
  linux_armv7: "ba5cde96576716ea8ecf96a11b53a4e0c376f24d93cd48e70aaee54f620ddc5e",
  darwin_amd64: "888892fe5fe64cea4a1441937671e191b32ed8f322fa09d3d7b3ca2fc1d7be29",
  darwin_arm64: "9da6fbe11e82c5b1704e56f7457b24682e01c510206c29b798a458119fa2be20",
};

/** `version` is "given" for POCKETBASE_BIN. */
export interface PocketBase {
  path: string;
  version: string;
}

const WAYS: { pinned: Way[]; fallback: Way } = { pinned: [fromRelease, fromGo], fallback: fromNpm };

const FALLBACK_WARNING = `PocketBase ${PINNED} could not be had; ${FALLBACK_VERSION} from npm is used, for trying out only: it lacks the fix of CVE-2026-82410.`;

const warnAloud = (sentence: string) => console.warn(`Warning: ${sentence}`);

/** Finds the PocketBase executable, in the contract's order. */
export async function findPocketBase(
  environment: { host: string; pocketbaseBin: string | null },
  options: {
    root?: string;
    ways?: { pinned: Way[]; fallback: Way };
    warn?: Warn;
  } = {},
): Promise<PocketBase> {
  const { root = cacheRoot(process.env), ways = WAYS, warn = warnAloud } = options;
  if (environment.pocketbaseBin) return { path: environment.pocketbaseBin, version: "given" };

  const kept = await readCached({ root, version: PINNED, warn });
  if (kept) return { path: kept, version: PINNED };
  for (const way of ways.pinned) {
    const path = await makeAndKeep({ way, root, version: PINNED, warn });
    if (path) return { path, version: PINNED };
  }

  if (isLoopback(environment.host)) {
    const path = await findFallback({ way: ways.fallback, root, warn });
    if (path) {
      warn(FALLBACK_WARNING);
      return { path, version: FALLBACK_VERSION };
    }
  }
  const target = { version: PINNED, platform: process.platform, arch: process.arch };
  throw new Error(
    `PocketBase ${PINNED} was not found and could not be built: download ${archiveName(target) ?? "it"} from ${releasePage(PINNED)}, unpack it and give its path as POCKETBASE_BIN.`,
  );
}

async function makeAndKeep({
  way,
  root,
  version,
  warn,
}: Kept & { way: Way }): Promise<string | null> {
  const work = await makeWorkFolder(root);
  try {
    const executable = await way({ version, work, warn, sums: ARCHIVES });
    return executable && (await keep({ root, version, executable, warn }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * The fallback has a folder of its own: the pinned version's never holds anything else. What is
 * kept of it is held against the known hash too, not only against the hash beside it.
 */
async function findFallback({ way, root, warn }: Omit<Kept, "version"> & { way: Way }) {
  const version = `fallback-${FALLBACK_VERSION}`;
  const kept = await readCached({ root, version, warn });
  if (kept && (await isFallback(kept))) return kept;
  return makeAndKeep({ way, root, version, warn });
}
