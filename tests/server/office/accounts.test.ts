import { beforeAll, describe, expect, test } from "vitest";
import { signedIn, signIn } from "../support/admin.ts";
import { BOOKINGS, bookWell } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { call, messagesOf, post } from "../support/requests.ts";
import { sharedInstance } from "../support/shared.ts";

const HOURS_8 = 8 * 3600;

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
beforeAll(async () => {
  await bookWell(instance);
});

const listBookings = (token: string) =>
  call(instance, BOOKINGS, { headers: { Authorization: token } });

describe("signing in", () => {
  test.each(["admin", "ADMIN", "Admin"])("works as %s", async (identity) => {
    const answer = await signIn(instance, { identity, password: instance.adminPassword });
    expect(answer.status).toBe(200);
    expect(answer.body.record).toMatchObject({ username: "admin", collectionName: "admins" });
    expect(answer.text).not.toMatch(/tokenKey|"password"/);
    expect((await listBookings(String(answer.body.token))).body.totalItems).toBe(1);
  });

  test("works with a password from before twelve characters were asked for", async () => {
    const hash = "$2a$10$PKtUbhArCxoXAbcy3km/mOQs.ERsqS6wyZLwAYh.4o52Ja/fIRb.."; // sixsix
    await instance.sql(
      `INSERT INTO admins (id, username, password, tokenKey)
       VALUES ('secondaccount01', 'maria', '${hash}', 'k' || hex(randomblob(25)))`,
    );
    const answer = await signIn(instance, { identity: "maria", password: "sixsix" });
    expect(answer.status).toBe(200);
    expect(await standing(String(answer.body.token))).toBe(200);
    // nobody goes on in another account's session
    const { token } = await signedIn(instance);
    await instance.sql(
      `UPDATE sessions SET account = 'secondaccount01' WHERE id = '${claimsOf(token).session}'`,
    );
    expect(await standing(token)).toBe(401);
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

describe("the language of the back office", () => {
  const choose = (token: string, language: unknown) =>
    post(instance, "/api/office/language", { language }, { Authorization: token });
  const stored = () =>
    instance.sql<{ username: string; language: string }>(
      "SELECT username, language FROM admins ORDER BY username",
    );

  test("is each account's own, told with each sign-in", async () => {
    await instance.sql(
      "INSERT INTO admins (id, username, password, tokenKey) VALUES ('thirdaccount001', 'pedro', 'x', 'y')",
    );
    const { token } = await signedIn(instance);
    const answer = await refresh(token);
    expect((answer.body.record as { language: string }).language).toBe("");
    expect((await choose(token, "es")).status).toBe(204);
    expect((await refresh(token)).body.record).toMatchObject({ language: "es" });
    for (const wrong of ["fr", "", "es ", "constructor", null, ["es"], { $ne: "" }]) {
      expect((await choose(token, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    // another's is nobody's to change, by whatever way
    const body = JSON.stringify({ language: "es" });
    for (const id of ["thirdaccount001", String((answer.body.record as { id: string }).id)]) {
      const path = `/api/collections/admins/records/${id}`;
      const headers = { Authorization: token, "Content-Type": "application/json" };
      const { status } = await call(instance, path, { method: "PATCH", headers, body });
      expect([403, 404]).toContain(status);
    }
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { username: "admin", language: "es" },
        { username: "pedro", language: "" },
      ]),
    );
    expect((await choose(token, "en")).status).toBe(204);
  });
});

const REFRESH = "/api/collections/admins/auth-refresh";
const refresh = (token: string) => post(instance, REFRESH, {}, { Authorization: token });
const signOut = (token: string) => post(instance, "/api/sign-out", {}, { Authorization: token });
const standing = async (token: string) => (await listBookings(token)).status;

function claimsOf(token: string): Record<"exp", number> & Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

describe("a session", () => {
  test("ends with all its tokens when somebody signs out, and no other does", async () => {
    // within one second PocketBase's own tokens would be the same
    const [one, other] = [await signedIn(instance), await signedIn(instance)];
    const later = String((await refresh(one.token)).body.token);
    expect([await standing(one.token), await standing(later)]).toEqual([200, 200]);
    expect((await signOut(one.token)).status).toBe(204);
    expect([await standing(one.token), await standing(later)]).toEqual([401, 401]);
    expect((await refresh(later)).status).toBe(401);
    expect(await standing(other.token)).toBe(200);
  });

  test("that is signed out again, or never was, is answered the same", async () => {
    const { token } = await signedIn(instance);
    for (const given of [token, token, "nonsense", ""]) {
      const answer = await signOut(given);
      expect([answer.status, answer.text]).toEqual([204, ""]);
    }
    for (const body of [{ session: "%" }, { session: { $ne: "" } }, { session: "" }, "nonsense"]) {
      expect((await post(instance, "/api/sign-out", body)).status).toBeLessThan(500);
    }
  });

  test("is ended by its id, which a device keeps that was offline when it signed out", async () => {
    const [{ token }, other] = [await signedIn(instance), await signedIn(instance)];
    const answer = await post(instance, "/api/sign-out", { session: claimsOf(token).session });
    expect(answer.status).toBe(204);
    expect([await standing(token), await standing(other.token)]).toEqual([401, 200]);
  });

  test("leaves no good token behind when it ends in the middle of refreshes", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await signedIn(instance);
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => refresh(token)),
        signOut(token),
        ...[1, 2, 3].map(() => refresh(token)),
      ]);
      const given = answers.flatMap(({ body }) => (body.token ? [String(body.token)] : []));
      for (const left of [token, ...given]) expect(await standing(left)).toBe(401);
    }
  });

  test("ends 30 days after the sign-in, however often it was refreshed", async () => {
    const { token } = await signedIn(instance);
    const begunAgo = (seconds: number) =>
      instance.sql(
        `UPDATE sessions SET started_at = ${Date.now() - seconds * 1000} WHERE id = '${claimsOf(token).session}'`,
      );
    await begunAgo(30 * 86_400 - 3600);
    const last = String((await refresh(token)).body.token);
    // the last token ends with the session
    const secondsLeft = claimsOf(last).exp - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(3500);
    expect(secondsLeft).toBeLessThanOrEqual(3600);
    await begunAgo(30 * 86_400 + 1);
    expect([await standing(last), await standing(token)]).toEqual([401, 401]);
    expect((await refresh(last)).status).toBe(401);
  });

  test("leaves no row once it is over", async () => {
    const { token } = await signedIn(instance);
    const id = String(claimsOf(token).session);
    const rows = () => instance.sql(`SELECT expires_at FROM sessions WHERE id = '${id}'`);
    await signedIn(instance);
    expect(await rows()).toEqual([{ expires_at: expect.closeTo(claimsOf(token).exp * 1000, -4) }]);
    await instance.sql(`UPDATE sessions SET expires_at = ${Date.now() - 1} WHERE id = '${id}'`);
    await signedIn(instance);
    expect(await rows()).toEqual([]);
    const stored = await instance.sql("SELECT * FROM sessions");
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test.each([
    ["auth-with-otp", { otpId: "x", password: "x" }],
    ["request-otp", { email: "a@b.example" }],
    ["auth-with-oauth2", { provider: "google", code: "x", redirectURL: "x" }],
    ["request-password-reset", { email: "a@b.example" }],
    ["confirm-password-reset", { token: "x", password: "a new horse 44", passwordConfirm: "x" }],
    ["confirm-email-change", { token: "x", password: "x" }],
    ["confirm-verification", { token: "x" }],
  ])("is begun by no other way: %s", async (way, body) => {
    const before = await instance.sql("SELECT id FROM sessions");
    const answer = await post(instance, `/api/collections/admins/${way}`, body);
    expect(answer.body.token).toBeUndefined();
    expect([204, 400, 403, 404]).toContain(answer.status);
    expect(await instance.sql("SELECT id FROM sessions")).toEqual(before);
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

  test.each([
    ["GET", "/api/collections/bookings/records"],
    ["GET", "/api/collections/admins/records"],
    ["PATCH", "/api/collections/settings/records/x"],
    ["POST", "/api/collections/admins/auth-refresh"],
    ["POST", "/api/files/token"],
    ["POST", "/api/office/password"],
    ["GET", "/api/office/customers"],
    ["GET", "/api/office/customers/auth-with-password"],
  ])("after signing out: %s %s", async (method, path) => {
    const { token } = await signedIn(instance);
    const before = await call(instance, path, { method, headers: { Authorization: token } });
    expect(before.status).not.toBe(401);
    expect((await signOut(token)).status).toBe(204);
    for (const given of [token, `Bearer ${token}`, `bearer ${token}`]) {
      const after = await call(instance, path, { method, headers: { Authorization: given } });
      expect(after.status).toBe(401);
    }
  });

  test("made by PocketBase itself, past every sign-in", async () => {
    const [account] = await instance.sql<{ id: string }>("SELECT id FROM admins LIMIT 1");
    const path = `/api/collections/admins/impersonate/${account?.id}`;
    const { headers } = await cronsOf(instance);
    const { status, body } = await post(instance, path, { duration: 3600 }, headers);
    expect(status).toBe(200);
    expect((await listBookings(String(body.token))).status).toBe(401);
  });

  test("revoked by a change of the password, which ends all sessions", async () => {
    const [here, there] = [await signedIn(instance), await signedIn(instance)];
    expect((await there.get(BOOKINGS)).status).toBe(200);
    const record = (await here.get("/api/collections/admins/records")).body.items as {
      id: string;
    }[];
    const superuser = await cronsOf(instance);
    const change = (password: string) =>
      call(instance, `/api/collections/admins/records/${record[0]?.id}`, {
        method: "PATCH",
        headers: { ...superuser.headers, "Content-Type": "application/json" },
        body: JSON.stringify({ password, passwordConfirm: password }),
      });
    expect((await change("another horse 43")).status).toBe(200);
    for (const weak of ["eleven char", "password12345", "cayowayfarers1"]) {
      const refused = await change(weak);
      expect([refused.status, messagesOf(refused).password], weak).toEqual([
        400,
        expect.stringMatching(/too common|at least 12 characters/),
      ]);
    }

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
