import type { Plugin } from "vite";

/** Of these most is not called by a page that fetches them: as a whole they would cost a phone memory. */
const CALLED_IN_PART =
  /\/src\/.*\/office\/|\/node_modules\/(@mantine|dexie|dayjs|recharts|pocketbase)\//;

/**
 * Chromium compiles a function when it is called first, on the thread that answers the guest. A script that begins with this line it
 * compiles whole beside that, while the rest is still on the line (V8's explicit compile hints; to other browsers it
 * is a comment). For what it saves see docs/measurements.md.
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

export const compiledAhead: Plugin = {
  name: "compiled-ahead",
  generateBundle: {
    // it has to be the first line, also where Vite has put its own before
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && !file.moduleIds.some((id) => CALLED_IN_PART.test(id)))
          file.code = HINT + file.code;
      }
    },
  },
};
