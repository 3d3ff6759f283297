import { isLoopback } from "../environment/addresses.ts";

/** An S3-compatible place for copies of the backups. */
export type Bucket = Readonly<{
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secret: string;
}>;

/** What reads an environment's variables, and collects what is wrong with them. */
interface Reading {
  read: (name: string, isGood: (value: string) => boolean, rule: string) => string | null;
  variables: Record<string, string | undefined>;
  problems: string[];
}

const NEEDED = ["ENDPOINT", "BUCKET", "ACCESS_KEY", "SECRET"].map((name) => `BACKUP_S3_${name}`);

/** The bucket of the environment; null when none is given. */
export function readBucket({ read, variables, problems }: Reading): Bucket | null {
  const region = read("BACKUP_S3_REGION", (v) => /^[a-z0-9-]+$/.test(v), "a region's name");
  const missing = NEEDED.filter((name) => !variables[name]);
  if (missing.length === NEEDED.length && !region) return null;
  if (missing.length > 0) problems.push(`${missing.join(", ")} missing: they go together.`);
  const endpoint = read(
    "BACKUP_S3_ENDPOINT",
    isSafeEndpoint,
    "https://host without a path (http only on loopback: the backups hold customers' data)",
  );
  const bucket = read(
    "BACKUP_S3_BUCKET",
    (v) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(v),
    "a bucket's name",
  );
  if (!endpoint || !bucket) return null;
  return Object.freeze({
    endpoint,
    bucket,
    region: region ?? "us-east-1",
    accessKey: variables.BACKUP_S3_ACCESS_KEY ?? "",
    secret: variables.BACKUP_S3_SECRET ?? "",
  });
}

function isSafeEndpoint(text: string) {
  if (!URL.canParse(text) || text.endsWith("/")) return false;
  const { protocol, origin, hostname, href } = new URL(text);
  const isBare = href === `${origin}/`;
  return isBare && (protocol === "https:" || (protocol === "http:" && isLoopback(hostname)));
}

/** As the hooks read it (src/server/machine/backup-copies.ts). */
export const bucketVariables = (bucket: Bucket | null) => ({
  BACKUP_S3_ENDPOINT: bucket?.endpoint ?? "",
  BACKUP_S3_BUCKET: bucket?.bucket ?? "",
  BACKUP_S3_REGION: bucket?.region ?? "",
  BACKUP_S3_ACCESS_KEY: bucket?.accessKey ?? "",
  BACKUP_S3_SECRET: bucket?.secret ?? "",
});
