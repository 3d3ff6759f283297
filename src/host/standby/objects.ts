import { AwsClient } from "aws4fetch";
import type { Bucket } from "../backup/bucket.ts";

/** How long one call to the bucket may take, ms, unless it is given longer. */
const LONGEST_MS = 4_000;
const TAKEN = 412;
const MISSING = 404;

/** What lies in a bucket, each under its key. */
export interface Objects {
  /** @returns null where there is none */
  get(key: string, longestMs?: number): Promise<Uint8Array<ArrayBuffer> | null>;
  put(key: string, content: Uint8Array<ArrayBuffer> | string, longestMs?: number): Promise<void>;
  /** @returns false where there is one already: of all who try at once one hears yes */
  putNew(key: string, content: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The keys that begin so. */
  list(prefix: string): Promise<string[]>;
}

/**
 * The bucket of the environment, asked by this process itself. Each call throws where it does not answer in time.
 * @param end ends what is under way, and all that is asked after it
 */
export function objectsIn(
  { endpoint, bucket, region, accessKey, secret }: Bucket,
  end?: AbortSignal,
): Objects {
  const client = new AwsClient({
    ...{ accessKeyId: accessKey, secretAccessKey: secret, region, service: "s3" },
    // whoever asks decides what a failure means
    retries: 0,
  });
  const call = async (
    path: string,
    { longestMs = LONGEST_MS, ...init }: RequestInit & { longestMs?: number | undefined } = {},
    fine: readonly number[] = [],
  ) => {
    const late = AbortSignal.timeout(longestMs);
    const signal = end ? AbortSignal.any([late, end]) : late;
    const answer = await client
      .fetch(`${endpoint}/${bucket}${path}`, { ...init, signal })
      .catch((error: Error) => {
        throw new Error(`The bucket at ${endpoint} is not reached.`, { cause: error });
      });
    if (answer.ok || fine.includes(answer.status)) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
    throw new Error(`The bucket says ${code ?? answer.status}.`);
  };
  const pathOf = (key: string) => `/${key.split("/").map(encodeURIComponent).join("/")}`;
  return {
    async get(key, longestMs) {
      const answer = await call(pathOf(key), { longestMs }, [MISSING]);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async put(key, body, longestMs) {
      await call(pathOf(key), { method: "PUT", body, longestMs });
    },
    async putNew(key, body) {
      const headers = { "If-None-Match": "*" };
      const answer = await call(pathOf(key), { method: "PUT", body, headers }, [TAKEN]);
      return answer.ok;
    },
    async remove(key) {
      await call(pathOf(key), { method: "DELETE" });
    },
    async list(prefix) {
      const keys: string[] = [];
      let more = "";
      do {
        const query = `?list-type=2&prefix=${encodeURIComponent(prefix)}${more}`;
        const page = await (await call(`/${query}`)).text();
        for (const [, key = ""] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) keys.push(key);
        const next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
        more = next ? `&continuation-token=${encodeURIComponent(next)}` : "";
      } while (more);
      return keys;
    },
  };
}

export const textIn = (content: Uint8Array | null): string | null =>
  content && new TextDecoder().decode(content);
