import { spawn } from "node:child_process";
import { runMain, runOrThrow, tool } from "../src/host/system/command.mjs";
import { ROOT } from "../src/host/system/root.mjs";
import { toolEnvironment } from "../src/host/system/tool-environment.mjs";
import { loadHost } from "./prepare.mjs";

const VITE_PORT = 5173;

runMain(async () => {
  const { environmentOrExit, findPocketBase, freePort, httpUrl, startServer, stopOnSignal } =
    await loadHost();
  // PORT and HOST are PocketBase's here; without PORT any free one does, the page is Vite's.
  const given = environmentOrExit({ ...process.env, PORT: process.env.PORT || "0" });
  const binary = await findPocketBase(given);
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
