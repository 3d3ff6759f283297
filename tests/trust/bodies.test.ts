import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { signedIn } from "../server/support/admin.ts";
import { BOOKINGS, book, newId, storedBookings, tourCommand } from "../server/support/bookings.ts";
import { startInstance } from "../server/support/instance.ts";
import { call, post } from "../server/support/requests.ts";
import { sharedInstance } from "../server/support/shared.ts";
import { until } from "../server/support/waiting.ts";

const KB = 1024;
const LIMIT = 64 * KB;
/** Another program at the same database. */
const SQLITE = "sqlite3";

/** What the start process's log tells. */
const told: object[] = [];
const instance = sharedInstance({
  hasPages: true,
  log: (event, facts) => told.push({ event, ...facts }),
});

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
    const { status, body } = await post(instance, BOOKINGS, commandOf(LIMIT + 1));
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: "too_large", message: "The request is too large." });
    expect((await post(instance, BOOKINGS, commandOf(10 * LIMIT))).status).toBe(413);
  });

  test.each([
    BOOKINGS,
    "/api/collections/messages/records",
    "/api/send-booking-emails",
    "/api/collections/admins/auth-with-password",
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
    const paths = [row?.id, "BOOKINGS", "b%6Fokings"].map(
      (name) => `/api/collections/${name}/records`,
    );
    const stored = () => instance.sql("SELECT count(*) AS n FROM bookings");
    const before = await stored();
    for (const path of [...paths, `${BOOKINGS}/`]) {
      expect((await post(instance, path, commandOf(LIMIT + 1))).status, path).toBe(413);
    }
    expect(await stored()).toEqual(before);
    expect((await post(instance, paths[0] ?? "", tourCommand())).status).toBe(200);
  });
});

/** So many lines that do nothing, each from an address of its own, or all from one. */
const MANY = 200;

interface Line {
  readonly socket: Socket;
  /** All that has come so far. */
  text(): string;
  isClosed(): boolean;
}

/** Writes a request as it is over a line of its own, from an address of this machine. */
async function openLine(address: string, text: string): Promise<Line> {
  const socket = connect({ port: instance.port, host: "127.0.0.1", localAddress: address });
  let received = "";
  let isClosed = false;
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.on("close", () => {
    isClosed = true;
  });
  await once(socket, "connect");
  socket.write(text);
  return { socket, text: () => received, isClosed: () => isClosed };
}

const openLines = (addressOf: (index: number) => string, text: string, many = MANY) =>
  Promise.all(Array.from({ length: many }, (_, index) => openLine(addressOf(index), text)));
const closed = (lines: readonly Line[]) => lines.filter((line) => line.isClosed());
const statusOf = (line: Line) => Number(line.text().slice(9, 12));
/** Those that are left alone may stay for as long as they are in nobody's way. */
const untilClosed = (lines: readonly Line[], left: number) =>
  until(`all but ${left} are ended`, () => closed(lines).length >= lines.length - left);
const untilAnswered = (lines: readonly Line[], status: number) =>
  until(`all are answered with ${status}`, () => lines.every((line) => statusOf(line) === status));
const closeAll = (lines: readonly Line[]) => {
  for (const { socket } of lines) socket.destroy();
};

/** Those that the server has closed while more than the other end reads is on its way (Linux). */
async function linesBeingClosed(): Promise<number> {
  const FIN_WAIT1 = "04";
  const ours = `:${instance.port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = (await readFile("/proc/net/tcp", "utf8")).split("\n").map((row) => row.split(/ +/));
  return rows.filter((row) => row[2]?.endsWith(ours) && row[4] === FIN_WAIT1).length;
}

const head = (path: string, bytes: number, more = "") =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}Content-Length: ${bytes}\r\n\r\n`;

/** Pages and bookings, as long as something else goes on. */
async function expectService(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    expect((await call(instance, "/tours")).status).toBe(200);
    expect((await call(instance, "/api/health")).status).toBe(200);
    expect((await book(instance, tourCommand())).status).toBe(200);
  }
}

describe("lines that do nothing", () => {
  test("nobody can listen: neither strangers nor the back office", async () => {
    const listen = "GET /api/realtime HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n";
    const lines = await openLines((index) => `127.0.1.${index + 1}`, listen);
    await untilAnswered(lines, 404);
    closeAll(lines);
    const admin = await signedIn(instance);
    const headers = { Authorization: admin.token, "Content-Type": "application/json" };
    for (const sent of [{}, { method: "POST", body: '{"clientId":"x","subscriptions":[]}' }]) {
      expect((await call(instance, "/api/realtime", { ...sent, headers })).status).toBe(404);
    }
  });

  test("half bodies from everywhere are ended, and keep nobody else waiting", async () => {
    const half = `${head(BOOKINGS, 500)}{"id":"`;
    const lines = await openLines((index) => `127.0.2.${index + 1}`, half);
    await expectService();
    await untilClosed(lines, 24);
    for (const status of closed(lines).map(statusOf)) expect([408, 429]).toContain(status);
    // an honest one that is slow gets its place from one that has waited longer
    const text = JSON.stringify(tourCommand());
    const slow = await openLine("127.0.3.1", head(BOOKINGS, text.length) + text.slice(0, 50));
    for (let round = 0; round < 8; round += 1) await call(instance, "/api/health");
    slow.socket.write(text.slice(50));
    await untilAnswered([slow], 200);
    closeAll([...lines, slow]);
  });

  test("so are those of one address, which takes no more places than its own", async () => {
    const half = `${head("/api/send-booking-emails", 500)}{`;
    const lines = await openLines(() => "127.0.4.1", half);
    await untilClosed(lines, 6);
    const other = await openLine("127.0.4.2", half);
    await expectService();
    expect(other.isClosed()).toBe(false);
    closeAll([...lines, other]);
  });

  test("who has several makes room before the only one of another, however long that waits", async () => {
    const text = JSON.stringify(tourCommand());
    const slow = await openLine("127.0.10.1", head(BOOKINGS, text.length) + text.slice(0, 50));
    const half = `${head(BOOKINGS, 500)}{"id":"`;
    const lines = await openLines((index) => `127.0.10.${2 + (index % 8)}`, half);
    await untilClosed(lines, 24);
    expect(slow.isClosed()).toBe(false);
    slow.socket.write(text.slice(50));
    await untilAnswered([slow], 200);
    closeAll([...lines, slow]);
  });

  test("so are bodies that lack one letter, or come where nobody reads them", async () => {
    const text = JSON.stringify(tourCommand());
    const requests = [
      head(BOOKINGS, text.length + 1) + text,
      head("/api/site", 10).replace("POST", "GET"),
      head("/tours", 10).replace("POST", "GET"),
      head("/nowhere", 10),
    ];
    const all = [];
    // as many in all as elsewhere: with four times as many, a server on a busy machine took five seconds
    // over an answer of ours, and so held us for somebody who does not read
    const many = MANY / requests.length;
    for (const [place, request] of requests.entries()) {
      all.push(await openLines((index) => `127.0.${5 + place}.${index + 1}`, request, many));
    }
    await expectService();
    for (const lines of all.slice(0, 2)) {
      await untilClosed(lines, 24);
    }
    closeAll(all.flat());
  });

  test("answers that nobody reads are ended where they stand in the way of others", async () => {
    const picture = "GET /share/tour-2.png HTTP/1.1\r\nHost: x\r\n\r\n";
    const lines = [];
    for (let index = 1; index <= 48; index += 1) {
      // more than the system's own buffers take
      const line = await openLine(`127.0.11.${index}`, picture.repeat(80));
      line.socket.pause();
      lines.push(line);
    }
    await expectService();
    await until("some are ended", async () => {
      expect((await call(instance, "/api/health")).status).toBe(200);
      return (await linesBeingClosed()) > 4;
    });
    await expectService();
    closeAll(lines);
  });

  test("half heads keep nobody waiting", async () => {
    const lines = await openLines(
      (index) => `127.0.9.${index + 1}`,
      "GET /tours HTTP/1.1\r\nHost: x",
    );
    await expectService();
    closeAll(lines);
  });

  test("a body that was ended is no fault of ours", () => {
    expect(told).not.toContainEqual(expect.objectContaining({ event: "fault" }));
  });
});

test("an address above 8 KB is refused before anybody looks at it", async () => {
  const long = "/a".repeat(4 * KB + 1);
  const encoded = "/%61".repeat(225 * KB);
  for (const path of [long, `/api/site${long}`, `/api/site?q=${long}`, `/tours?${long}`, encoded]) {
    const line = await openLine("127.0.0.1", `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await untilAnswered([line], 414);
    line.socket.destroy();
  }
});

test("another process that holds the write lock for five seconds costs time, and no booking", async () => {
  const file = join(instance.dataDir, "data.db");
  const holder = spawn(SQLITE, [file], { stdio: ["pipe", "pipe", "inherit"] });
  holder.stdin.write(".timeout 10000\nBEGIN IMMEDIATE;\nSELECT 'held';\n");
  await once(holder.stdout, "data");
  const commands = Array.from({ length: 16 }, () => tourCommand());
  let isHeld = true;
  const answers = commands.map(async (command) => {
    const { status } = await book(instance, command);
    return { status, isHeld };
  });
  const reading = await call(instance, "/api/collections/tours/records");
  // answered while the lock is still held
  expect(reading.status).toBe(200);
  setTimeout(() => {
    isHeld = false;
    holder.stdin.end("COMMIT;\n.quit\n");
  }, 5000);
  for (const answer of await Promise.all(answers)) {
    expect(answer).toEqual({ status: 200, isHeld: false });
  }
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

test("an existing and a missing account are not told apart by words or by what they cost", async () => {
  // a site's own start, which hashes as sites do; that of the tests' data is cheap
  const site = await startInstance({ env: { ADMIN_PASSWORD: "guanacaste by the river" } });
  onTestFinished(() => site.stop());
  const path = "/api/collections/admins/auth-with-password";
  const texts = new Set<string>();
  /** What PocketBase has reckoned so far, in ticks of a hundredth of a second. */
  const reckoned = async () => {
    const stat = await readFile(`/proc/${site.server.child.pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")")).split(" ")[12]);
  };
  const costOf = async (identity: string) => {
    const before = await reckoned();
    for (let round = 0; round < 8; round += 1) {
      const answer = await post(site, path, { identity, password: "wrong password" });
      expect(answer.status).toBe(400);
      texts.add(answer.text);
    }
    return (await reckoned()) - before;
  };
  // comparing a password is nearly all of it: without that, a missing account would cost next to nothing
  const [admin, nobody] = [await costOf("admin"), await costOf("nobody")];
  expect(Math.min(admin, nobody) / Math.max(admin, nobody)).toBeGreaterThan(0.5);
  expect(texts.size).toBe(1);
});

describe("a stop (SIGTERM)", () => {
  test("finishes what runs: whatever was answered is stored, and nothing is left half", async () => {
    const stopping = await startInstance();
    // no more than a slow machine stores in the second that PocketBase gives what runs before it closes its database
    const ids = Array.from({ length: 24 }, newId);
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
