import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const STORE = "use-sync-external-store";
const FILE = "cjs/use-sync-external-store-shim/with-selector.production.js";
/** Other than the file as it stands. */
const MARK = "?module";
const ALL_OF_IT = /\bimport ?\* as (\w+) from ?(["']react(?:-dom)?["'])/g;

/**
 * What asks for React as a whole gets Preact's own object of it; and what the charts read as CommonJS is a module. A bundler's helpers
 * for either are a file of their own, which every first view would wait for.
 */
export const reactModules: Plugin = {
  name: "react-modules",
  enforce: "pre",
  apply: "build",
  resolveId: {
    filter: { id: /^use-sync-external-store\/(shim\/)?with-selector/ },
    handler: () => join(dirname(require.resolve(STORE)), FILE) + MARK,
  },
  transform: {
    filter: { id: /node_modules/, code: /\* as \w+ from ?["']react/ },
    handler: (code) => code.replace(ALL_OF_IT, "import $1 from $2"),
  },
  load: {
    filter: { id: /with-selector\.production\.js\?module$/ },
    handler: (id) =>
      `import react from "react";\n${readFileSync(id.slice(0, -MARK.length), "utf8")
        .replace(/\brequire\("[\w/-]+"\)/g, "react")
        .replace(/\bexports\.(\w+) =/, "export const $1 =")}`,
  },
};
