import { freePort } from "../../../src/host/system/port.ts";
import { until } from "../../server/support/waiting.ts";
import { type Program, startProgram } from "./program.ts";

export interface LocalBucket {
  readonly endpoint: string;
  readonly name: string;
  /** The variables with which the product uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** The keys of what is in it, and their bytes. */
  keys(): Promise<string[]>;
  put(key: string, text: string): Promise<void>;
  get(key: string): Promise<Buffer>;
  stop(): Promise<void>;
}

/** An S3-compatible server of this machine (gofakes3) with an empty bucket. */
export async function openBucket(): Promise<LocalBucket> {
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const endpoint = `http://127.0.0.1:${port}`;
  const name = "cayo-backups";
  const args = ["-backend", "memory", "-host", `127.0.0.1:${port}`, "-initialbucket", name];
  const program: Program = startProgram("gofakes3", args);
  await until(`gofakes3 answers; it said: ${program.said()}`, async () =>
    fetch(endpoint).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    endpoint,
    name,
    env: {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: name,
      BACKUP_S3_ACCESS_KEY: "test-key",
      BACKUP_S3_SECRET: "test-secret",
    },
    async keys() {
      const list = await (await fetch(`${endpoint}/${name}?list-type=2`)).text();
      return Array.from(list.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = ""]) => key);
    },
    async put(key, text) {
      const answer = await fetch(`${endpoint}/${name}/${key}`, { method: "PUT", body: text });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async get(key) {
      return Buffer.from(await (await fetch(`${endpoint}/${name}/${key}`)).arrayBuffer());
    },
    stop: () => program.kill(),
  };
}
