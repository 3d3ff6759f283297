import { type Environment, environmentOrExit } from "../environment/environment.ts";
import { findPocketBase } from "../pocketbase/find.ts";
import { OvertakenError } from "../standby/claim.ts";
import { type Server, startServer } from "../start/server.ts";
import { notesAsJson, openLog } from "../system/log.ts";
import { stopOnSignal } from "../system/stop-on-signal.ts";
import { beginStandby } from "./standby.ts";

function welcome(environment: Environment, { url, appUrl, adminPassword, mailDir }: Server) {
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

/** The same for a log. */
const readyFacts = ({ smtp, dataDir }: Environment, { url, appUrl, adminPassword }: Server) => ({
  ...{ url, appUrl, dataDir, mail: smtp ? `${smtp.host}:${smtp.port}` : "stored, not sent" },
  // there is no other place where it is shown
  ...(adminPassword ? { firstPassword: adminPassword } : {}),
});

/** Whoever changes the site often does it again: what is compressed before that, ten seconds of a core, is thrown away. */
const SMALL_PAGES_AFTER_MS = 60_000;

/**
 * `npm start`: the site, until a signal or PocketBase itself ends it.
 * @param build renews what is outdated of the build
 * @throws when PocketBase ended by itself
 */
export async function start(build: () => Promise<void>) {
  // before anything is printed
  if (process.env.LOG_FORMAT === "json") notesAsJson();
  const environment = environmentOrExit();
  const log = openLog(environment.logFormat);
  const [binary] = await Promise.all([findPocketBase(environment), build()]);
  const options = { binary: binary.path, smallPagesAfterMs: SMALL_PAGES_AFTER_MS, log };
  const server = await startServer(environment, options).catch((error) => {
    if (!(error instanceof OvertakenError)) throw error;
    log("overtaken", { why: error.message });
    return null;
  });
  let stop = server?.stop ?? (await beginStandby(environment, options));
  const isStopping = stopOnSignal(() => stop());
  if (!server) return;
  log("ready", readyFacts(environment, server));
  if (environment.logFormat === "text") console.log(welcome(environment, server));

  const isOvertaken = await Promise.race([
    server.overtaken.then(() => true),
    server.exited.then(() => false),
  ]);
  if (isStopping()) return;
  if (isOvertaken) {
    await server.stop();
    stop = await beginStandby(environment, options);
    return;
  }
  const { exitCode, signalCode } = server.child;
  log("ended", { how: signalCode ?? `code ${exitCode}` });
  await server.stop();
  throw new Error("PocketBase ended by itself; what it said last stands above.");
}
