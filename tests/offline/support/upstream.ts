import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks for the whole content, uncompressed. */
export function plainHeaders({
  "if-none-match": _etag,
  "if-modified-since": _date,
  ...others
}: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return { ...others, "accept-encoding": "identity" };
}

interface Asked {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  readonly headers: IncomingMessage["headers"];
}

export function ask({ port, method, path, body, headers }: Asked): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: { ...headers, "content-length": body.length, connection: "close" },
        agent: false,
      },
      (answer) => {
        buffer(answer).then(
          (content) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
          reject,
        );
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}
