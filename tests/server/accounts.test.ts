import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedIn, signIn } from "./support/admin.ts";
import { BOOKINGS, bookWell } from "./support/bookings.ts";
import { type Instance, startInstance } from "./support/instance.ts";
import { call, post } from "./support/requests.ts";
import { SUPERUSER, setSuperuser } from "./support/superuser.ts";

const HOURS_8 = 8 * 3600;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ env: { DASHBOARD: "on" } });
  await bookWell(instance);
});
afterAll(() => instance?.stop());

const listBookings = (token: string) =>
  call(instance, BOOKINGS, { headers: { Authorization: token } });

/** A superuser's token: operations can do what no screen offers. */
async function superuserToken(): Promise<string> {
  await setSuperuser(instance);
  const path = "/api/collections/_superusers/auth-with-password";
  const answer = await post(instance, path, SUPERUSER);
  expect(answer.status).toBe(200);
  return String(answer.body.token);
}

describe("signing in", () => {
  test.each(["admin", "ADMIN", "Admin"])("works as %s", async (identity) => {
    const answer = await signIn(instance, { identity, password: instance.adminPassword });
    expect(answer.status).toBe(200);
    expect(answer.body.record).toMatchObject({ username: "admin", collectionName: "admins" });
    expect(answer.text).not.toMatch(/tokenKey|"password"/);
    expect((await listBookings(String(answer.body.token))).body.totalItems).toBe(1);
  });

  test("gives a token for eight hours", async () => {
    const { token } = await signedIn(instance);
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    const secondsLeft = JSON.parse(payload).exp - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(HOURS_8 - 60);
    expect(secondsLeft).toBeLessThanOrEqual(HOURS_8 + 1);
  });

  test.each([
    ["admin", "wrong"],
    ["admin", ""],
    ["admin", "CORRECT HORSE 42"],
    ["", ""],
    ["nobody", "correct horse 42"],
    ["admin' OR '1'='1", "x"],
    ["operations@cayowayfarers.example", "x"],
  ])(
    "is refused as %j with %j, without a hint which of the two was wrong",
    async (identity, password) => {
      const answer = await signIn(instance, { identity, password });
      expect(answer.status).toBe(400);
      expect(answer.body.token).toBeUndefined();
      expect(answer.text).not.toMatch(/admin|user(name)? /i);
    },
  );

  test("says the same for a wrong name and a wrong password", async () => {
    const [name, password] = await Promise.all([
      signIn(instance, { identity: "nobody", password: "wrong" }),
      signIn(instance, { identity: "admin", password: "wrong" }),
    ]);
    expect(name.text).toBe(password.text);
  });
});

describe("a token that is no good is told so: 401, not an empty list", () => {
  test.each([
    ["made up", "nonsense"],
    ["with another signature", ""],
    ["as a bearer", "Bearer nonsense"],
  ])("%s", async (_, given) => {
    const { token } = await signedIn(instance);
    const bad = given || `${token.slice(0, -4)}AAAA`;
    expect((await listBookings(bad)).status).toBe(401);
    expect(
      (await call(instance, "/api/collections/tours/records", { headers: { Authorization: bad } }))
        .status,
    ).toBe(401);
  });

  test("revoked by a change of the password, which ends all sessions", async () => {
    const [here, there] = [await signedIn(instance), await signedIn(instance)];
    expect((await there.get(BOOKINGS)).status).toBe(200);
    const record = (await here.get("/api/collections/admins/records")).body.items as {
      id: string;
    }[];
    const superuser = await superuserToken();
    const changed = await call(instance, `/api/collections/admins/records/${record[0]?.id}`, {
      method: "PATCH",
      headers: { Authorization: superuser, "Content-Type": "application/json" },
      body: JSON.stringify({ password: "another horse 43", passwordConfirm: "another horse 43" }),
    });
    expect(changed.status).toBe(200);

    for (const old of [here, there]) {
      const answer = await old.get(BOOKINGS);
      expect(answer.status).toBe(401);
      expect(answer.body.message).toBe("Your sign-in has expired. Please sign in again.");
    }
    const again = { identity: "admin", password: "another horse 43" };
    const headers = { Authorization: here.token };
    expect((await signIn(instance, { ...again, password: instance.adminPassword })).status).toBe(
      400,
    );
    // the page may still send the old token along
    const fresh = await signIn(instance, again, headers);
    expect(fresh.status).toBe(200);
    expect((await listBookings(String(fresh.body.token))).body.totalItems).toBe(1);
  });
});
