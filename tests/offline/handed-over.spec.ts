import { confirmBooking } from "../browser/support/fixtures.ts";
import { signedIn } from "../server/support/admin.ts";
import { officeOf } from "../server/support/office.ts";
import { fillForm, heading, lineIsBack, SAVED } from "./support/booking-page.ts";
import { outboxOf } from "./support/browser-storage.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { appIsKept } from "./support/workers.ts";

test("a waiting booking goes as a text message, and is one booking when the device gets through", async ({
  line,
  page,
}) => {
  const email = "no-data@guest.example";
  await fillForm(page, email);
  await page.getByRole("textbox", { name: "Special Requests" }).fill("Two of us are vegetarians.");
  await appIsKept(page);
  await line.down();
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(SAVED);
  await page.goto("/my-bookings");
  await page.getByText("No data? Send it as a text message").click();
  // an attempt meanwhile closes nothing
  const attempts = async () => (await outboxOf(page))[0]?.attempts ?? 0;
  const before = await attempts();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(attempts).toBeGreaterThan(before);
  await expect(page.getByRole("link", { name: "Send by SMS" })).toBeVisible();
  const sms = await page.getByRole("link", { name: "Send by SMS" }).getAttribute("href");
  const chat = await page.getByRole("link", { name: "Send by WhatsApp" }).getAttribute("href");
  const [, number, body = ""] = /^sms:(\+\d+)\?body=(.+)$/.exec(sms ?? "") ?? [];
  const text = decodeURIComponent(body);
  expect(number).toBe("+5016000100");
  expect(text.length).toBeLessThan(300);
  // both who sends it and who enters it are told what is not in it
  await expect(page.getByText("Your special requests do not fit into it.")).toBeVisible();
  expect(text).toContain("special requests not in it");
  expect(chat).toBe(`https://wa.me/5016000100?text=${body}`);

  const { token } = await signedIn(line.instance);
  const office = officeOf(line.instance, token);
  expect(await office.post("import", { code: text, save: true })).toMatchObject({ status: 200 });
  const [imported] = await storedFor(line, email);
  expect(imported).toMatchObject({ status: "confirmed", mails: 2 });

  await lineIsBack(line, page);
  await expect.poll(() => outboxOf(page)).toMatchObject([{ id: imported?.id, state: "sent" }]);
  const stored = await storedFor(line, email);
  expect(stored).toMatchObject([
    { id: imported?.id, mails: 2, special_requests: "Two of us are vegetarians." },
  ]);
});
