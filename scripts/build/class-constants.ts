import type { Plugin } from "vite";

const IMPORT = /^import (\w+) from ("[^"]+\.module\.css")/gm;

/**
 * Imports the names of classes one by one where code asks for each by its name. The bundler then writes a name where it
 * is used, and the rest of a sheet's names is in no script: one KB less in the first scripts.
 */
const namesOneByOne: Plugin = {
  name: "class-names-one-by-one",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) =>
      code.replace(IMPORT, (whole, name, sheet) => {
        const asWhole = new RegExp(`\\b${name}\\b(?!\\.\\w| from )`);
        return asWhole.test(code) ? whole : `import * as ${name} from ${sheet}`;
      }),
  },
};

/**
 * A sheet stays in its chunk although no name of it is imported any more. What keeps a module there is a statement that does
 * something; this one is left out when the chunk is made small.
 */
const keepSheets: Plugin = {
  name: "keep-sheets",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `debugger;${code}`, map: null, moduleSideEffects: true }),
  },
};

export const classConstants = [namesOneByOne, keepSheets];
