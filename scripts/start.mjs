import { runMain } from "./command.mjs";
import { environmentOrExit } from "./environment.mjs";
import { notesAsJson, openLog } from "./log.mjs";
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

/**
 * The same for a log.
 * @param {import("./environment.mjs").Environment} environment
 * @param {import("./server.mjs").Server} server
 */
const readyFacts = ({ smtp, dataDir }, { url, appUrl, adminPassword }) => ({
  ...{ url, appUrl, dataDir, mail: smtp ? `${smtp.host}:${smtp.port}` : "stored, not sent" },
  // there is no other place where it is shown
  ...(adminPassword ? { firstPassword: adminPassword } : {}),
});

async function prepare() {
  await installDependencies();
  await buildIfStale();
}

// before anything is printed
if (process.env.LOG_FORMAT === "json") notesAsJson();

runMain(async () => {
  const environment = environmentOrExit();
  const tell = openLog(environment.logFormat);
  const [binary] = await Promise.all([findPocketBase(environment), prepare()]);
  const server = await startServer(environment, { binary: binary.path, smallPages: true, tell });
  const isStopping = stopOnSignal(server.stop);
  tell("ready", readyFacts(environment, server));
  if (environment.logFormat === "text") console.log(welcome(environment, server));

  await server.exited;
  if (isStopping()) return;
  const { exitCode, signalCode } = server.child;
  tell("ended", { how: signalCode ?? `code ${exitCode}` });
  await server.stop();
  throw new Error("PocketBase ended by itself; what it said last stands above.");
});
