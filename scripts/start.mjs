import { runMain } from "./command.mjs";
import { environmentOrExit } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { buildIfStale, installDependencies } from "./prepare.mjs";
import { startServer } from "./server.mjs";
import { stopOnSignal } from "./stop-on-signal.mjs";

/**
 * @param {import("./environment.mjs").Environment} environment
 * @param {import("./server.mjs").Server} server
 */
function welcome(environment, { url, appUrl, adminPassword, mailDir }) {
  const { smtp } = environment;
  const rows = [
    ["Site", url],
    ["Public", appUrl === url ? null : appUrl],
    ["Admin", `${url}/admin`],
    ["User name", "admin"],
    ["Password", adminPassword ? `${adminPassword}   (shown this once: write it down)` : null],
    ["Data", environment.dataDir],
    ["Mail", smtp ? `sent through ${smtp.host}:${smtp.port}` : `not sent: stored in ${mailDir}`],
  ];
  const lines = rows
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name?.padEnd(10)}${value}`);
  return `\nCayo Wayfarers is running.\n\n${lines.join("\n")}\n\nCtrl-C stops it.\n`;
}

async function prepare() {
  await installDependencies();
  await buildIfStale();
}

runMain(async () => {
  const environment = environmentOrExit();
  const [binary] = await Promise.all([findPocketBase(environment), prepare()]);
  const server = await startServer(environment, { binary: binary.path, smallPages: true });
  const isStopping = stopOnSignal(server.stop);
  console.log(welcome(environment, server));

  await server.exited;
  if (isStopping()) return;
  await server.stop();
  throw new Error("PocketBase ended by itself; what it said last stands above.");
});
