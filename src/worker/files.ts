import type { Language } from "#domain/language.ts";

export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What a build is made of, in the language that this device keeps. */
export interface Build {
  readonly language: Language;
  /** Of the public app. */
  readonly files: readonly BuiltFile[];
  /** Of the back office alone: kept where somebody has signed in (office.ts). */
  readonly office: readonly BuiltFile[];
}

/** @param built each marked with who reads it, null for everybody (scripts/build/public-files.ts) */
export function buildIn(language: Language, built: readonly BuiltFile[]): Build {
  const readBy = (reader: string) =>
    built
      .filter(({ revision }) => revision === null || revision.split(" ").includes(reader))
      .map(({ url }) => ({ url, revision: null }));
  const isOffice = ({ url }: BuiltFile) => !files.some((file) => file.url === url);
  const files = readBy(language);
  return { language, files, office: readBy(`office-${language}`).filter(isOffice) };
}

/** The drawn scenes: what can be missed where data is dear. */
const SCENE = /\.svg$/;

/**
 * The files of this build that the device keeps from the first visit on. With Save-Data on it keeps
 * the pages' scripts and styles only; scenes are then fetched when they are looked at.
 */
export function filesToKeep<File extends BuiltFile>(files: readonly File[]): File[] {
  return files.filter(({ url }) => !(savesData() && SCENE.test(url)));
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
