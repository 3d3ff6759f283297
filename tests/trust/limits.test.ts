import { describe, expect, test } from "vitest";
import { signIn } from "../server/support/admin.ts";
import { BOOKINGS, newId, tourCommand } from "../server/support/bookings.ts";
import { call, post } from "../server/support/requests.ts";
import { sharedInstance } from "../server/support/shared.ts";
import { testInstance } from "../server/support/test-instance.ts";

const MESSAGES = "/api/collections/messages/records";

const instance = sharedInstance({
  hasPages: true,
  env: { RATE_LIMITS: "on", TRUSTED_PROXY: "X-Real-IP" },
});

let clients = 0;
/** Another visitor behind our proxy. */
const newClient = () => {
  clients += 1;
  return `198.51.100.${clients}`;
};
const from = (address: string) => ({ "X-Real-IP": address });
const wrongPassword = (client: string) =>
  signIn(instance, { identity: "admin", password: "wrong" }, from(client));
const message = () => ({ id: newId(), name: "A", email: "a@example.com", message: "Hi" });

/** How many of so many calls in a row are let through; the rest must be 429. */
async function letThrough(times: number, one: () => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push((await one()).status);
  const first = statuses.indexOf(429);
  if (first >= 0) expect(new Set(statuses.slice(first))).toEqual(new Set([429]));
  return first < 0 ? times : first;
}

describe("one client may", () => {
  test.each([
    ["sign in", 5, (client: string) => wrongPassword(client)],
    ["book", 30, (client: string) => post(instance, BOOKINGS, tourCommand(), from(client))],
    ["write", 10, (client: string) => post(instance, MESSAGES, message(), from(client))],
    [
      "ask for a link",
      5,
      (client: string) => post(instance, "/api/find-booking", {}, from(client)),
    ],
    [
      "ask for mails",
      60,
      (client: string) =>
        post(instance, "/api/send-booking-emails", { bookingId: newId() }, from(client)),
    ],
    [
      "ask for a code",
      10,
      (client: string) => post(instance, "/api/codes", { code: newId() }, from(client)),
    ],
  ])("%s %i times a minute", async (_, most, one) => {
    const client = newClient();
    expect(await letThrough(most + 3, () => one(client))).toBe(most);
    // somebody else is not held up
    expect((await one(newClient())).status).not.toBe(429);
  });

  test.each([
    ["/api/site", 200],
    ["/nowhere/at/all", 404],
  ])("call %s 300 times in ten seconds", async (path, status) => {
    const client = newClient();
    const told: number[] = [];
    // a busy machine takes ten seconds for the first 300, with all the new engines, and not for those after
    const line = async () => {
      while (!told.includes(429) && told.length < 3000) {
        told.push((await call(instance, path, { headers: from(client) })).status);
      }
    };
    await Promise.all(Array.from({ length: 16 }, line));
    expect(told).toContain(429);
    expect(told.filter((answer) => answer === status).length).toBeGreaterThanOrEqual(300);
    // pages that are there are not counted
    expect((await call(instance, "/tours", { headers: from(client) })).status).toBe(200);
  });

  test("no more by other spellings of the same call", async () => {
    const [row] = await instance.sql<{ id: string }>(
      "SELECT id FROM _collections WHERE name = 'admins'",
    );
    const client = newClient();
    const spellings = ["admins", row?.id, "ADMINS", "adm%69ns", "admins"];
    for (const name of spellings) {
      const path = `/api/collections/${name}/auth-with-password`;
      expect((await post(instance, path, {}, from(client))).status).toBe(400);
    }
    for (const name of spellings) {
      const path = `/api/collections/${name}/auth-with-password`;
      expect((await post(instance, path, {}, from(client))).status, name).toBe(429);
    }
    const others = ["request-password-reset", "auth-with-otp", "request-otp"];
    for (const what of others) {
      const path = `/api/collections/admins/${what}`;
      expect((await post(instance, path, {}, from(client))).status, what).toBe(429);
    }
  });
});

test("429 says when to come again, in words and seconds", async () => {
  const client = newClient();
  await letThrough(5, () => wrongPassword(client));
  const response = await fetch(`${instance.url}/api/collections/admins/auth-with-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...from(client) },
    body: "{}",
  });
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get("Retry-After"));
  expect(Number.isInteger(seconds)).toBe(true);
  expect(seconds).toBeGreaterThanOrEqual(1);
  // five calls at a minute's very beginning: they leave the sliding minute in its next fifth
  expect(seconds).toBeLessThanOrEqual(60 + 60 / 5 + 1);
  expect((await response.json()).message).toBe("Too many requests. Please try again later.");
});

describe("who the client is", () => {
  test("the addresses of one IPv6 network are one client, another network is another", async () => {
    const addresses = Array.from(
      { length: 8 },
      (_, index) => `2001:db8:7:${index < 7 ? "1" : "2"}:${index}::${index + 1}`,
    );
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await wrongPassword(address)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 400]);
  });

  test("IPv4 written as IPv6 is that address, not the network of all of them", async () => {
    const one = newClient();
    await letThrough(5, () => wrongPassword(one));
    expect((await wrongPassword(`::ffff:${one}`)).status).toBe(429);
    expect((await wrongPassword(`::ffff:${newClient()}`)).status).toBe(400);
  });

  test("what a visitor claims before our proxy's word changes nothing", async () => {
    const client = newClient();
    let claims = 0;
    const claim = () => {
      claims += 1;
      const headers = from(`203.0.113.${claims}, ${client}`);
      return signIn(instance, { identity: "admin", password: "wrong" }, headers);
    };
    expect(await letThrough(8, claim)).toBe(5);
  });

  test("a header is nothing without TRUSTED_PROXY, nor from anybody but the named proxy", async () => {
    const direct = await testInstance({ hasPages: true, env: { RATE_LIMITS: "on" } });
    let claims = 0;
    const claim = () => {
      claims += 1;
      const address = `203.0.113.${claims}`;
      const headers = { "X-Real-IP": address, "X-Forwarded-For": address, Forwarded: address };
      return signIn(direct, { identity: "admin", password: "wrong" }, headers);
    };
    expect(await letThrough(8, claim)).toBe(5);
    // the proxy stands elsewhere, and we get around it
    const proxy = { TRUSTED_PROXY: "X-Real-IP" };
    await direct.restart({ ...proxy, TRUSTED_PROXY_FROM: "10.89.90.1,2001:db8::/32" });
    expect(await letThrough(8, claim)).toBe(5);
    // we are the proxy
    await direct.restart({ ...proxy, TRUSTED_PROXY_FROM: "10.89.90.1,127.0.0.1" });
    expect(await letThrough(8, claim)).toBe(8);
  });
});

test("the server's calls to itself are not counted among a visitor's", async () => {
  const direct = await testInstance({ hasPages: true, env: { RATE_LIMITS: "on" } });
  const ids = Array.from({ length: 25 }, newId);
  for (const id of ids) {
    const headers = { "X-Real-IP": "198.51.100.1" };
    expect((await post(direct, BOOKINGS, tourCommand({ id }), headers)).status).toBe(200);
    const answer = await post(direct, "/api/send-booking-emails", { bookingId: id }, headers);
    expect(answer.body).toEqual({ sent: true });
  }
});
