import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../src/host/system/port.ts";
import { type StartedSite, startCommand } from "./started-site.ts";

/** One of several that take over from each other. */
export interface Machine {
  readonly url: string;
  readonly dataDir: string;
  /** Runs a command of the product there, in place of what ran. */
  run(...command: string[]): StartedSite;
  /** Ends what runs there, as a power cut would. */
  cut(): Promise<void>;
  /** As if it had never been. */
  destroy(): Promise<void>;
}

/** @param env what all of them are told: the bucket, how answers wait for it */
export async function newMachine(
  name: string,
  { folder, env }: { folder: string; env: Readonly<Record<string, string>> },
): Promise<Machine> {
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const dataDir = join(folder, name);
  const sites: StartedSite[] = [];
  const cut = async () => {
    for (const site of sites) site.kill("SIGKILL");
    await Promise.all(sites.map(({ ended }) => ended));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    run(...command) {
      const own = { DATA_DIR: dataDir, PORT: String(port), LOG_FORMAT: "json" };
      const site = startCommand(command, { ...env, ...own });
      sites.push(site);
      return site;
    },
    cut,
    async destroy() {
      await cut();
      await rm(dataDir, { recursive: true });
      await rm(`${dataDir}.shipping`, { recursive: true });
    },
  };
}

export const isEvent = (event: string) => (line: string) => line.includes(`"event":"${event}"`);
