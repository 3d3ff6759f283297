import { describe, expect, test } from "vitest";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { book, bookWell, inDays, newId, tourCommand } from "../support/bookings.ts";
import { addRule, daily } from "../support/departures.ts";
import { gifHeader, hugePng, jpegWithCameraData, pngOf1 } from "../support/pictures.ts";
import { type Answer, call, messagesOf } from "../support/requests.ts";
import { newTour, newTransfer } from "../support/services.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);

const TOURS = "/api/collections/tours/records";
const TRANSFERS = "/api/collections/transfers/records";

function send(method: string, path: string, body: object, file?: { name: string; blob: Blob }) {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    form.set(field, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  if (file) form.set(file.name, file.blob, "picture");
  return call(instance, path, { method, headers: { Authorization: admin.token }, body: form });
}
const create = (path: string, body: object) => send("POST", path, body);
const numbersOf = async (path: string) => {
  const items = (await call(instance, `${path}?perPage=200`)).body.items as { number: number }[];
  return items.map(({ number }) => number);
};
async function made(path: string, body: object): Promise<{ id: string; number: number }> {
  const answer = await create(path, body);
  if (answer.status !== 200) throw new Error(`not created: ${answer.text}`);
  return answer.body as { id: string; number: number };
}

describe("a new service", () => {
  test("is numbered by the server, whatever the request says", async () => {
    const tour = await made(TOURS, newTour({ number: 1 }));
    expect(tour.number).toBe(9);
    const transfer = await made(TRANSFERS, newTransfer({ number: 77 }));
    expect(transfer.number).toBe(13);
  });

  test("gets a number of its own when two are made at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => made(TOURS, newTour({ active: false }))),
    );
    expect(new Set(answers.map(({ number }) => number)).size).toBe(8);
  });

  test.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ slug: "Not A Slug" }, { slug: "Only small letters, digits and single hyphens" }],
    [{ slug: "atm-cave" }, { slug: "Another tour has this slug" }],
    [{ price: 0 }, { price: "At least 0.01" }],
    [{ category: "Party" }, { category: "Category is required" }],
    [{ min_pax: 1.5 }, { min_pax: "A whole number" }],
    [
      { price: 99.999, rating: 4.55 },
      { price: "At most two decimals", rating: "At most one decimal" },
    ],
    [{ highlights: "no list" }, { highlights: "A list is expected" }],
    [
      { texts: { es: { name: "x".repeat(301), includes: "no list" } } },
      {
        "texts.es.name": "At most 300 characters",
        "texts.es.includes": "A list is expected",
      },
    ],
    [
      { texts: { es: { name: { a: 1 } } }, deposit: "half", asks: ["asked"] },
      {
        "texts.es.name": "A text is expected",
        deposit: "Either a share of the price or an amount",
        asks: "Must be one of: no, asked, required",
      },
    ],
    [{ texts: [1] }, { texts: "Texts are expected" }],
    [{ texts: { es: "Hola" } }, { "texts.es": "Texts are expected" }],
    [{ includes: ["a".repeat(301)] }, { includes: "At most 300 characters an entry" }],
    [
      { itinerary: [{ time: "7 o'clock", activity: "x" }] },
      { itinerary: "Give each stop a time: 07:30" },
    ],
  ])("with %j is refused", async (changes, messages) => {
    const answer = await create(TOURS, newTour(changes));
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual(messages);
  });

  test.each([
    [{ price_type: "free" }, { price_type: "Price type is required" }],
    [{ transfer_type: "Boat" }, { transfer_type: "Type is required" }],
    [{ max_passengers: 61 }, { max_passengers: "At most 60" }],
    [{ from_location: "" }, { from_location: "From is required" }],
  ])("transfer with %j is refused", async (changes, messages) => {
    expect(messagesOf(await create(TRANSFERS, newTransfer(changes)))).toEqual(messages);
  });
});

describe("a change", () => {
  test("keeps the number and the old price", async () => {
    const { id, number } = await made(TOURS, newTour({ price: 90 }));
    const answer = await send("PATCH", `${TOURS}/${id}`, { price: 95.5, number: 1, deleted: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ number, price: 95.5 });
    expect(
      await instance.sql(`SELECT price FROM price_changes WHERE item_id = ${number}`),
    ).toMatchObject([{ price: 90 }]);
    expect((await call(instance, `${TOURS}/${id}`)).status).toBe(200);
  });
});

test("what somebody else has changed is not written over by who has not read it", async () => {
  const written = { es: { name: "Caminata", extras: ["Botas"] } };
  const { id } = await made(TOURS, newTour({ texts: written }));
  const stored = async () => (await admin.get(`${TOURS}/${id}`)).body;
  const read = await stored();
  const theirs = { es: { name: "Paseo", extras: ["Botas"] } };
  const base = { texts: { es: { extras: ["Botas"], name: "Caminata" } }, name: read.name };
  const change = (body: object) => admin.patch(`${TOURS}/${id}`, body);
  expect((await change({ texts: theirs, base })).status).toBe(200);
  // its answer was lost
  expect((await change({ texts: theirs, base })).status).toBe(200);
  const mine = { es: { name: "Ruta" } };
  const refused = await change({ texts: mine, price: 71, base });
  expect([refused.status, Object.keys(Object(refused.body.data))]).toEqual([409, ["texts"]]);
  expect(await stored()).toMatchObject({ texts: theirs, price: read.price });
  // with a picture the client sends the rest as one text
  const form = new FormData();
  form.set("@jsonPayload", JSON.stringify({ texts: mine, base: { ...base, image: "" } }));
  form.set("image", new Blob([pngOf1()]), "picture.png");
  const headers = { Authorization: admin.token };
  const sent = () => call(instance, `${TOURS}/${id}`, { method: "PATCH", headers, body: form });
  expect((await sent()).status).toBe(409);
  form.set("@jsonPayload", JSON.stringify({ texts: mine, base: { texts: theirs, image: "" } }));
  const answer = await sent();
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ texts: mine, image: expect.stringContaining("picture") });
  expect(answer.body).not.toHaveProperty("base");
  // what PocketBase itself refuses is told as ever
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(pngOf1());
  form.set("@jsonPayload", JSON.stringify({ base: { texts: mine } }));
  form.set("image", new Blob([large]), "large.png");
  const wrong = await sent();
  expect([wrong.status, Object.keys(messagesOf(wrong))]).toEqual([400, ["image"]]);
  // older devices
  expect((await change({ texts: written })).status).toBe(200);
});

test("ages in two prices are refused where they are changed; stored ones hold up nothing else", async () => {
  const band = { id: "child", name: "Child", from: 3, to: 11, price: 10, share: null, most: 0 };
  const bands = [band, { ...band, id: "youth", name: "Youth", from: 10, to: 17 }];
  const { id } = await made(TOURS, newTour({ active: false }));
  await instance.sql(`UPDATE tours SET bands = '${JSON.stringify(bands)}' WHERE id = '${id}'`);
  const change = (body: object) => send("PATCH", `${TOURS}/${id}`, body);
  expect((await change({ name: "Another name" })).status).toBe(200);
  const [child, youth] = bands;
  expect(messagesOf(await change({ bands: [youth, child] }))).toEqual({
    bands: "Child: some of these ages are in another price already",
  });
  expect((await change({ bands: [child, { ...youth, from: 12 }] })).status).toBe(200);
});

test("how much is asked of guests is told with the service, where it is not as usual", async () => {
  const { id, number } = await made(TRANSFERS, newTransfer({ active: true }));
  const told = async () => {
    const { transfers } = (await call(instance, "/api/site")).body as {
      transfers: { id: number }[];
    };
    return transfers.find((ride) => ride.id === number);
  };
  expect(await told()).not.toHaveProperty("asks");
  const asks = { flight_number: "required", luggage: "no" };
  expect((await send("PATCH", `${TRANSFERS}/${id}`, { asks })).status).toBe(200);
  expect(await told()).toMatchObject({ asks });
  const wrong = await send("PATCH", `${TRANSFERS}/${id}`, { asks: { luggage: "often" } });
  expect(messagesOf(wrong)).toEqual({ asks: "Must be one of: no, asked, required" });
  // phones that were offline for weeks send the old shape: what is required then is not
  const ride = { type: "transfer", item_id: number, price: 120, guests: 2 };
  const answer = await book(instance, tourCommand(ride));
  expect([answer.status, answer.body.status]).toEqual([200, "confirmed"]);
});

describe("deleting", () => {
  test("hides it from everybody and never gives its number again", async () => {
    const { id, number } = await made(TOURS, newTour({ slug: "to-be-deleted" }));
    expect(await numbersOf(TOURS)).toContain(number);
    const item = `tour/${number}`;
    await addRule(admin, "schedules", daily(item, {}));
    const closed = { from: inDays(3), until: inDays(4), kind: "closed" };
    await addRule(admin, "exceptions", { scope: item, ...closed });
    const along = `'${newId()}', '${item}', '${inDays(8)}', '07:30', '${newId()}'`;
    await instance.sql(`INSERT INTO assignments (id, item, day, time, resource) VALUES (${along})`);
    const rules = async () => {
      const { body } = await admin.get("/api/office/departure-rules");
      const all = Object.values(body).filter(Array.isArray).flat();
      return all.filter((rule) => rule.item === item || rule.scope === item);
    };
    expect(await rules()).toHaveLength(3);
    expect((await admin.remove(`${TOURS}/${id}`)).status).toBe(204);
    expect(await numbersOf(TOURS)).not.toContain(number);
    for (const answer of [
      await admin.get(`${TOURS}/${id}`),
      await admin.patch(`${TOURS}/${id}`, { active: true }),
      await admin.remove(`${TOURS}/${id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    const kept = `SELECT id FROM schedules WHERE item = '${item}'
      UNION ALL SELECT id FROM exceptions WHERE scope = '${item}'`;
    expect(await instance.sql(kept)).toEqual([]);
    // what an earlier version has left of another service's does not show either
    const left = `'${newId()}', 'tour/${number}', '[0]', '["07:30"]', 8, '2026-01-01 00:00:00.000Z'`;
    await instance.sql(
      `INSERT INTO schedules (id, item, weekdays, times, seats, created_at) VALUES (${left})`,
    );
    expect(await rules()).toEqual([]);
    const next = await made(TOURS, newTour({ slug: "to-be-deleted" }));
    expect(next.number).toBeGreaterThan(number);
  });

  test("leaves a booking that is on its way pending as withdrawn", async () => {
    const tour = newTour({ price: 50 });
    const { id, number } = await made(TOURS, tour);
    expect((await admin.remove(`${TOURS}/${id}`)).status).toBe(204);
    const answer = await book(
      instance,
      tourCommand({ item_id: number, item_name: tour.name, price: 150 }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: "pending", pending_reason: "withdrawn" });
  });

  test("is refused while guests are to come, and done when they have cancelled", async () => {
    const { id, number } = await made(TOURS, newTour({ price: 60 }));
    const booking = await bookWell(instance, {
      item_id: number,
      guests: 2,
      price: 120,
      booking_date: inDays(5),
    });
    const refused = await admin.remove(`${TOURS}/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe("It still has 1 booking to come.");
    expect(await numbersOf(TOURS)).toContain(number);

    await admin.patch(`/api/collections/bookings/records/${booking}`, { status: "cancelled" });
    expect((await admin.remove(`${TOURS}/${id}`)).status).toBe(204);
  });

  test("is not a stranger's", async () => {
    const [row] = await instance.sql<{ id: string }>("SELECT id FROM tours WHERE number = 1");
    const answer = await call(instance, `${TOURS}/${row?.id}`, { method: "DELETE" });
    expect([401, 403, 404]).toContain(answer.status);
    expect(await numbersOf(TOURS)).toEqual(
      expect.arrayContaining(BUILT_IN_SITE.tours.map((t) => t.id)),
    );
  });
});

describe("a picture", () => {
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { id } = await made(TOURS, newTour({}));
    const file = { name: "image", blob: new Blob([bytes]) };
    return { id, answer: await send("PATCH", `${TOURS}/${id}`, {}, file) };
  };
  const addressOf = (id: string, { body }: Answer) => `/api/files/tours/${id}/${body.image}`;

  test.each([
    ["a PNG", pngOf1],
    ["a JPEG behind 80 KB of camera data", jpegWithCameraData],
    ["a GIF", gifHeader],
  ])("%s is taken, public, and kept for an hour", async (_, bytes) => {
    const { id, answer } = await upload(bytes());
    expect(answer.status, answer.text).toBe(200);
    const served = await fetch(`${instance.url}${addressOf(id, answer)}`);
    expect(served.status).toBe(200);
    expect(served.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
    const removed = await admin.patch(`${TOURS}/${id}`, { image: "" });
    expect(removed.body.image).toBe("");
  });

  test("with more than 24 megapixels is refused by its header", async () => {
    const { answer } = await upload(hugePng());
    expect(answer.status).toBe(400);
    expect(messagesOf(answer).image).toContain("10000 × 10000 pixels");
  });

  test("over 5 MB is refused", async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(pngOf1());
    const { answer } = await upload(large);
    expect(answer.status).toBe(400);
    expect(messagesOf(answer).image).toBeTruthy();
  });
});
