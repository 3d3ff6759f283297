import type { Page } from "@playwright/test";
import { openOffice, toastOf } from "../../browser/support/office.ts";
import { signedIn } from "../../server/support/admin.ts";
import {
  askForMails,
  bookWell,
  inDays,
  newId,
  storedBookings,
} from "../../server/support/bookings.ts";
import { newService } from "../../server/support/departures.ts";
import { CONFIRMED, heading, lineIsBack } from "../support/booking-page.ts";
import { expect, test } from "../support/fixtures.ts";
import { appIsKept } from "../support/workers.ts";

test.use({ viewport: { width: 360, height: 780 } });

const guest = (page: Page, number: number) =>
  page.getByRole("group", { name: `Guest ${number}`, exact: true });

test("what the operator asks is answered on a phone without a line, and stands on the run sheet", async ({
  line,
  page,
  browser,
}) => {
  const { instance } = line;
  const admin = await signedIn(instance);
  const { number } = await newService(admin, "tour");

  // the operator asks for sizes, in both languages, and whether all can swim
  const context = await browser.newContext({
    viewport: { width: 820, height: 1180 },
    baseURL: instance.url,
  });
  const desk = await context.newPage();
  await openOffice(desk, instance, "/admin/services");
  const [tour] = await instance.sql<{ name: string }>(
    `SELECT name FROM tours WHERE number = ${number}`,
  );
  await desk.getByRole("button", { name: `Edit ${tour?.name}` }).click();
  const editor = desk.getByRole("dialog", { name: "Edit Tour" });
  await editor.getByRole("button", { name: "Add to Questions" }).click();
  const first = editor.getByRole("group", { name: "Questions 1" });
  await first.getByRole("textbox", { name: "Questions 1", exact: true }).fill("Shoe size");
  await first.getByRole("combobox", { name: "Questions 1: Answer" }).selectOption("One of several");
  await first.getByRole("textbox", { name: "Choices" }).fill("small, large");
  await first.getByRole("checkbox", { name: "Required" }).check();
  await editor.getByRole("button", { name: "Can all of you swim?" }).click();
  const second = editor.getByRole("group", { name: "Questions 2" });
  await expect(second.getByRole("combobox", { name: "Answer" })).toHaveValue("yes_no");
  await editor.getByText("Español", { exact: true }).click();
  await editor.getByRole("textbox", { name: "Questions 1", exact: true }).fill("Talla de zapato");
  await expect(editor.getByRole("textbox", { name: "Questions 2", exact: true })).toHaveValue(
    "¿Saben nadar todos?",
  );
  await editor.getByRole("textbox", { name: "Questions 1, choices" }).fill("chica, grande");
  await desk.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(desk, "Tour Updated")).toBeVisible();

  const email = `${newId()}@guest.example`;
  const day = inDays(33);
  const asked = { type: "tour", item_id: number, guests: 2, booking_date: day };
  const id = await bookWell(instance, { ...asked, customer_email: email });
  await askForMails(instance, id);
  const mail = instance.postOffice.mails.find(({ to }) => to.includes(email));
  const [, key = ""] = /\/trip#(\w+)/.exec(mail?.parsed.text ?? "") ?? [];
  await page.goto(`/trip#${key}`);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await expect(page.getByText("answers to our questions")).toBeVisible();
  await page.getByText("Complete your booking").click();
  await expect(guest(page, 2).getByLabel("Shoe size")).toBeVisible();
  await appIsKept(page);

  // without a line: one guest with all, one without a size; a reload keeps what is typed
  await line.down();
  await guest(page, 1).getByLabel("Name").fill("Ana Cal");
  await guest(page, 1).getByLabel("Age (optional)").selectOption("Adult");
  await guest(page, 1).getByLabel("Shoe size").selectOption("large");
  await guest(page, 2).getByLabel("Name").fill("José");
  await page.reload();
  await page.getByText("Complete your booking").click();
  await expect(guest(page, 1).getByLabel("Shoe size")).toHaveValue("large");
  await expect(guest(page, 2).getByLabel("Name")).toHaveValue("José");
  // the question is gone meanwhile: what was answered stays
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved on this device – not sent yet")).toBeVisible();
  await admin.changeItem("tour", number, { questions: [] });
  await lineIsBack(line, page);
  await expect
    .poll(async () =>
      JSON.parse(String((await storedBookings(instance, id))[0]?.guest_list || "[]")),
    )
    .toEqual([
      {
        name: "Ana Cal",
        band: "adult",
        answers: [{ id: "shoesize", asked: "Shoe size", answer: "large" }],
      },
      { name: "José", band: "", answers: [] },
    ]);

  await desk.goto(`/admin/today?day=${day}`);
  const party = desk.getByRole("list", { name: "Guests" });
  await expect(party.getByRole("listitem")).toHaveText([
    "Ana Cal (Adult) – Shoe size: large",
    "José",
  ]);
  await context.close();
});
