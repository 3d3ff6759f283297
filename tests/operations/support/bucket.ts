import { createServer, request } from "node:http";
import { objectsIn } from "../../../src/host/standby/objects.ts";
import { freePort } from "../../../src/host/system/port.ts";
import { until } from "../../server/support/waiting.ts";
import { type Program, startProgram } from "./program.ts";

export interface LocalBucket {
  readonly endpoint: string;
  readonly name: string;
  /** The variables with which the product uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** The keys that begin so; all of them by pages, as a bucket gives them. */
  keys(prefix?: string): Promise<string[]>;
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
  const [accessKey, secret] = ["test-key", "test-secret"];
  const { list } = objectsIn({ endpoint, bucket: name, region: "us-east-1", accessKey, secret });
  return {
    endpoint,
    name,
    env: {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: name,
      BACKUP_S3_ACCESS_KEY: accessKey,
      BACKUP_S3_SECRET: secret,
      // nothing but backups, unless a test says otherwise
      DURABILITY: "disk",
    },
    keys: (prefix = "") => list(prefix),
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

/** How a bucket behaves: as it should, not there at all, full, with the wrong key, or two seconds a call. */
export type Mood = "well" | "away" | "full" | "forbidden" | "slow";

const REFUSALS: Partial<Record<Mood, readonly [status: number, code: string]>> = {
  full: [403, "QuotaExceeded"],
  forbidden: [403, "SignatureDoesNotMatch"],
};
const SLOW_MS = 2_000;

export interface MoodyBucket extends LocalBucket {
  mood: Mood;
}

/** A bucket whose mood can be set. */
export async function openMoodyBucket(): Promise<MoodyBucket> {
  const bucket = await openBucket();
  const line = await moodyLine(bucket);
  const endLine = line.stop;
  const stop = async () => {
    await endLine();
    await bucket.stop();
  };
  return Object.assign(line, { stop });
}

/** A line to a bucket that does as it is told; others have lines of their own. */
export async function moodyLine(bucket: LocalBucket): Promise<MoodyBucket> {
  const { hostname, port } = new URL(bucket.endpoint);
  let mood: Mood = "well";
  const line = createServer(async (asked, answer) => {
    if (mood === "away") return asked.socket.destroy();
    const [status, code] = REFUSALS[mood] ?? [];
    if (status) {
      asked.resume();
      return answer.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    }
    if (mood === "slow") await new Promise((done) => setTimeout(done, SLOW_MS));
    const { method, url, headers } = asked;
    const passed = request({ hostname, port, method, path: url, headers }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  const own = await freePort({ host: "127.0.0.1", port: 0 });
  await new Promise<void>((done) => line.listen(own, "127.0.0.1", done));
  return {
    ...bucket,
    env: { ...bucket.env, BACKUP_S3_ENDPOINT: `http://127.0.0.1:${own}` },
    get mood() {
      return mood;
    },
    set mood(wanted) {
      mood = wanted;
    },
    async stop() {
      line.close();
      line.closeAllConnections();
    },
  };
}
