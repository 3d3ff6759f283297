import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bucket } from "../backup/bucket.ts";

/** In the bucket, beside `backups/` and `erasures/`. */
export const SHIPPED = "litestream";
/** What a system takes as the path of a socket, bytes (macOS has the fewest). */
const LONGEST_SOCKET = 103;

/** What Litestream needs beside the data, so that no backup has it. */
export interface ShippingPlace {
  database: string;
  /** Its own notes, and what has not been sent yet. */
  log: string;
  socket: string;
  config: string;
}

/** Beside the data, so that no backup has it. */
export const shippingFolder = (dataDir: string) => `${dataDir}.shipping`;

/** @throws where the path of DATA_DIR is too long */
export function shippingPlace(dataDir: string): ShippingPlace {
  const folder = shippingFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const socket = join(folder, "socket");
  if (Buffer.byteLength(socket) > LONGEST_SOCKET) {
    throw new Error(`The path of DATA_DIR is too long for Litestream's socket ${socket}.`);
  }
  const database = join(dataDir, "data.db");
  return { database, log: join(folder, "log"), socket, config: join(folder, "litestream.json") };
}

const nameFile = (dataDir: string) => join(shippingFolder(dataDir), "name");

/** Has these data shipped under a name that is theirs already. */
export function noteName(dataDir: string, name: string): void {
  mkdirSync(shippingFolder(dataDir), { recursive: true, mode: 0o700 });
  writeFileSync(nameFile(dataDir), name, { mode: 0o600 });
}

/**
 * Under which name in the bucket these data are shipped. Two that write under one name destroy what is there, so a
 * restore begins a new one ({@link forgetShipping}).
 * @returns `isNew`: nothing has been shipped under it
 */
export function shippingName(dataDir: string): { name: string; isNew: boolean } {
  const file = nameFile(dataDir);
  if (existsSync(file)) return { name: readFileSync(file, "utf8"), isNew: false };
  const name = randomBytes(8).toString("hex");
  noteName(dataDir, name);
  return { name, isNew: true };
}

/** After a restore: what was there is another's. */
export const forgetShipping = (dataDir: string) =>
  rmSync(shippingFolder(dataDir), { recursive: true, force: true });

/** What Litestream calls the place of these data in the bucket; who may write there it is told by its environment. */
export const replicaOf = ({ endpoint, bucket, region }: Bucket, name: string) => ({
  type: "s3",
  ...{ endpoint, bucket, region, path: `${SHIPPED}/${name}` },
  "force-path-style": true,
});

/** Litestream's configuration, as JSON, which is YAML too. */
export function writeShippingConfig(place: ShippingPlace, bucket: Bucket, name: string) {
  const { database, log, socket, config } = place;
  const content = {
    socket: { enabled: true, path: socket, permissions: 0o600 },
    // far less than the fourteen days after which erased customers must be gone everywhere
    snapshot: { interval: "24h", retention: "72h" },
    // a stop has seconds, and what is left goes out after the next start
    "shutdown-sync-timeout": "2s",
    logging: { level: "warn" },
    // it is asked to (shipping.ts): each time by itself, it would make ten files a second, which a slow bucket never takes
    dbs: [
      {
        ...{ path: database, "meta-path": log, "monitor-interval": "1m" },
        replica: replicaOf(bucket, name),
      },
    ],
  };
  writeFileSync(config, JSON.stringify(content), { mode: 0o600 });
}

/** Who may read and write the bucket; nothing of it stands in a file. */
export const replicaVariables = ({ accessKey, secret }: Bucket) => ({
  LITESTREAM_ACCESS_KEY_ID: accessKey,
  LITESTREAM_SECRET_ACCESS_KEY: secret,
});
