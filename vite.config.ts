import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { shortNames } from "./scripts/build/class-names.mjs";
import { readManifest } from "./scripts/build/document.mjs";
import { publicFiles } from "./scripts/build/public-files.mjs";

/** goja, PocketBase's engine, runs one CommonJS file without Intl, timers or fetch. */
const hooks: UserConfig = {
  publicDir: false,
  build: {
    outDir: "pb_hooks/lib",
    emptyOutDir: true,
    minify: false,
    target: "es2020",
    lib: { entry: "src/server/main.ts", formats: ["cjs"], fileName: () => "server.js" },
  },
};

/** Shared by the site and its rendering ahead, so that both know the same names of files and classes. */
const site: UserConfig = {
  plugins: [react()],
  build: {
    target: "es2022",
    cssTarget: ["chrome109", "safari15.4", "firefox115"],
    sourcemap: false,
    // Scenes stay files: fetched when near, cached once, never inside a script.
    assetsInlineLimit: 0,
  },
};

/**
 * The service worker keeps what the public app needs, and nothing of the back office. Pages are kept
 * at run time (src/worker).
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
        const files = publicFiles(readManifest(outDir));
        return { manifest: entries.filter(({ url }) => files.has(url)), warnings: [] };
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

/** Three quarters of the first scripts: they stay on the device when a release changes the rest. */
const REACT = /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//;

/**
 * What nearly every public page needs of ours: one chunk, since many small ones cost more on a bad
 * line. The heavy parts (Mantine, Dexie, the map, the calendar) stay apart and are fetched when needed.
 */
const BASE = [
  /\/src\/(main|routes\/(?!admin|json-ld))/,
  /\/src\/features\/(site-shell|session\/(Auth|auth|use-return)|offline-app\/OfflineApp)/,
  /\/src\/ui\/(?!mantine|office|map\/|Office|StatusBadge|AddToCalendar|toast\/ToastView|forms\/|s(ave-file|earch-params|hort-dates))[^?]*\.tsx?$/,
  // a few hundred bytes, that asking for one by one would double
  /\/src\/(data\/(recently-viewed|local\/(form-drafts|line-hint))|features\/tours\/TourNotFound)/,
  /\/src\/(ui\/forms\/(Field|form-texts)|domain\/booking\/(normalise|reference)|domain\/email)/,
  // a style sheet of its own costs as much as its rules
  /\/src\/ui\/map\/\w+\.module\.css/,
  /\/src\/domain\/(money|number-words|phone-links|catalogue\/(find|item)|site\/(company|recently-viewed))/,
];
const isBase = (id: string) => BASE.some((pattern) => pattern.test(id));

/** Small modules that pages share: a dozen requests' headers would cost more than they do. */
const VIEWS =
  /\/node_modules\/valibot\/|\/src\/(domain\/(quote|belize-date|booking\/(rules|command|wording|status|view|guests))|data\/(remote\/(request|send)|sync\/(shown-booking|send-once|classify|backoff)))/;
const MAP = /\/src\/(ui\/map\/(BelizeMap|drawing|sheet)|domain\/catalogue\/places)/;
const DRAWING = /\/src\/ui\/map\/(MapDrawing|Ground|Mark|geography|labels)/;
/** For a page that shows or sends what this device keeps, and for what is done with a booking. */
const KEPT =
  /\/node_modules\/dexie(-react-hooks)?\/|\/src\/data\/(local\/(database|observe|outbox-row|write-in-time)|sync\/(attempt|drain|lock|outbox|send-row|sender|settle|triggers|when-tried))\.ts|\/src\/(ui\/AddToCalendar|features\/my-bookings\/standing|domain\/(calendar\/|booking\/(important-information|booking-whatsapp)))/;

const browser: UserConfig = {
  ...site,
  plugins: [...(site.plugins ?? []), rememberOutDir, worker],
  build: {
    ...site.build,
    manifest: true,
    // browsers without modulepreload fetch what a chunk imports when they come to it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: REACT },
            { name: "base", test: isBase },
            { name: "views", test: VIEWS },
            { name: "map", test: MAP },
            { name: "drawing", test: DRAWING },
            { name: "kept", test: KEPT },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": process.env.APP_URL ?? "http://127.0.0.1:8090" } },
};

/** Runs in Node while the site is built: renders the public pages (scripts/build). */
const pages: UserConfig = {
  ...site,
  publicDir: false,
  build: { ...site.build, ssr: "src/pages.tsx", outDir: "dist-pages", emptyOutDir: true },
};

const MODES: Record<string, UserConfig> = { hooks, pages };

/** While developing, names that say where they come from. */
const shipped = { modules: { generateScopedName: shortNames(join(import.meta.dirname, "src")) } };

export default defineConfig(({ mode, command }) => ({
  ...(MODES[mode] ?? browser),
  ...(command === "build" ? { css: shipped } : {}),
}));
