import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnvironment } from "../../../src/host/environment/environment.ts";
import type { Folders } from "../../../src/host/environment/folders.ts";
import { findPocketBase } from "../../../src/host/pocketbase/find.ts";
import { type Server, startServer } from "../../../src/host/start/server.ts";
import type { Log } from "../../../src/host/system/log.ts";
import { openPostOffice, type PostOffice } from "./post-office.ts";
import { askSqlite } from "./sqlite.ts";

export interface InstanceOptions {
  /** Variables of the contract's table; an empty one counts as not given. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where mails go: a post office of the instance's own, or the embedded catcher. */
  readonly smtp?: "post office" | "catcher";
  /** Other hooks, migrations or pages than the product's: for tests of what happens without them. */
  readonly folders?: Partial<Folders>;
  /** Gets what the start process's log tells of. */
  readonly log?: Log;
  /** False to have PocketBase's words on the console. */
  readonly isQuiet?: boolean;
  /** True where more than /api is asked: its pages are rendered, and follow the site. */
  readonly hasPages?: boolean;
  /** Begins without data, for tests of what a first start does. */
  readonly isFirstStart?: boolean;
}

export interface Instance {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly adminPassword: string;
  /** Given unless `smtp` is "catcher". */
  readonly postOffice: PostOffice;
  readonly server: Server;
  /** Asks the database itself, past PocketBase. */
  sql<Row = Record<string, unknown>>(query: string): Promise<Row[]>;
  /** Asks PocketBase's second database, which holds its logs; the answer as text. */
  auxiliary(query: string): Promise<string>;
  /** Ends PocketBase as a power cut would. */
  kill9(): Promise<void>;
  /** Starts it on the same port and data, after kill9() or by stopping it first. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops everything and removes the data. */
  stop(): Promise<void>;
}

function environmentOf(variables: Readonly<Record<string, string>>) {
  const { environment, problems } = parseEnvironment(variables);
  if (!environment) throw new Error(problems.join("\n"));
  return environment;
}

/** As all data of tests have it, unless a test gives another. */
export const ADMIN_PASSWORD = "correct horse 42";

/** Begins a folder with the data that another start has left (build.ts): quicker than its migrations. */
export async function copyStartedData(dataDir: string): Promise<void> {
  const started = process.env.STARTED_DATA;
  if (!started) return;
  await cp(started, dataDir, { recursive: true });
  await cp(`${started}.key`, `${dataDir}.key`);
}

/** A whole product of its own: PocketBase on a free port, data in a temporary folder, its mail. */
export async function startInstance(options: InstanceOptions = {}): Promise<Instance> {
  const folder = await mkdtemp(join(tmpdir(), "cayo-"));
  const dataDir = options.env?.DATA_DIR ?? join(folder, "data");
  const { env = {}, folders: others, isFirstStart } = options;
  const isOther = "DATA_DIR" in env || "ADMIN_PASSWORD" in env || others?.migrations !== undefined;
  if (!isFirstStart && !isOther) await copyStartedData(dataDir);
  const postOffice = await openPostOffice();
  const smtp =
    options.smtp === "catcher"
      ? {}
      : { SMTP_HOST: postOffice.host, SMTP_PORT: String(postOffice.port) };
  let variables: Record<string, string> = {
    PORT: "0",
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    RATE_LIMITS: "off",
    // a crowd gets more; each is made ready at the start
    HOOKS_POOL: "8",
    POCKETBASE_BIN: process.env.POCKETBASE_BIN ?? "",
    ...smtp,
    ...options.env,
  };
  const binary = (await findPocketBase(environmentOf(variables))).path;
  const folders = {
    ...(options.hasPages ? {} : { public: join(folder, "no pages") }),
    ...options.folders,
  };
  const start = () =>
    startServer(environmentOf(variables), {
      binary,
      quiet: options.isQuiet ?? true,
      folders,
      ...(options.log ? { log: options.log } : {}),
    });
  const removeAll = async () => {
    await postOffice.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };

  let server = await start().catch(async (error) => {
    await removeAll();
    throw error;
  });
  const { url, port } = server;

  return {
    url,
    port,
    dataDir,
    postOffice,
    adminPassword: variables.ADMIN_PASSWORD || server.adminPassword || "",
    get server() {
      return server;
    },
    async sql<Row>(query: string) {
      const rows = await askSqlite(join(dataDir, "data.db"), query);
      return (rows === "" ? [] : JSON.parse(rows)) as Row[];
    },
    auxiliary: (query) => askSqlite(join(dataDir, "auxiliary.db"), query, "list"),
    async kill9() {
      server.child.kill("SIGKILL");
      await server.stop();
    },
    async restart(env = {}) {
      await server.stop();
      variables = { ...variables, PORT: String(port), ...env };
      server = await start();
    },
    async stop() {
      await server.stop();
      await removeAll();
    },
  };
}
