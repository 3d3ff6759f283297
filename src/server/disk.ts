import { numberOf } from "./office/sql.ts";

/** What is wanted beside the room for a backup, in bytes. */
const RESERVE_BYTES = 1024 ** 3;
/** A backup's archive, and the copy that is opened to check it. */
const COPIES = 2;

/** The room on the disk that holds the data; null where the system does not tell. */
export interface DiskSpace {
  readonly freeBytes: number;
  /** True when the next backup may not find its room. */
  readonly isLow: boolean;
}

/** PocketBase's engine can't ask the system itself: POSIX' `df` does, in some 2 ms. */
export function diskSpace(app: pb.App): DiskSpace | null {
  const freeBytes = freeOf(app.dataDir());
  if (freeBytes === null) return null;
  const database = numberOf(
    app,
    "SELECT page_count * page_size AS value FROM pragma_page_count, pragma_page_size",
  );
  return { freeBytes, isLow: freeBytes < RESERVE_BYTES + COPIES * database };
}

function freeOf(folder: string): number | null {
  try {
    // the third number of the second line, in blocks of 1,024 bytes
    const said = toString($os.cmd("df", "-Pk", folder).output());
    const numbers = /\s(\d+)\s+(\d+)\s+(\d+)\s+\d+%/.exec(said.split("\n")[1] ?? "");
    return numbers ? Number(numbers[3]) * 1024 : null;
  } catch {
    return null; // no df here, as on Windows
  }
}
