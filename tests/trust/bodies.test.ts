import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BOOKINGS, book, newId, storedBookings, tourCommand } from "../server/support/bookings.ts";
import { type Instance, startInstance } from "../server/support/instance.ts";
import { call, post } from "../server/support/requests.ts";

const KB = 1024;
const LIMIT = 64 * KB;
/** Another program at the same database. */
const SQLITE = "sqlite3";

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance();
});
afterAll(() => instance?.stop());

/** Sends a body in pieces of unknown number (chunked). */
function sendChunked(path: string, pieces: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port: instance.port,
        path,
        method: "POST",
        headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
      },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    sent.once("error", fail);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });
}

/** A booking whose JSON has exactly so many bytes. */
function commandOf(bytes: number): string {
  const command = tourCommand({ padding: "" });
  const empty = JSON.stringify(command).length;
  return JSON.stringify({ ...command, padding: "x".repeat(bytes - empty) });
}

describe("a stranger's body", () => {
  test("of 64 KB is read, of one byte more it is 413 before it is read", async () => {
    expect((await post(instance, BOOKINGS, commandOf(LIMIT))).status).toBe(200);
    expect((await post(instance, BOOKINGS, commandOf(LIMIT + 1))).status).toBe(413);
    expect((await post(instance, BOOKINGS, commandOf(10 * LIMIT))).status).toBe(413);
  });

  test.each([
    BOOKINGS,
    "/api/collections/messages/records",
    "/api/send-booking-emails",
    "/api/collections/admins/auth-with-password",
    "/api/realtime",
    "/api/batch",
    "/api/bookings/abcdefghij12345/cancel",
    "/api/office/bookings",
  ])("in pieces of unknown number is 413: %s", async (path) => {
    expect(await sendChunked(path, ["{", " ".repeat(100), "}"])).toBe(413);
  });

  test("by another name of the collection has the same limit", async () => {
    const [row] = await instance.sql<{ id: string }>(
      "SELECT id FROM _collections WHERE name = 'bookings'",
    );
    for (const name of [row?.id, "BOOKINGS", "b%6Fokings"]) {
      const path = `/api/collections/${name}/records`;
      expect((await post(instance, path, commandOf(LIMIT + 1))).status, name).toBe(413);
    }
  });
});

describe("requests that never come to their end", () => {
  const HALF = 300;
  test("keep nobody else waiting", async () => {
    const sockets: Socket[] = [];
    let ended = 0;
    for (let index = 0; index < HALF; index++) {
      const socket = connect(instance.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.on("close", () => {
        ended += 1;
      });
      await once(socket, "connect");
      // a third stops in the head, a third before the body, a third in it
      const head = `POST ${BOOKINGS} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
      if (index % 3 === 0) socket.write(head);
      else if (index % 3 === 1) socket.write(`${head}Content-Length: 500\r\n\r\n`);
      else socket.write(`${head}Content-Length: 500\r\n\r\n{"id":"`);
      sockets.push(socket);
    }
    for (let round = 0; round < 20; round++) {
      const health = await call(instance, "/api/health");
      expect(health.status).toBe(200);
    }
    expect((await book(instance, tourCommand())).status).toBe(200);
    // all were answered while those were still at it
    expect(ended).toBe(0);
    for (const socket of sockets) socket.destroy();
  });
});

test("another process that holds the write lock for five seconds costs time, and no booking", async () => {
  const file = join(instance.dataDir, "data.db");
  const holder = spawn(SQLITE, [file], { stdio: ["pipe", "pipe", "inherit"] });
  holder.stdin.write("BEGIN IMMEDIATE;\nSELECT 'held';\n");
  await once(holder.stdout, "data");
  const commands = Array.from({ length: 16 }, () => tourCommand());
  const answers = commands.map((command) => book(instance, command));
  const started = performance.now();
  const reading = await call(instance, "/api/collections/tours/records");
  // answered while the lock is still held
  expect(reading.status).toBe(200);
  setTimeout(() => holder.stdin.end("COMMIT;\n.quit\n"), 5000);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(performance.now() - started).toBeGreaterThan(4500);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { id } of commands) expect(await storedBookings(instance, id)).toHaveLength(1);
});

test("a foreign origin is not let in, ours is", async () => {
  for (const path of ["/api/site", BOOKINGS, "/api/collections/tours/records"]) {
    for (const method of ["GET", "OPTIONS"]) {
      const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
      const answer = await fetch(`${instance.url}${path}`, { method, headers });
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  }
  const own = await fetch(`${instance.url}/api/site`, { headers: { Origin: instance.url } });
  expect(own.headers.get("Access-Control-Allow-Origin")).toBe(instance.url);
});

test("an existing and a missing account are not told apart by words or time", async () => {
  const path = "/api/collections/admins/auth-with-password";
  const texts = new Set<string>();
  const times = { admin: [] as number[], nobody: [] as number[] };
  const median = (all: number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;
  const difference = () => Math.abs(1 - median(times.nobody) / median(times.admin));
  // more calls even out what other programs on this machine add; a difference of ours would stay
  for (let round = 0; round < 20 || (difference() >= 0.15 && round < 300); round++) {
    for (const identity of ["admin", "nobody"] as const) {
      const answer = await post(instance, path, { identity, password: "wrong password" });
      expect(answer.status).toBe(400);
      texts.add(answer.text);
      times[identity].push(answer.tookMs);
    }
  }
  expect(texts.size).toBe(1);
  expect(difference()).toBeLessThan(0.15);
});

describe("a stop (SIGTERM)", () => {
  test("finishes what runs: whatever was answered is stored, and nothing is left half", async () => {
    const stopping = await startInstance();
    const ids = Array.from({ length: 64 }, newId);
    const acknowledged: string[] = [];
    const all = ids.map(async (id) => {
      const answer = await book(stopping, tourCommand({ id })).catch(() => null);
      if (answer?.status === 200) acknowledged.push(id);
      if (acknowledged.length === 8) stopping.server.child.kill("SIGTERM");
      return answer?.status ?? 0;
    });
    const statuses = await Promise.all(all);
    await stopping.server.stop();
    // what had begun was answered; nobody was told of an error
    expect(statuses.filter((status) => ![0, 200].includes(status))).toEqual([]);
    const rows = await stopping.sql<{ id: string; mails: number }>(
      "SELECT id, (SELECT count(*) FROM mails WHERE booking = bookings.id) AS mails FROM bookings",
    );
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(rows.map(({ mails }) => mails))).toEqual(new Set([2]));
    expect(stopping.server.child.signalCode).toBeNull();
    await stopping.stop();
  });
});
