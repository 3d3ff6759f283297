import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const STORE = "use-sync-external-store/cjs/use-sync-external-store";
const FILES: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
  "use-sync-external-store/with-selector.js": `${STORE}-with-selector.production.js`,
  "use-sync-external-store/shim": `${STORE}-shim.production.js`,
  "use-sync-external-store/shim/with-selector": `${STORE}-shim/with-selector.production.js`,
};
/** Other than the file as it stands. */
const MARK = "?module";
const ALL_OF_IT = /\bimport ?\* as (\w+) from ?(["']react(?:-dom)?["'])/g;

/**
 * React comes as CommonJS. A bundler's helpers for that are a file of their own, which every first view waits for, and
 * each call of a hook reads its name from an object. Here its production files are read as modules with names.
 */
export const reactModules: Plugin = {
  name: "react-modules",
  enforce: "pre",
  apply: "build",
  resolveId(id) {
    const file = FILES[id];
    if (!file) return null;
    const [name = ""] = file.split("/");
    return join(dirname(require.resolve(name)), file.slice(name.length)) + MARK;
  },
  transform: {
    filter: { id: /node_modules/, code: /\* as \w+ from ?["']react/ },
    // who takes all of it has the object; one with each name in it would have to be made
    handler: (code) => code.replace(ALL_OF_IT, "import $1 from $2"),
  },
  load(id) {
    if (!id.endsWith(MARK)) return null;
    const path = id.slice(0, -MARK.length);
    const needed: string[] = [];
    const source = readFileSync(path, "utf8")
      .replace(/\brequire\("([\w/-]+)"\)/g, (_, other) => `needed${needed.push(other) - 1}`)
      .replace(/\bexports\b/g, "exports_");
    const names = Object.keys(require(path));
    return [
      ...needed.map((other, index) => `import needed${index} from "${other}";`),
      `const exports_ = {};\n${source}`,
      ...names.map((one) => `const named_${one} = exports_.${one};`),
      `export { ${names.map((one) => `named_${one} as ${one}`).join(", ")}, exports_ as default };`,
    ].join("\n");
  },
};
