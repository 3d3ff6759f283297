import { expect, test } from "./support/fixtures.ts";

const MESSAGE = {
  Name: "Rosa Chi",
  Email: "rosa@guest.example",
  Phone: "610 0000",
  Subject: "Caracol",
  Message: "Do you go to Caracol?\nWe are five.",
};

test("a message is stored and said", async ({ page, instance }) => {
  await page.goto("/contact");
  for (const [label, text] of Object.entries(MESSAGE)) {
    await page.getByRole("textbox", { name: label }).fill(text);
  }
  // a form that is left is kept
  await page.reload();
  for (const [label, text] of Object.entries(MESSAGE)) {
    await expect(page.getByRole("textbox", { name: label })).toHaveValue(text);
  }
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByText("Thank you! We'll be in touch soon.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");

  const rows = await instance.sql("SELECT name, email, phone, subject, message FROM messages");
  expect(rows).toEqual([
    {
      name: MESSAGE.Name,
      email: MESSAGE.Email,
      phone: MESSAGE.Phone,
      subject: MESSAGE.Subject,
      message: MESSAGE.Message,
    },
  ]);
});

test("empty fields are named, and editing clears their errors", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name" }).fill("  ");
  await page.getByRole("textbox", { name: "Email" }).fill("rosa@guest");
  await page.getByRole("button", { name: "Send Message" }).click();
  for (const text of ["Name is required", "Email is invalid", "Message is required"]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.getByRole("textbox", { name: "Email" }).fill("");
  await expect(page.getByText("Email is invalid")).toBeHidden();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
});
