import { spawn } from "node:child_process";
import { runMain, runOrThrow, tool } from "./command.mjs";
import { environmentOrExit, httpUrl, ROOT } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { freePort } from "./port.mjs";
import { installDependencies } from "./prepare.mjs";
import { startServer } from "./server.mjs";
import { stopOnSignal } from "./stop-on-signal.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

const VITE_PORT = 5173;

runMain(async () => {
  // PORT and HOST are PocketBase's here; without PORT any free one does, the page is Vite's.
  const given = environmentOrExit({ ...process.env, PORT: process.env.PORT || "0" });
  const [binary] = await Promise.all([findPocketBase(given), installDependencies()]);
  const vitePort = await freePort({ host: "127.0.0.1", port: VITE_PORT }).catch(() =>
    freePort({ host: "127.0.0.1", port: 0 }),
  );
  const pageUrl = httpUrl({ host: "127.0.0.1", port: vitePort });
  const environment = { ...given, appUrl: process.env.APP_URL || pageUrl };

  await runOrThrow(tool("vite"), ["build", "--mode", "hooks"]);
  const server = await startServer(environment, { binary: binary.path, watchHooks: true });

  /** @param {string[]} args @param {"inherit" | "ignore"} stdout */
  const vite = (args, stdout) =>
    spawn(tool("vite"), args, {
      cwd: ROOT,
      stdio: ["inherit", stdout, "inherit"],
      // vite.config.ts sends /api there.
      env: toolEnvironment({ APP_URL: server.url }),
    });
  const page = vite(["--port", String(vitePort), "--strictPort", "--host", "127.0.0.1"], "inherit");
  const hooks = vite(["build", "--mode", "hooks", "--watch"], "ignore");

  const stop = async () => {
    page.kill();
    hooks.kill();
    await server.stop();
  };
  const isStopping = stopOnSignal(stop);
  const password = server.adminPassword ? `, password ${server.adminPassword}` : "";
  console.log(`\nPage ${pageUrl}, PocketBase ${server.url}, user name admin${password}\n`);

  await Promise.race([server.exited, new Promise((done) => page.once("close", done))]);
  if (isStopping()) return;
  await stop();
  throw new Error("Vite or PocketBase ended by itself.");
});
