import { join, relative } from "node:path";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { CHUNKS } from "./scripts/build/chunks.ts";
import { classConstants } from "./scripts/build/class-constants.ts";
import { shortNames } from "./scripts/build/class-names.ts";
import { compiledAhead } from "./scripts/build/compiled-ahead.ts";
import { inEachLanguage, LETTERS, plainExports, sharedChunk } from "./scripts/build/letters.ts";
import { PREACT } from "./scripts/build/preact.ts";
import { readersOf } from "./scripts/build/public-files.ts";
import { reactModules } from "./scripts/build/react-modules.ts";
import { LANGUAGES, type Language } from "./src/domain/language.ts";
import { BROWSERS } from "./src/host/pages/used-styles.ts";

/**
 * goja, PocketBase's engine, runs CommonJS files without Intl, timers or fetch. What devices send, what
 * pages ask for, what the clock and mails need, what operators do, and what they share: each of the pool's engines keeps
 * what it has loaded, and most take only what devices send. The catalogue is for the migration that seeds it; what mails
 * say has a file a language.
 */
const SHARED = {
  shared: "server/main.ts",
  "shared-site": "server/site-main.ts",
  "shared-machine": "server/machine-main.ts",
};

const hooks: UserConfig = {
  plugins: [inEachLanguage, plainExports],
  publicDir: false,
  build: {
    outDir: "pb_hooks/lib",
    emptyOutDir: true,
    minify: false,
    target: "es2020",
    lib: {
      entry: {
        server: "src/server/main.ts",
        site: "src/server/site-main.ts",
        machine: "src/server/machine-main.ts",
        office: "src/server/office-main.ts",
        serving: "src/server/serving-main.ts",
        catalogue: "src/server/catalogue-main.ts",
        ...LETTERS,
      },
      formats: ["cjs"],
      fileName: (_format, name) => `${name}.js`,
    },
    rolldownOptions: {
      output: {
        chunkFileNames: "[name].js",
        codeSplitting: {
          groups: [
            { name: "routes", test: /\/src\/server\/api\/table\.ts$/, priority: 1 },
            { debugName: "shared", name: sharedChunk(SHARED), minShareCount: 2 },
          ],
        },
      },
    },
  },
};

/** What runs on the operator's machine beside PocketBase, with the packages that it imports outside. */
const host: UserConfig = {
  publicDir: false,
  // all of valibot is half a megabyte of a process that lives as long as its site, and little of it is used
  ssr: { noExternal: ["valibot"] },
  build: {
    ssr: true,
    outDir: "dist-host",
    // a service that runs while this is built starts programs from there
    emptyOutDir: false,
    target: "node20",
    rolldownOptions: {
      input: {
        main: "src/host/main.ts",
        publish: "src/host/pages/publish.ts",
        "check-backup": "src/host/commands/check-backup.ts",
        "pack-data": "src/host/commands/pack-data.ts",
      },
      output: { chunkFileNames: "[name].js" },
    },
  },
};

/** Each build of the site speaks one language: what `#messages` leads to (docs/decisions/0027). */
const words = (language: Language) => ({
  find: /^#messages\//,
  replacement: join(import.meta.dirname, `src/messages/${language}/`),
});

/**
 * What @mantine/schedule brings for events that recur, a fifth of its bytes: departures come of the operator's
 * schedules, one by one (docs/decisions/0030-calendar.md).
 */
const NO_RECURRENCE = {
  find: /^rrule$/,
  replacement: join(import.meta.dirname, "scripts/build/no-recurrence.ts"),
};

/** Shared by the site and its rendering ahead, so that both know the same names of files and classes. */
const site = (language: Language): UserConfig => ({
  resolve: { alias: [words(language), NO_RECURRENCE, ...PREACT] },
  build: {
    target: "es2022",
    cssTarget: BROWSERS.map((browser) => browser.replace(" ", "")),
    sourcemap: false,
    // Scenes stay files: fetched when near, cached once, never inside a script.
    assetsInlineLimit: 0,
  },
});

/**
 * The service worker keeps what the public app needs in the language that is read, and knows the names of
 * what the back office needs: those it keeps where somebody has signed in. Pages are kept at run time
 * (src/worker).
 */
const worker = VitePWA({
  strategies: "injectManifest",
  srcDir: "src/worker",
  filename: "sw.ts",
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ["assets/*.{js,css,svg,woff2}"],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => {
        const readers = readersOf(outDir);
        const known = entries.filter(({ url }) => readers.has(url));
        const manifest = known.map((file) => ({
          ...file,
          revision: readers.get(file.url) ?? null,
        }));
        return { manifest, warnings: [] };
      },
    ],
  },
});
let outDir = "dist";
const rememberOutDir: Plugin = {
  name: "remember-out-dir",
  configResolved: (config) => {
    outDir = config.build.outDir;
  },
};

/** Beside the manifest: what each script is made of, in bytes before it is compressed (tests name what has grown). */
const nameModules = (language: Language): Plugin => ({
  name: "name-modules",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const named = chunks.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [
          relative(import.meta.dirname, id),
          renderedLength,
        ]),
      ),
    ]);
    const source = JSON.stringify(Object.fromEntries(named));
    this.emitFile({ type: "asset", fileName: `.vite/modules-${language}.json`, source });
  },
});

/** All languages into one folder, under names that follow from what is in the files; English is the last. */
const browser = (language: Language): UserConfig => {
  const isLast = language === LANGUAGES[0];
  const shared = site(language);
  return {
    ...shared,
    plugins: [
      reactModules,
      classConstants,
      rememberOutDir,
      nameModules(language),
      compiledAhead,
      isLast && worker,
    ],
    build: {
      ...shared.build,
      emptyOutDir: !isLast,
      manifest: `.vite/manifest-${language}.json`,
      // browsers without modulepreload fetch what a chunk imports when they come to it
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // texts above all: a name for each, and its export where a page has a file of its own, cost more
        optimization: { inlineConst: { mode: "all" } },
        output: {
          codeSplitting: {
            groups: CHUNKS,
          },
        },
      },
    },
    server: { proxy: { "/api": process.env.APP_URL ?? "http://127.0.0.1:8090" } },
  };
};

/** Runs in Node while the site is built: renders the public pages (src/host/pages). */
const pages = (language: Language): UserConfig => {
  const shared = site(language);
  const outDir = `dist-pages/${language}`;
  return {
    ...shared,
    publicDir: false,
    // packages that draw find Preact here, too
    ssr: { noExternal: true },
    build: { ...shared.build, ssr: "src/pages.tsx", outDir, emptyOutDir: true },
  };
};

/** While developing, names that say where they come from. */
const shipped = { modules: { generateScopedName: shortNames(join(import.meta.dirname, "src")) } };

/** `production`, `pages`, each with `-es` for Spanish; `hooks`, `host`. */
function configOf(mode: string): UserConfig {
  const language = LANGUAGES.find((name) => mode.endsWith(`-${name}`)) ?? LANGUAGES[0];
  if (mode === "host") return host;
  if (mode === "hooks") return hooks;
  return mode.startsWith("pages") ? pages(language) : browser(language);
}

export default defineConfig(({ mode, command }) => ({
  ...configOf(mode),
  ...(command === "build" ? { css: shipped } : {}),
}));
