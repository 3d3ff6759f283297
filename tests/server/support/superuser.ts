import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { parseEnvironment } from "../../../src/host/environment/environment.ts";
import { findPocketBase } from "../../../src/host/pocketbase/find.ts";
import type { Instance } from "./instance.ts";

const runFile = promisify(execFile);

/** A superuser's account, for what operations do. */
export const SUPERUSER = {
  identity: "operations@cayowayfarers.example",
  password: "operations 4711",
};

/** Gives the superuser a password on the command line, as docs/OPERATIONS.md says. */
export async function setSuperuser(instance: Pick<Instance, "dataDir">): Promise<void> {
  const { environment } = parseEnvironment(process.env);
  if (!environment) throw new Error("the environment of the tests is broken");
  const { path } = await findPocketBase(environment);
  const { identity, password } = SUPERUSER;
  const dir = `--dir=${instance.dataDir}`;
  const args = ["superuser", "upsert", identity, password, dir];
  await runFile(path, [...args, "--encryptionEnv=PB_ENCRYPTION_KEY"], {
    env: { PB_ENCRYPTION_KEY: readFileSync(`${instance.dataDir}.key`, "utf8").trim() },
  });
}
