import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** goja, PocketBase's engine, runs one CommonJS file without Intl, timers or fetch. */
const hooks = {
  publicDir: false as const,
  build: {
    outDir: "pb_hooks/lib",
    emptyOutDir: true,
    minify: false,
    target: "es2017",
    lib: { entry: "src/server/main.ts", formats: ["cjs" as const], fileName: () => "server.js" },
  },
};

export default defineConfig(({ mode }) =>
  mode === "hooks"
    ? hooks
    : {
        plugins: [react()],
        build: {
          target: "es2022",
          cssTarget: ["chrome109", "safari15.4", "firefox115"],
          sourcemap: false,
          // Scenes stay files: fetched when near, cached once, never inside a script.
          assetsInlineLimit: 0,
        },
        server: { proxy: { "/api": process.env.APP_URL ?? "http://127.0.0.1:8090" } },
      },
);
