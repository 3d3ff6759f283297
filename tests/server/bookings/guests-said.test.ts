import { beforeAll, describe, expect, test } from "vitest";
import { parseCsv } from "../../trust/support/csv.ts";
import { bookWell, newId, storedBookings } from "../support/bookings.ts";
import { newService } from "../support/departures.ts";
import { call, messagesOf, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const MANAGE_KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";
const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);
let item = { type: "tour", item_id: 0 };

const SHOES = {
  ...{ id: "shoes", name: "Shoe size", kind: "choice", per: "guest", required: true },
  choices: ["small", "large"],
};
const SWIM = {
  ...{ id: "swim", name: "Can all swim?", kind: "yes_no", per: "booking", required: true },
  choices: [],
};
const guest = (name: string, part: object = {}) => ({ name, band: "", answers: [], ...part });
const answer = (id: string, asked: string, said: string) => ({ id, asked, answer: said });

beforeAll(async () => {
  const { number } = await newService(admin, "tour");
  item = { type: "tour", item_id: number };
  await admin.changeItem("tour", number, {
    questions: [SHOES, SWIM],
    bands: [{ id: "child", name: "Kid", from: 3, to: 11, price: null, share: 50, most: 0 }],
    texts: { es: { questions: ["Talla | chica | grande"], bands: ["Chico"] } },
  });
});

const stored = async (id: string) => (await storedBookings(instance, id))[0] ?? {};
const edit = async (id: string, changes: object, before?: object) =>
  office.ask("PATCH", `bookings/${id}`, {
    ...(before ? { version: "of before", before } : { version: (await stored(id)).updated_at }),
    changes,
  });

describe("who travels and what was answered", () => {
  test("is stored clean, told to its guest and in the history and the file, and erased with them", async () => {
    const email = `${newId()}@example.com`;
    const id = await bookWell(instance, { ...item, manage_key: MANAGE_KEY, customer_email: email });
    const shoes = answer("shoes", "Shoe size", "large");
    const inSpanish = answer("shoes", "Talla", "small");
    const said = [
      guest(" Ana\r\nCal\u202e ", { band: "child", answers: [shoes] }),
      guest("محمد 👩‍👩‍👧", { answers: [inSpanish] }),
      {},
    ];
    const answered = await edit(id, {
      guest_list: said,
      answers: JSON.stringify([answer("swim", "Can all swim?", "yes")]),
    });
    expect(answered.status, answered.text).toBe(200);
    const guests = [
      { name: "Ana Cal", band: "child", answers: [shoes] },
      { name: "محمد 👩‍👩‍👧", band: "", answers: [inSpanish] },
    ];
    const headers = { "X-Manage-Key": MANAGE_KEY };
    const { body } = await call(instance, `/api/bookings/${id}`, { headers });
    expect(JSON.parse(String(body.guest_list))).toEqual(guests);
    expect(body.answers).toBe('[{"id":"swim","asked":"Can all swim?","answer":"yes"}]');
    const history = (await office.history(id)).map((line) => line.split(" → ")[0]);
    expect(history.slice(0, 2).sort()).toEqual(["admin answers: ", "admin guest_list: "]);
    // in the words of the office's language, whatever its guests speak
    const inFile = async (language: string, ...columns: string[]) => {
      const file = await office.get(`reports.csv?range=all&language=${language}`);
      const [head = [], ...rows] = parseCsv(file.text);
      const cells = rows.find((row) => row.includes(id)) ?? [];
      return columns.map((column) => cells[head.indexOf(column)]);
    };
    expect(await inFile("en", "Guests by Name", "Answers")).toEqual([
      "Ana Cal (Kid): Shoe size: large\nمحمد 👩‍👩‍👧: Shoe size: small",
      "Can all swim? Yes",
    ]);
    expect(await inFile("es", "Personas por nombre", "Respuestas")).toEqual([
      "Ana Cal (Chico): Talla: grande\nمحمد 👩‍👩‍👧: Talla: chica",
      "Can all swim? Sí",
    ]);

    expect((await office.post(`customers/${email}/erase`)).status).toBe(204);
    expect(await stored(id)).toMatchObject({ guest_list: "", answers: "" });
    const audited = await instance.sql<{ before: string; after: string }>(
      `SELECT before, after FROM audit WHERE booking = '${id}' AND field IN ('guest_list', 'answers')`,
    );
    expect(audited.every(({ before, after }) => before === "" && after === "")).toBe(true);
  });

  test("is said by its guest too, who hears of whoever was faster, and of nothing else's rubbish", async () => {
    const id = await bookWell(instance, { ...item, manage_key: MANAGE_KEY });
    const act = (changes: object, before: object) =>
      post(
        instance,
        "/api/trip/changes",
        { id: newId(), kind: "complete", booking: id, changes, before },
        { "X-Manage-Key": MANAGE_KEY },
      );
    const before = { guest_list: "", answers: "", status: "confirmed" };
    const names = (name: string) => ({ guest_list: JSON.stringify([guest(name)]) });
    expect((await act(names("Ana\n"), before)).status).toBe(200);
    expect(await stored(id)).toMatchObject(names("Ana"));
    const second = await act(names("Ben"), before);
    expect([second.status, second.body.current]).toMatchObject([409, names("Ana")]);
    const rubbish = await act({ answers: "[{}", luggage: 2 }, { ...before, luggage: 0 });
    expect([rubbish.status, Object.keys(messagesOf(rubbish))]).toEqual([400, ["answers"]]);
    expect(await stored(id)).toMatchObject({ ...names("Ana"), answers: "", luggage: 0 });
  });

  test("is refused where it is rubbish, with what stands untouched", async () => {
    const id = await bookWell(instance, item);
    const kept = JSON.stringify([guest("Ana")]);
    expect((await edit(id, { guest_list: kept })).status).toBe(200);
    const refused = await edit(id, {
      guest_list: Array.from({ length: 61 }, () => guest("Ana")),
      answers: "no list",
    });
    expect(refused.status).toBe(400);
    expect(messagesOf(refused)).toEqual({
      guest_list: "At most 60 guests",
      answers: "This cannot be read. Please write it again",
    });
    expect((await edit(id, { guest_list: [guest("a".repeat(101))] })).status).toBe(400);
    expect(await stored(id)).toMatchObject({ guest_list: kept, answers: "" });
  });

  test("of two who say the same meets, and stands beside all else", async () => {
    const id = await bookWell(instance, item);
    const before = { guest_list: "", answers: "", status: "confirmed" };
    const names = (name: string) => ({ guest_list: JSON.stringify([guest(name)]) });
    expect((await edit(id, names("Ana"), before)).status).toBe(200);
    const second = await edit(id, names("Ben"), before);
    expect([second.status, second.body.current]).toMatchObject([409, names("Ana")]);
    const answers = JSON.stringify([answer("swim", "Can all swim?", "no")]);
    expect((await edit(id, { answers }, before)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ ...names("Ana"), answers });
  });
});

test("questions reach guests with the site, in both languages, and rubbish is refused at its field", async () => {
  const inLanguage = async (language: string) => {
    const { body } = await call(instance, `/api/site?language=${language}`, {});
    const tours = body.tours as unknown as { id: number; questions?: unknown }[];
    return tours.find(({ id }) => id === item.item_id)?.questions;
  };
  expect(await inLanguage("es")).toEqual([
    {
      ...{ id: "shoes", kind: "choice", per: "guest", isRequired: true },
      names: { en: "Shoe size", es: "Talla" },
      choices: [
        { en: "small", es: "chica" },
        { en: "large", es: "grande" },
      ],
    },
    {
      ...{ id: "swim", kind: "yes_no", per: "booking", isRequired: true },
      names: { en: "Can all swim?", es: "Can all swim?" },
      choices: [],
    },
  ]);
  await expect(
    admin.changeItem("tour", item.item_id, { questions: [{ ...SHOES, choices: ["one"] }] }),
  ).rejects.toThrow(/from 2 to 20 different choices/);
});
