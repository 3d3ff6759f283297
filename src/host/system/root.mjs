// Plain JavaScript, as its neighbours are: what installs and builds the host (scripts/prepare.mjs) runs
// them as they stand.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** @param {URL} folder @returns {URL} */
const cloneAround = (folder) =>
  existsSync(new URL("package.json", folder)) ? folder : cloneAround(new URL("..", folder));

/** The folder that holds package.json, whatever the caller's working directory is, built or not. */
export const ROOT = fileURLToPath(cloneAround(new URL(".", import.meta.url)));

/**
 * This product's folder among the user's caches.
 * @param {Record<string, string | undefined>} variables
 */
export const cacheFolder = (variables) =>
  join(variables.XDG_CACHE_HOME || join(homedir(), ".cache"), "cayo-wayfarers");
