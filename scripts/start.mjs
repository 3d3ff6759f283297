import { runMain } from "../src/host/system/command.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";

// The host has its own way of saying this (src/host/system/log.ts), which a bare clone has to build first.
if (process.env.LOG_FORMAT === "json") {
  for (const [method, level] of /** @type {const} */ ([
    ["log", "info"],
    ["error", "error"],
  ])) {
    console[method] = (text) => {
      const time = new Date().toISOString();
      process.stdout.write(`${JSON.stringify({ time, level, event: "note", text })}\n`);
    };
  }
}

runMain(async () => (await loadHost()).start(buildIfStale));
