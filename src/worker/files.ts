export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Kept where somebody has signed in (office.ts); the build marks them so (vite.config.ts). */
export const isOfficeFile = ({ revision }: BuiltFile) => revision === "office";

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
