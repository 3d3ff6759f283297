import { createHash } from "node:crypto";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { OfficeWireSchema } from "#domain/booking/office/schemas.ts";
import type { WaiverRow } from "#domain/waivers/row.ts";
import { hashedOf, type WaiverText } from "#domain/waivers/text.ts";
import { bookWell, inDays, newId } from "../support/bookings.ts";
import { call, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const hashOf = (text: WaiverText) => createHash("sha256").update(hashedOf(text)).digest("hex");

const ENGLISH = "I go into the cave at my own risk.\n\n⛑ Helmets stay on.";
const SPANISH = "Entro en la cueva bajo mi responsabilidad.";
const hashes = {
  en: hashOf({ language: "en", text: ENGLISH }),
  es: hashOf({ language: "es", text: SPANISH }),
};
const MANAGE_KEY = "w1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";
let isOffered = false;

/** A booking of a service with a waiver. */
async function booked(about: Record<string, unknown> = {}): Promise<string> {
  if (!isOffered) {
    await admin.changeItem("tour", 1, { waiver: ENGLISH, texts: { es: { waiver: SPANISH } } });
    isOffered = true;
  }
  return bookWell(instance, about);
}

const DRAWN = "M100 200l200 -40 120 30 60 -90M400 100l90 90";
const signature = (part: object = {}) => ({
  ...{ id: newId(), text_hash: hashes.en, guest: "Ana Müller", signed_by: "Ana Müller" },
  ...{ relation: "", signature: DRAWN, signed_at: new Date().toISOString(), device: "Tablet" },
  ...{ sent_at: new Date().toISOString(), ...part },
});
const sign = (booking: string, part: object = {}) =>
  office.post(`bookings/${booking}/waivers`, signature(part));
const waiversOf = async (booking: string) =>
  (await office.get(`bookings/${booking}`)).body.waivers as WaiverRow[];
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code,
];

describe("the text of a waiver", () => {
  test("is told by its hash for ever, in each language, also after it was changed", async () => {
    await booked();
    const told = (hash: string) => call(instance, `/api/waivers/${hash}`);
    expect((await told(hashes.es)).body).toEqual({
      hash: hashes.es,
      language: "es",
      text: SPANISH,
    });
    const changed = `${ENGLISH} Always.`;
    await admin.changeItem("tour", 1, { waiver: changed });
    const next = hashOf({ language: "en", text: changed });
    expect([(await told(next)).status, (await told(hashes.en)).body.text]).toEqual([200, ENGLISH]);
    await admin.changeItem("tour", 1, { waiver: ENGLISH });
    const missing = await told("0".repeat(64));
    expect([missing.status, (await told("site")).status]).toEqual([404, 404]);
    await expect(instance.sql("DELETE FROM waiver_texts")).rejects.toThrow(/stay/);
    await expect(instance.sql("UPDATE waiver_texts SET text = ''")).rejects.toThrow(/stay/);
  });
});

describe("a signature", () => {
  test("is a row of its booking, told to devices that follow and noted in the history, once", async () => {
    const booking = await booked();
    const days = "field?from=2026-01-01&to=2099-01-01";
    await office.get("bookings");
    const { cursor } = (await office.get(days)).body;
    const one = signature({ guest: "أميرة 👩‍🚀", signed_by: "Rosa\nMuñoz", relation: "mother" });
    const answer = await office.post(`bookings/${booking}/waivers`, one);
    expect(answer.status).toBe(200);
    expect(answer.body.waivers).toMatchObject([
      { id: one.id, kind: "signed", guest: "أميرة 👩‍🚀", signed_by: "Rosa Muñoz", is_drawn: true },
    ]);
    const { bookings } = (await office.get(`${days}&since=${cursor}`)).body;
    expect((bookings as object[]).map((one) => v.parse(OfficeWireSchema, one))).toEqual([
      answer.body,
    ]);
    expect((await office.post(`bookings/${booking}/waivers`, one)).body).toEqual(answer.body);
    expect(codeOf(await sign(booking, { id: one.id, text_hash: hashes.es }))).toEqual([
      409,
      "waiver_id_used",
    ]);
    expect(await office.history(booking)).toContain("admin waiver:  → أميرة 👩‍🚀");
    const whole = (await office.get(`bookings/${booking}/waivers`)).body;
    expect(whole.waivers).toMatchObject([{ id: one.id, signature: DRAWN, device: "Tablet" }]);
    expect(whole.texts).toEqual({ [hashes.en]: { language: "en", text: ENGLISH } });
  });

  test("stands though the booking is cancelled meanwhile, and whatever the clock of its device says", async () => {
    const booking = await booked();
    await office.post("bookings/status", { ids: [booking], status: "cancelled" });
    const week = 7 * 86_400_000;
    const ahead = new Date(Date.now() + week).toISOString();
    for (const clock of [
      { signed_at: ahead, sent_at: ahead },
      { signed_at: ahead },
      { signed_at: "?" },
      { signed_at: "-271821-04-20T00:00:00.000Z" },
    ])
      expect((await sign(booking, { sent_at: undefined, ...clock })).status).toBe(200);
    for (const { signed_at } of await waiversOf(booking))
      expect(Math.abs(Date.parse(signed_at.replace(" ", "T")) - Date.now())).toBeLessThan(60_000);
    const { waivers } = (await office.get(`bookings/${booking}/waivers`)).body;
    expect(waivers).toMatchObject([
      { device_time: ahead },
      { device_time: ahead },
      { device_time: "" },
      { device_time: "" },
    ]);
  });

  test.each([
    ["without a name", { signed_by: " ", guest: "" }, ["guest", "signed_by"]],
    ["with an endless name", { signed_by: "a".repeat(203) }, ["signed_by"]],
    ["by a guardian of nobody", { guest: "", relation: "mother" }, ["guest"]],
    ["without a drawing", { signature: "" }, ["signature"]],
    ["by a tap", { signature: "M1 1" }, ["signature"]],
    ["that is markup", { signature: `M100 200l200 -40"/><script>` }, ["signature"]],
    ["that is too large", { signature: `M0 0l${"1 0 ".repeat(6_000)}1 0` }, ["signature"]],
    ["that is no text", { signature: { x: 1 } }, ["signature"]],
    ["of something", { text_hash: "nothing" }, ["text_hash"]],
    ["under no id", { id: "short" }, ["id"]],
  ])("%s is refused", async (_what, part, fields) => {
    const booking = await booked();
    const { status, body } = await sign(booking, part);
    expect([status, Object.keys(Object(body.data)).sort()]).toEqual([400, fields]);
    expect(await waiversOf(booking)).toEqual([]);
  });

  test("of a text that the server never had, of no booking, or one too many is refused in words", async () => {
    const booking = await booked();
    const unknown = await sign(booking, { text_hash: "0".repeat(64) });
    expect(codeOf(unknown)).toEqual([409, "waiver_text_unknown"]);
    expect(unknown.body.message).toContain("sign once more");
    expect(codeOf(await sign(newId()))).toEqual([404, "waiver_booking_gone"]);
    await instance.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
      INSERT INTO waivers (id, booking, kind, text_hash, guest, signed_by)
      SELECT printf('%s%04d', substr('${booking}', 1, 11), i), '${booking}', 'signed', '${hashes.en}', i, i FROM n`);
    expect(codeOf(await sign(booking))).toEqual([409, "waiver_too_many"]);
  });

  test("is never changed or deleted; a row with a reason takes it back, once", async () => {
    const booking = await booked();
    const { id } = signature();
    await sign(booking, { id });
    const back = { id: newId(), voids: id, reason: "Signed for the wrong guest" };
    const post = (body: object, of = booking) => office.post(`bookings/${of}/waivers`, body);
    expect((await post({ ...back, reason: " " })).status).toBe(400);
    expect(codeOf(await post(back, await booked()))).toEqual([409, "waiver_unknown"]);
    const answer = await post(back);
    expect((await post(back)).body).toEqual(answer.body);
    expect((await post({ ...back, id: newId() })).body).toEqual(answer.body);
    expect(answer.body.waivers).toMatchObject([
      { id, kind: "signed" },
      { id: back.id, kind: "void", voids: id, reason: back.reason },
    ]);
    for (const sql of [
      `UPDATE waivers SET signed_by = 'Somebody' WHERE id = '${id}'`,
      `UPDATE waivers SET text_hash = '${hashes.es}' WHERE id = '${id}'`,
      `DELETE FROM waivers WHERE id = '${id}'`,
      `INSERT INTO waivers (id, booking, kind, text_hash, guest, signed_by) VALUES ('a', '${booking}', 'signed', 'x', 'A', 'A')`,
      `INSERT INTO waivers (id, booking, kind, voids, reason) VALUES ('b', '${booking}', 'void', '${back.id}', 'x')`,
    ])
      await expect(instance.sql(sql), sql).rejects.toThrow(/waiver/);
  });
});

describe("a guest signs by the link", () => {
  test("once, and is told who has signed; what is no signature of ours is refused", async () => {
    const booking = await booked({ manage_key: MANAGE_KEY });
    const key = { "X-Manage-Key": MANAGE_KEY };
    const { id, signed_at, sent_at, ...changes } = signature({ relation: "father" });
    const act = (more: object = {}, about: object = {}) =>
      post(
        instance,
        "/api/trip/changes",
        {
          ...{ id, kind: "sign", booking, made_at: signed_at, sent_at },
          changes: { ...changes, ...about },
          ...more,
        },
        key,
      );
    const first = await act();
    expect([first.status, first.body]).toMatchObject([
      200,
      {
        id: booking,
        waiver: { texts: hashes, of: 3, missing: [], signed: [{ id, guest: "Ana Müller" }] },
      },
    ]);
    expect((await act()).body.waiver).toEqual(first.body.waiver);
    expect(await waiversOf(booking)).toMatchObject([
      { id, made_by: "customer", relation: "father" },
    ]);
    const fresh = newId();
    const refused = [
      await act({ id: fresh }, { text_hash: "0".repeat(64) }),
      await act({ id: fresh }, { signature: "M1 1" }),
      await act({ id: fresh, changes: "x".repeat(50_000) }),
      await act({ id: fresh, changes: "x".repeat(100_000) }),
      await act({ id: fresh, booking: newId() }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 400, 400, 413, 404]);
    expect(refused[0]?.body.code).toBe("waiver_text_unknown");
    await office.post("bookings/status", { ids: [booking], status: "cancelled" });
    expect((await act({ id: fresh })).status).toBe(200);
    expect(await waiversOf(booking)).toHaveLength(2);
  });
});

describe("erasing", () => {
  test("leaves what a court may ask for: the waivers of trips that have begun, for seven years", async () => {
    const email = `${newId()}@example.com`;
    const [coming, gone, called] = [
      await booked({ customer_email: email }),
      await booked({ customer_email: email }),
      await booked({ customer_email: email }),
    ];
    for (const booking of [coming, gone, called]) await sign(booking);
    await instance.sql(
      `UPDATE bookings SET booking_date = '${inDays(-3)}' WHERE id IN ('${gone}', '${called}')`,
    );
    await instance.sql(`UPDATE bookings SET status = 'cancelled' WHERE id = '${called}'`);
    await office.get("bookings");
    expect((await office.post(`customers/${email}/erase`)).status).toBe(204);
    const kept = await instance.sql<{ booking: string; signed_by: string; signature: string }>(
      `SELECT booking, signed_by, signature FROM waivers WHERE booking IN ('${coming}', '${gone}', '${called}') ORDER BY rowid`,
    );
    expect(kept.map(({ signed_by, signature }) => [signed_by, signature])).toEqual([
      ["", ""],
      ["Ana Müller", DRAWN],
      ["", ""],
    ]);
    // what comes late of a trip that has begun is evidence, too
    expect([(await sign(gone)).status, (await sign(coming)).status]).toEqual([200, 404]);
    expect((await admin.remove(`/api/collections/bookings/records/${gone}`)).status).toBe(204);
    expect(
      await instance.sql(
        `SELECT DISTINCT signed_by, reason FROM waivers WHERE booking = '${gone}'`,
      ),
    ).toEqual([{ signed_by: "", reason: "" }]);
  });
});
