import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** More than this nobody overlooks: a prefix that repeats becomes a folder. */
const MOST_FILES = 25;

/** Each folder below it that holds more files of its own. */
function fullFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  return [
    ...(files > MOST_FILES ? [`${folder}: ${files}`] : []),
    ...entries
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => fullFolders(join(folder, name))),
  ];
}

test.each(["src", "tests", "scripts"])(
  "no folder of %s holds more files than one overlooks",
  (top) => {
    expect(fullFolders(top)).toEqual([]);
  },
);
