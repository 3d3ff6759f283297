import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForMails, bookWell, mailJobs } from "./support/bookings.ts";
import { type Instance, startInstance } from "./support/instance.ts";

const KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance();
});
afterAll(() => instance?.stop());

async function manage(method: "GET" | "POST", id: string, key?: string) {
  const path = `/api/bookings/${id}${method === "POST" ? "/cancel" : ""}`;
  const headers = key === undefined ? {} : { "X-Manage-Key": key };
  const response = await fetch(instance.url + path, { method, headers });
  return { status: response.status, body: await response.json() };
}

const statusOf = async (id: string) =>
  (await instance.sql<{ status: string }>(`SELECT status FROM bookings WHERE id = '${id}'`))[0]
    ?.status;

describe("the device that made a booking", () => {
  test("asks how it stands, and learns nothing else", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    const { status, body } = await manage("GET", id, KEY);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "booking_date",
      "guests",
      "id",
      "pending_reason",
      "price",
      "quoted_price",
      "status",
      "updated_at",
    ]);
    expect(body).toMatchObject({ id, status: "confirmed" });
  });

  test("cancels it once, and customer and operator hear of it", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    await askForMails(instance, id);
    for (const _time of ["first", "second"]) {
      const { status, body } = await manage("POST", id, KEY);
      expect([status, body.status]).toEqual([200, "cancelled"]);
    }
    await askForMails(instance, id);
    const jobs = await mailJobs(instance, id);
    expect(jobs.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ["customer", "sent"],
      ["customer-cancelled", "sent"],
      ["operator", "sent"],
      ["operator-cancelled", "sent"],
    ]);
    const reference = id.slice(0, 8).toUpperCase();
    const subjects = instance.postOffice.mails
      .map(({ parsed }) => parsed.subject ?? "")
      .filter((subject) => subject.includes(reference));
    expect(subjects).toContainEqual(expect.stringMatching(/^Booking cancelled: /));
    expect(subjects).toContainEqual(expect.stringMatching(/^Cancelled by the customer: /));
  });

  test("cannot cancel what has taken place", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    await instance.sql(`UPDATE bookings SET status = 'completed' WHERE id = '${id}'`);
    expect((await manage("POST", id, KEY)).status).toBe(409);
    expect(await statusOf(id)).toBe("completed");
  });
});

describe("anybody else", () => {
  test.each([
    ["a wrong key", "x".repeat(32)],
    ["an empty key", ""],
    ["no key", undefined],
    ["the stored hash as key", "hash"],
  ])("with %s gets 404 and changes nothing", async (_what, key) => {
    const id = await bookWell(instance, { manage_key: KEY });
    const [row] = await instance.sql<{ manage_key: string }>(
      `SELECT manage_key FROM bookings WHERE id = '${id}'`,
    );
    expect(row?.manage_key).not.toContain(KEY);
    const given = key === "hash" ? row?.manage_key : key;
    expect((await manage("GET", id, given)).status).toBe(404);
    expect((await manage("POST", id, given)).status).toBe(404);
    expect(await statusOf(id)).toBe("confirmed");
  });

  test("gets the same answer for a booking that has no key and for one that is not there", async () => {
    const id = await bookWell(instance, { manage_key: "" });
    for (const asked of [id, "zzzzzzzzzzzzzzz", "nonsense"]) {
      expect((await manage("GET", asked, "")).status).toBe(404);
      expect((await manage("GET", asked, KEY)).status).toBe(404);
    }
  });
});
