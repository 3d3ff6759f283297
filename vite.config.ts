import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { CHUNKS } from "./scripts/build/chunks.ts";
import { shortNames } from "./scripts/build/class-names.ts";
import { officeFiles, publicFiles } from "./scripts/build/public-files.ts";
import { readManifest } from "./src/host/pages/manifest.ts";
import { BROWSERS } from "./src/host/pages/used-styles.ts";

/**
 * goja, PocketBase's engine, runs CommonJS files without Intl, timers or fetch. Two of them, and what they
 * share: each of the pool's engines keeps what it has loaded, and most take only what devices send. The
 * catalogue is a third, for the migration that seeds it.
 */
const hooks: UserConfig = {
  publicDir: false,
  build: {
    outDir: "pb_hooks/lib",
    emptyOutDir: true,
    minify: false,
    target: "es2020",
    lib: {
      entry: {
        server: "src/server/main.ts",
        office: "src/server/office-main.ts",
        catalogue: "src/server/catalogue-main.ts",
      },
      formats: ["cjs"],
      fileName: (_format, name) => `${name}.js`,
    },
    rolldownOptions: {
      output: {
        chunkFileNames: "[name].js",
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
      },
    },
  },
};

/** What runs on the operator's machine beside PocketBase, with the packages that it imports outside. */
const host: UserConfig = {
  publicDir: false,
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
      },
      output: { chunkFileNames: "[name].js" },
    },
  },
};

/** Shared by the site and its rendering ahead, so that both know the same names of files and classes. */
const site: UserConfig = {
  plugins: [react()],
  build: {
    target: "es2022",
    cssTarget: BROWSERS.map((browser) => browser.replace(" ", "")),
    sourcemap: false,
    // Scenes stay files: fetched when near, cached once, never inside a script.
    assetsInlineLimit: 0,
  },
};

/**
 * The service worker keeps what the public app needs, and knows the names of what the back office needs:
 * those it keeps where somebody has signed in. Pages are kept at run time (src/worker).
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
        const built = readManifest(outDir);
        const [open, office] = [publicFiles(built), officeFiles(built)];
        const kept = entries.filter(({ url }) => open.has(url));
        const marked = entries.filter(({ url }) => office.has(url));
        const manifest = [...kept, ...marked.map((file) => ({ ...file, revision: "office" }))];
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
const nameModules: Plugin = {
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
    this.emitFile({ type: "asset", fileName: ".vite/modules.json", source });
  },
};

const browser: UserConfig = {
  ...site,
  plugins: [...(site.plugins ?? []), rememberOutDir, nameModules, worker],
  build: {
    ...site.build,
    manifest: true,
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

/** Runs in Node while the site is built: renders the public pages (src/host/pages). */
const pages: UserConfig = {
  ...site,
  publicDir: false,
  build: { ...site.build, ssr: "src/pages.tsx", outDir: "dist-pages", emptyOutDir: true },
};

const MODES: Record<string, UserConfig> = { host, hooks, pages };

/** While developing, names that say where they come from. */
const shipped = { modules: { generateScopedName: shortNames(join(import.meta.dirname, "src")) } };

export default defineConfig(({ mode, command }) => ({
  ...(MODES[mode] ?? browser),
  ...(command === "build" ? { css: shipped } : {}),
}));
