import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import type { FaultRule } from "./fault-proxy.ts";
import { answer } from "./faults.ts";

/** Where the device page is opened. */
export const DEVICE = "/__device";

/** Whose device it is: a visitor's, or that of somebody who takes money for the operator. */
type Whose = "device" | "till";

/** The device page's script: the product's own modules from src/data, unchanged unless by plugins. */
export async function bundleDevice(
  plugins: readonly Plugin[] = [],
  whose: Whose = "device",
): Promise<string> {
  const entry = fileURLToPath(new URL(`${whose}.ts`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "deviceBundle" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const code = output && "output" in output ? output.output[0]?.code : undefined;
  if (!code) throw new Error("the device page's script was not built");
  return code;
}

/** Serves device pages beside the site: `/__device` and what it needs. */
export function serveDevice(pages: Readonly<Record<string, string>>): FaultRule {
  const html = (path: string) =>
    `<!doctype html><title>Device</title><script src="${path}.js"></script>`;
  return ({ path }) => {
    for (const [page, script] of Object.entries(pages)) {
      if (path === page) return answer(200, html(page));
      if (path === `${page}.js`) return answer(200, script, { "content-type": "text/javascript" });
    }
    return undefined;
  };
}
