import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { bookingsAreKept, toastOf } from "../browser/support/office.ts";
import { signedIn } from "../server/support/admin.ts";
import { bookWell, inDays, newId, storedBookings } from "../server/support/bookings.ts";
import { newService } from "../server/support/departures.ts";
import { post } from "../server/support/requests.ts";
import { CONFIRMED, heading, lineIsBack } from "./support/booking-page.ts";
import type { FaultRule } from "./support/fault-proxy.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { cardOf, signInForTheField, strip } from "./support/office.ts";
import { appIsKept } from "./support/workers.ts";

test.use({ viewport: { width: 360, height: 780 } });

const TEXT = "I go into the cave at my own risk.\n\nThe helmet stays on.";
const SPANISH = "Entro en la cueva bajo mi responsabilidad.";
const hashOf = (language: string, text: string) =>
  createHash("sha256").update(`${language}\n${text}`).digest("hex");
const KEY = "s".repeat(32);
const DAY = inDays(35);

const signed = (line: Line, id: string) =>
  line.instance.sql<{ guest: string; made_by: string; text_hash: string; drawn: number }>(
    `SELECT guest, made_by, text_hash, signature <> '' AS drawn FROM waivers WHERE booking = '${id}' ORDER BY rowid`,
  );

/** A name's first stroke, with the pointer. */
async function draw(page: Page): Promise<void> {
  const pad = page.getByRole("img", { name: /^Field for your signature/ });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (right: number, down: number) => [x + width * right, y + height * down] as const;
  await page.mouse.move(...at(0.15, 0.6));
  await page.mouse.down();
  for (const [right, down] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.55, 0.3],
    [0.8, 0.6],
  ] as const)
    await page.mouse.move(...at(right, down), { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("img", { name: /There is a signature/ })).toBeVisible();
}

/** Signatures of a text arrive as if of one that the server never had. */
const ofUnknownText =
  (way: string, hash: string): FaultRule =>
  ({ path, body }) => {
    if (path !== way || !body.includes(hash)) return undefined;
    return async (exchange) => {
      const unknown = Buffer.from(body.toString().replace(hash, "0".repeat(64)));
      exchange.reply(await exchange.forward({ body: unknown }));
    };
  };

test("a waiver is written in the office, signed by one guest on a phone and by another on the guide's tablet without a line", async ({
  line,
  page,
  browser,
}) => {
  const { instance } = line;
  const admin = await signedIn(instance);
  const { number } = await newService(admin, "tour");
  const context = await browser.newContext({ baseURL: line.url });
  const tablet = await context.newPage();
  await signInForTheField(tablet, line, { path: "/admin/services" });
  const [tour] = await instance.sql<{ name: string }>(
    `SELECT name FROM tours WHERE number = ${number}`,
  );
  await tablet.getByRole("button", { name: `Edit ${tour?.name}` }).click();
  const editor = tablet.getByRole("dialog", { name: "Edit Tour" });
  await editor.getByRole("textbox", { name: "Waiver" }).fill(TEXT);
  await expect(editor.getByRole("region", { name: "As guests see it" })).toContainText("own risk");
  await editor.getByText("Español", { exact: true }).click();
  await editor.getByRole("textbox", { name: "Waiver" }).fill(SPANISH);
  await tablet.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(tablet, "Tour Updated")).toBeVisible();

  const about = { type: "tour", item_id: number, guests: 3, booking_date: DAY, manage_key: KEY };
  const [customer_first_name, customer_last_name] = ["Ana", `Cal ${newId()}`];
  const id = await bookWell(instance, { ...about, customer_first_name, customer_last_name });
  const [row] = await storedBookings(instance, id);
  const names = ["Ana Cal", "Ben Cal", "Cai Cal"];
  const guest_list = JSON.stringify(names.map((name) => ({ name, band: "", answers: [] })));
  const before = { guest_list: "", status: row?.status };
  const completed = { id: newId(), kind: "complete", booking: id, changes: { guest_list }, before };
  const key = { "X-Manage-Key": KEY };
  const told = await post(instance, "/api/trip/changes", completed, key);
  expect(told.status).toBe(200);

  // the phone: what the server refuses opens its form again, with what was said
  await page.goto(`/trip#${told.body.trip_key}`);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await expect(page.getByText("signatures on the waiver")).toBeVisible();
  await appIsKept(page);
  line.setRule(ofUnknownText("/api/trip/changes", hashOf("en", TEXT)));
  await page.getByText("Sign the waiver").click();
  await page.getByRole("radio", { name: "Ana Cal" }).check();
  await page.getByRole("textbox", { name: "Type your full name" }).fill("Ana Cal");
  await page.getByRole("checkbox", { name: "I have read the text above" }).check();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(page.getByRole("img", { name: "The field is empty" })).toBeFocused();
  await draw(page);
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(page.getByText("This signature was not taken")).toBeVisible();
  await expect(page.getByText("sign once more")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Ana Cal" })).toBeChecked();
  await expect(page.getByText("We have it. Thank you!")).toHaveCount(0);
  line.setRule(() => undefined);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Type your full name" })).toHaveValue("Ana Cal");
  await expect(page.getByRole("img", { name: /There is a signature/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "I have read the text above" }).check();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect.poll(() => signed(line, id)).toHaveLength(1);
  await expect(page.getByText("1 of 3 guests have signed")).toBeVisible();
  await expect(page.getByText("We have it. Thank you!")).toBeVisible();
  // the next one begins
  const name = page.getByRole("textbox", { name: "Type your full name" });
  await expect(name).toHaveValue("");
  await name.fill("Cai Cal");

  // the tablet at the river
  await tablet.goto(`/admin/today?day=${DAY}`);
  const card = cardOf(tablet, `Ana ${customer_last_name}`);
  await bookingsAreKept(tablet);
  await expect(card.getByRole("link", { name: /^Waivers 1 of 3/ })).toContainText(
    "Not signed yet: Ben Cal, Cai Cal",
  );
  await expect(card).toContainText("signatures on the waiver");
  await line.down();
  await card.getByRole("link", { name: /^Waivers 1 of 3/ }).click();
  const toSign = tablet.getByRole("region", { name: "Have a guest sign" });
  await toSign.getByText("Español").click();
  await expect(tablet.getByText(SPANISH)).toBeVisible();
  await tablet.getByRole("radio", { name: "Ben Cal" }).check();
  await tablet.getByRole("textbox", { name: "Escriba su nombre completo" }).fill("Ben Cal");
  await tablet.getByRole("checkbox", { name: /mi nombre escrito/ }).check();
  await tablet.getByRole("checkbox", { name: /He leído/ }).check();
  await tablet.getByRole("button", { name: "Firmar", exact: true }).click();
  await expect(toastOf(tablet, "Signed")).toBeVisible();
  await expect(tablet.getByText("2 of 3 signed")).toBeVisible();
  await expect(tablet.getByText("Not sent yet")).toBeVisible();
  expect(await signed(line, id)).toHaveLength(1);
  // of a text that the server never had: it is signed again, from wherever the operator reads that
  line.setRule(ofUnknownText(`/api/office/bookings/${id}/waivers`, hashOf("es", SPANISH)));
  await tablet.goto(`/admin/today?day=${DAY}`);
  await lineIsBack(line, tablet);
  await strip(tablet).getByRole("button", { name: "1 needs your attention" }).click();
  const waiting = tablet.getByRole("dialog", { name: "Changes on This Device" });
  await expect(waiting).toContainText("sign once more");
  line.setRule(() => undefined);
  await waiting.getByRole("link", { name: "Sign Again" }).click();
  await expect(waiting).toHaveCount(0);
  // in the language in which it was read
  await expect(tablet.getByText("Esta firma no se aceptó")).toBeVisible();
  await expect(tablet.getByRole("radio", { name: "Ben Cal" })).toBeChecked();
  await expect(tablet.getByRole("textbox", { name: "Escriba su nombre completo" })).toHaveValue(
    "Ben Cal",
  );
  expect(await signed(line, id)).toHaveLength(1);
  await tablet.getByRole("checkbox", { name: /He leído/ }).check();
  await tablet.getByRole("button", { name: "Firmar", exact: true }).click();
  await expect
    .poll(() => signed(line, id))
    .toEqual([
      { guest: "Ana Cal", made_by: "customer", text_hash: hashOf("en", TEXT), drawn: 1 },
      { guest: "Ben Cal", made_by: "admin", text_hash: hashOf("es", SPANISH), drawn: 0 },
    ]);
  await tablet.goto(`/admin/today?day=${DAY}`);
  await expect(card.getByRole("link", { name: /^Waivers 2 of 3/ })).toContainText(
    "Not signed yet: Cai Cal",
  );
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("2 of 3 guests have signed")).toBeVisible();
  await expect(page.getByText("signatures on the waiver")).toBeVisible();
  await expect(name).toHaveValue("Cai Cal");
  // nor is a form taken out of a guest's hands on the tablet, though nobody is missing any more
  await card.getByRole("link", { name: /^Waivers 2 of 3/ }).click();
  const there = tablet.getByRole("textbox", { name: /^(Type|Escriba) / });
  await there.fill("Cai");
  await page.getByRole("radio", { name: "Cai Cal" }).check();
  await page.getByRole("checkbox", { name: /my typed name/ }).check();
  await page.getByRole("checkbox", { name: "I have read the text above" }).check();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect.poll(() => signed(line, id)).toHaveLength(3);
  await tablet.evaluate(() => dispatchEvent(new Event("online")));
  await expect(tablet.getByText("3 of 3 signed")).toBeVisible();
  await expect(there).toHaveValue("Cai");
  await context.close();
});
