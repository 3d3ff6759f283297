import type { Language } from "#domain/language.ts";

export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What a build is made of, in the language that this device keeps: paths, whose names have their content's hash. */
export interface Build {
  readonly language: Language;
  /** Of the public app. */
  readonly files: readonly string[];
  /** Of the back office alone: kept where somebody has signed in (office.ts). */
  readonly office: readonly string[];
}

/** Of the public app's files. */
export const APP_CACHE = "app-files";

/** @param built each marked with who reads it, null for everybody (scripts/build/public-files.ts) */
export function buildIn(language: Language, built: readonly BuiltFile[]): Build {
  const readBy = (reader: string) =>
    built
      .filter(({ revision }) => revision === null || revision.split(" ").includes(reader))
      .map(({ url }) => `/${url}`);
  const files = readBy(language);
  const isOffice = (path: string) => !files.includes(path);
  return { language, files, office: readBy(`office-${language}`).filter(isOffice) };
}

/** The drawn scenes: what can be missed where data is dear. */
const SCENE = /\.svg$/;

/**
 * The files of this build that the device keeps from the first visit on. With Save-Data on it keeps
 * the pages' scripts and styles only; scenes are then fetched when they are looked at.
 */
export function filesToKeep(files: readonly string[]): string[] {
  return files.filter((path) => !(savesData() && SCENE.test(path)));
}

const pathOf = ({ url }: Request) => new URL(url).pathname;

/**
 * What a release has not changed is here already; the rest is fetched one after the other: who reads meanwhile has the
 * line, too. Fails with the first that can't be had.
 */
export async function fetchMissing(cacheName: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const here = new Set((await cache.keys()).map(pathOf));
  for (const path of paths) if (!here.has(path)) await cache.add(path);
}

/** Drops what is not among these. */
export async function dropOthers(cacheName: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set(paths);
  for (const request of await cache.keys()) {
    if (!kept.has(pathOf(request))) await cache.delete(request);
  }
}

function savesData(): boolean {
  const connection = "connection" in navigator ? navigator.connection : null;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
