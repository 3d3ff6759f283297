import type { Plugin } from "vite";

const LAST_VERSION = /(this\.version\(\d+\)\.stores\([^;]*;)(?![\s\S]*this\.version)/;
const NEXT = `
  this.version(1000)
    .stores({ outbox: "++seq, &id, state, kind", wishes: "id" })
    .upgrade((upgrade) =>
      upgrade.table("outbox").toCollection().modify((row) => { row.isUpgraded = true; }),
    );`;

/** The product's code as a later version of it would be: with one more version of its database. */
export const nextSchema: Plugin = {
  name: "next-schema",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/src/data/local/database.ts")) return undefined;
    if (!LAST_VERSION.test(code)) throw new Error("database.ts declares no version");
    return code.replace(LAST_VERSION, `$1${NEXT}`);
  },
};
