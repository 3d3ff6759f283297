import { connect } from "node:net";
import { quantile } from "./figures.mjs";

/**
 * @typedef {{ perSecond: number, p50: number, p99: number, errors: number, answers: number }} Load
 *   p50 and p99 in ms; `errors`: answers other than 200, and connections that broke
 */

/**
 * Asks over so many connections at once, each one question after the other, and counts what is
 * answered in the given time. Plain sockets: the two cores are the server's, not the client's.
 * @param {{ port: number, connections: number, seconds: number, request: () => string }} options
 * @returns {Promise<Load>}
 */
export async function load({ port, connections, seconds, request }) {
  /** @type {number[]} */
  const times = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      let socket = openSocket(port);
      while (performance.now() < end) {
        const askedAt = performance.now();
        const { status } = await socket.ask(request());
        if (status === 200) times.push(performance.now() - askedAt);
        else errors += 1;
        if (status === 0) socket = openSocket(port);
      }
      socket.close();
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  return {
    perSecond: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    errors,
    answers: times.length,
  };
}

/** @typedef {{ status: number, bytes: number }} Answer the whole answer's bytes, head and all */

/**
 * One keep-alive connection; an answer's status is 0 when it broke.
 * @param {number} port
 */
export function openSocket(port) {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.setNoDelay(true);
  let received = Buffer.alloc(0);
  /** @type {((answer: Answer) => void) | null} */
  let answered = null;
  /** @param {number} status */
  const finish = (status) => {
    const tell = answered;
    const bytes = received.length;
    answered = null;
    received = Buffer.alloc(0);
    tell?.({ status, bytes });
  };
  socket.on("data", (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const status = wholeAnswer(received);
    if (status !== null) finish(status);
  });
  socket.on("error", () => finish(0));
  socket.on("close", () => finish(0));
  return {
    /** @param {string} text @returns {Promise<Answer>} */
    ask: (text) =>
      new Promise((done) => {
        answered = done;
        if (socket.destroyed) finish(0);
        else socket.write(text);
      }),
    close: () => socket.destroy(),
  };
}

const HEAD_END = "\r\n\r\n";

/**
 * The status of an answer once all of it is there, null before.
 * @param {Buffer} received
 */
function wholeAnswer(received) {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString("latin1", 0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? received.subarray(-5).equals(Buffer.from("0\r\n\r\n"))
      : received.length >= headEnd + HEAD_END.length + Number(length);
  return isWhole ? Number(head.slice(9, 12)) : null;
}

/**
 * A request as a browser writes it.
 * @param {{ path: string, accept?: string, body?: object, token?: string }} what
 */
export function httpRequest({ path, accept = "*/*", body, token }) {
  const text = body ? JSON.stringify(body) : "";
  const head = [
    `${body ? "POST" : "GET"} ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Accept: ${accept}`,
    "Accept-Encoding: gzip, deflate, br",
    ...(token ? [`Authorization: ${token}`] : []),
    ...(body
      ? ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ];
  return `${head.join("\r\n")}${HEAD_END}${text}`;
}
