import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * One call over HTTP, which follows no redirect. Not fetch(): that costs 6 MB in a process that lives as long as its site.
 * @throws where there is no whole answer; the signal's reason where that has ended it
 */
export async function ask(
  url: string,
  {
    method = "GET",
    headers = {},
    body = "",
    signal,
  }: { method?: "GET" | "POST"; headers?: OutgoingHttpHeaders; body?: string; signal: AbortSignal },
): Promise<Answer> {
  signal.throwIfAborted();
  const { request } = await import(url.startsWith("https:") ? "node:https" : "node:http");
  const length = method === "GET" ? {} : { "Content-Length": Buffer.byteLength(body) };
  return new Promise((done, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? signal.reason : error);
    const options = { method, headers: { ...headers, ...length }, signal };
    const sent = request(url, options, (answer: IncomingMessage) => {
      const { statusCode: status = 0, headers: got } = answer;
      text(answer).then((said) => done({ status, headers: got, body: said }), fail);
    });
    sent.on("error", fail);
    sent.end(body);
  });
}
