import { newId } from "../../server/support/bookings.ts";
import type { Instance } from "../../server/support/instance.ts";
import { post } from "../../server/support/requests.ts";
import { openOwnOffice } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import { newFamily } from "../support/office-bookings.ts";

const LIST_CALL = "**/api/collections/messages/records?*";

/** A message as the contact form sends it. */
async function write(instance: Instance, changes: Record<string, string> = {}) {
  const id = newId();
  const name = newFamily();
  const message = {
    ...{ id, name, email: `${id}@example.com`, phone: "600-0188", subject: "A question" },
    message: "Do you go to Tikal\non Sundays?",
    ...changes,
  };
  const answer = await post(instance, "/api/collections/messages/records", message);
  if (answer.status !== 200) throw new Error(`not sent: ${answer.text}`);
  return message;
}

async function unread(instance: Instance): Promise<number> {
  const [row] = await instance.sql<{ n: number }>(
    "SELECT count(*) AS n FROM messages WHERE read = false",
  );
  return Number(row?.n);
}

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("a message is read, counted at the side, answered, and marked unread again", async ({
  page,
  instance,
}) => {
  const { id, name, email } = await write(instance);
  const before = await unread(instance);
  await openOffice(page, instance, "/admin/messages");
  const badge = page.getByRole("navigation", { name: "Admin" }).getByRole("link", {
    name: /^Messages/,
  });
  await expect(badge).toHaveText(`Messages${before} unread`);
  const line = page.getByRole("button", { name });
  await expect(line).toContainText("(unread)");
  await line.click();
  const dialog = page.getByRole("dialog", { name: "A question" });
  await expect(dialog).toContainText("Do you go to Tikal");
  await expect(dialog).toContainText("(Belize time)");
  const reply = await dialog.getByRole("link", { name: "Reply by E-mail" }).getAttribute("href");
  expect(decodeURIComponent(reply ?? "")).toContain(`mailto:${email}?subject=Re: A question`);
  expect(decodeURIComponent(reply ?? "")).toContain("> on Sundays?");
  await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:6000188");
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/5016000188",
  );
  await expect.poll(() => unread(instance)).toBe(before - 1);
  expect(await instance.sql(`SELECT read FROM messages WHERE id = '${id}'`)).toEqual([{ read: 1 }]);
  await dialog.getByRole("button", { name: "Mark as Unread" }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toContainText("(unread)");
  await expect(badge).toHaveText(`Messages${before} unread`);
});

test("what people write is text", async ({ page, instance }) => {
  page.on("dialog", () => expect(true, "a script ran").toBe(false));
  const { name } = await write(instance, {
    subject: "",
    message: "<img src=x onerror=alert(1)>",
    phone: "",
  });
  await openOffice(page, instance, "/admin/messages?show=unread");
  await page.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog", { name: `Message from ${name}` });
  await expect(dialog).toContainText("<img src=x onerror=alert(1)>");
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveCount(0);
});

test("a failed list says so and is tried again", async ({ page, instance }) => {
  const { name } = await write(instance);
  await openOffice(page, instance, "/admin/messages");
  await expect(page.getByRole("button", { name })).toBeVisible();
  await page.route(LIST_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toastOf(page, "Error Fetching Messages")).toContainText(
    "Could not load messages. The server has a problem at the moment.",
  );
  await page.unroute(LIST_CALL);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("button", { name })).toBeVisible();
});

test("nothing yet, everything read, and pages", async ({ page, own }) => {
  await openOwnOffice(page, own, "/admin/messages");
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  await page.getByRole("combobox", { name: "Show" }).selectOption("Unread only");
  await expect(page.getByText("Everything is read.")).toBeVisible();
  // before there are any: each that comes takes the sentence and its button away
  await page.getByRole("button", { name: "Show All" }).click();
  for (let n = 0; n < 21; n += 1) await write(own);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("21 messages", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  const items = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
  await expect(items).toHaveCount(1);
  // what is read makes room for those behind it: none of them is passed over
  await page.getByRole("combobox", { name: "Show" }).selectOption("Unread only");
  await expect(items).toHaveCount(20);
  await items.first().getByRole("button").click();
  await page.getByRole("button", { name: "Close message" }).click();
  await expect.poll(() => unread(own)).toBe(20);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(items.first()).toContainText("(unread)");
  await expect(items).toHaveCount(20);
  await expect(page.getByText("20 messages", { exact: true })).toBeVisible();
});
