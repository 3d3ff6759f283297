import type { Page } from "@playwright/test";
import { pngOf1 } from "../../server/support/pictures.ts";
import { expect } from "../support/fixtures.ts";
import { expectFocusKept, OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import { withOwnInstance } from "../support/own-instance.ts";
import { holdBack } from "../support/page-state.ts";

const test = withOwnInstance();

const section = (page: Page, name: string) => page.getByRole("region", { name });
const save = (page: Page, title: string) =>
  page.getByRole("button", { name: `Save: ${title}` }).click();
const saved = async (page: Page, title: string) => {
  await expect(toastOf(page, "Settings Saved").filter({ hasText: title }).last()).toBeVisible();
  await expectFocusKept(page);
};
const publicSite = async (page: Page) => (await page.request.get("/api/site")).json();

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("the sections stand in order, with the version below", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/settings");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "General Settings",
    "Appearance",
    "Site Content",
    "Pick-up Places",
    "Receipts",
    "Partners",
    "Deposits",
    "Reminders and Thanks",
    "Email Notifications",
    "Translations",
    "Privacy",
    "Notifications on This Device",
    "Language",
    "Security",
  ]);
  await expect(page.getByText("Admin panel version 1.0.0")).toBeVisible();
});

test("general settings are checked, saved and told to the public", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/settings");
  const email = page.getByLabel("Contact e-mail");
  await email.fill("nobody");
  await save(page, "General Settings");
  await expect(email).toBeFocused();
  await expect(page.getByText("Email is invalid")).toBeVisible();
  await email.fill("hello@cayowayfarers.example");
  await page.getByLabel("Contact phone").fill("+501 600-0199");
  const share = page.getByLabel("Least share of today's price, in percent");
  await share.fill("");
  await save(page, "General Settings");
  await expect(page.getByText("From 0 to 100")).toBeVisible();
  await share.fill("40");
  // somebody else saves while this is written
  await instance.sql("UPDATE settings SET contact_phone = '+501 600-0111', site_title = 'Theirs'");
  await save(page, "General Settings");
  await expect(toastOf(page, "Error Saving Settings")).toContainText(
    "Somebody else has changed General Settings in the meantime. What you have typed is still here",
  );
  await expect(page.getByText(/^Somebody else has changed this in the meantime/)).toHaveCount(1);
  await expect(page.getByLabel("Contact phone")).toBeFocused();
  await expect(page.getByLabel("Contact phone")).toHaveValue("+501 600-0199");
  await save(page, "General Settings");
  await saved(page, "General Settings");
  expect(await publicSite(page)).toMatchObject({
    siteTitle: "Theirs",
    contactEmail: "hello@cayowayfarers.example",
    contactPhone: "+501 600-0199",
  });
  await page.reload();
  await expect(email).toHaveValue("hello@cayowayfarers.example");
  await expect(share).toHaveValue("40");
});

test("scheme, accent and logo are kept; the logo can be removed", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  // a photograph takes an old tablet seconds
  const release = await page.evaluateHandle(() => {
    const real = window.createImageBitmap;
    let go = () => {};
    const released = new Promise<void>((done) => {
      go = done;
    });
    window.createImageBitmap = (async (picture: File) => {
      await released;
      return real(picture);
    }) as typeof real;
    return go;
  });
  await section(page, "Appearance")
    .locator('input[type="file"]')
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(pngOf1()) });
  await page.getByRole("radio", { name: "Cenote" }).check();
  await release.evaluate((go) => go());
  await expect(page.getByRole("img", { name: "Logo, preview" })).toBeVisible();
  const answer = await holdBack(page, /\/api\/collections\/settings\//);
  await save(page, "Appearance");
  await page.getByRole("radio", { name: "Light" }).check();
  answer();
  await saved(page, "Appearance");
  const site = await publicSite(page);
  expect(site).toMatchObject({ colorScheme: "dark", accent: "cenote" });
  expect((await page.request.get(site.logo)).status()).toBe(200);
  // said while the rest was saved
  await save(page, "Appearance");
  await expect.poll(async () => (await publicSite(page)).colorScheme).toBe("light");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Cenote" })).toBeChecked();
  await page.getByRole("button", { name: "Remove Picture" }).click();
  await page.getByRole("radio", { name: "Canopy" }).check();
  await save(page, "Appearance");
  await saved(page, "Appearance");
  expect((await publicSite(page)).logo).toBeNull();
});

test("samples are marked until they are written over or hidden", async ({ page, instance }) => {
  await instance.sql("UPDATE settings SET testimonials = NULL, team = NULL, social = NULL");
  await openOffice(page, instance, "/admin/settings");
  const content = section(page, "Site Content");
  await expect(content.getByText("9 samples stand on the site")).toBeVisible();
  await content.getByLabel("Testimonial 1, Quote").fill("Wonderful day.");
  await content.getByLabel("Testimonial 1, Name").fill("Rosa");
  await content.getByLabel("Show testimonial 2 on the site").uncheck();
  await content.getByRole("button", { name: "Remove Team member 3" }).click();
  await content.getByRole("button", { name: "Move Testimonial 3 up" }).click();
  await expect(content.getByRole("button", { name: "Move Testimonial 2 up" })).toBeFocused();
  await expect(content.getByText("6 samples stand on the site")).toBeVisible();
  await content.getByRole("button", { name: "Add Link" }).click();
  await content.getByLabel("Link 3, Label").fill("Ours");
  await content.getByLabel("Link 3, Address").fill("http://plain.example");
  await save(page, "Site Content");
  await expect(content.getByText("A link begins with https://")).toBeVisible();
  await content.getByLabel("Link 3, Address").fill("https://ours.example/us");
  await save(page, "Site Content");
  await saved(page, "Site Content");
  const site = await publicSite(page);
  expect(site.testimonials).toHaveLength(3);
  expect(site.testimonials[0]).toMatchObject({
    quote: "Wonderful day.",
    initial: "R",
    sample: false,
  });
  expect(site.team).toHaveLength(2);
  expect(site.social).toMatchObject([
    { label: "Facebook", sample: true },
    { label: "Instagram", sample: true },
    { label: "Ours", url: "https://ours.example/us" },
  ]);
});

test("the switches are kept, and a test mail arrives", async ({ page, instance }) => {
  const recipient = "desk@cayowayfarers.example";
  await openOffice(page, instance, "/admin/settings");
  await page.getByLabel("Admin recipient").fill(recipient);
  const confirmation = page.getByLabel("Send confirmation to customer");
  const summary = page.getByRole("checkbox", { name: /Send me a summary each morning/ });
  const stored = () =>
    instance.sql("SELECT send_confirmation_to_customer, daily_summary FROM settings");
  await expect(summary).not.toBeChecked();
  await confirmation.uncheck();
  await summary.check();
  await save(page, "Email Notifications");
  await saved(page, "Email Notifications");
  expect(await stored()).toEqual([{ send_confirmation_to_customer: 0, daily_summary: 1 }]);
  await page.getByRole("button", { name: "Send Test Mail" }).click();
  await expect(toastOf(page, "Test Mail Sent")).toBeVisible();
  expect(instance.postOffice.mails.some(({ to }) => to.includes(recipient))).toBe(true);
  await page.reload();
  await confirmation.check();
  await summary.uncheck();
  await save(page, "Email Notifications");
  await saved(page, "Email Notifications");
  expect(await stored()).toEqual([{ send_confirmation_to_customer: 1, daily_summary: 0 }]);
});

test("the texts of the mails are edited, previewed, checked and used", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/settings");
  const mails = section(page, "Email Notifications");
  const preview = mails.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Booking confirmed: Xunantunich & Cave Tubing #K7M2Q9XD");
  await mails.getByLabel("Message").fill("Hello {first_name},\n\nbring {what}.");
  await save(page, "Email Notifications");
  await expect(mails.getByText("Nothing is known for {what}").first()).toBeVisible();
  const message = mails.getByLabel("Message");
  const selected = () => page.evaluate(() => String(getSelection()));
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect.poll(selected).toBe("{what}");
  await page.keyboard.type("your { first_name }");
  // not while it is being written; a save tells it wherever it is, here in a mail that is not shown
  await expect(mails.getByText("There are blanks")).toHaveCount(0);
  const mail = mails.getByLabel("Mail", { exact: true });
  await mail.selectOption("New booking, to you");
  await save(page, "Email Notifications");
  await expect(mail).toHaveValue("confirmed");
  await expect(message).toBeFocused();
  await expect(mails.getByText(/blanks in '{ first_name }'.* \(line 3\)/)).toBeVisible();
  await expect.poll(selected).toBe("{ first_name }");
  await message.fill("Hello {first_name},\n\nsee you on {date}.");
  await expect(preview).toContainText("see you on Saturday, June 20, 2026.");
  await save(page, "Email Notifications");
  await saved(page, "Email Notifications");
  await page.reload();
  await expect(mails.getByLabel("Message")).toHaveValue(/see you on \{date\}/);
  await mails.getByLabel("Mail", { exact: true }).selectOption("Booking received, to the customer");
  await expect(preview).toContainText(
    "We have your booking. The price has changed from $510 to $540. We will confirm it",
  );
  await mails
    .getByLabel("Mail", { exact: true })
    .selectOption("Booking confirmed, to the customer");
  await mails.getByRole("button", { name: "Use the Built-in Text" }).click();
  await expect(preview).toContainText("Your booking is confirmed.");
  await save(page, "Email Notifications");
  await saved(page, "Email Notifications");
});

test("reminders are timed, switched off and given addresses; what they say is shown in both languages", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/settings");
  const reminders = section(page, "Reminders and Thanks");
  const group = (name: string) => reminders.getByRole("group", { name });
  const [first, eve] = [group("Some days before the trip"), group("The evening before")];
  await expect(eve.getByLabel("At (Belize time)")).toHaveValue("17");
  await first.getByLabel("Days before the trip").selectOption("3");
  await first.getByLabel("At (Belize time)").selectOption("8:00 am");
  await eve.getByRole("checkbox").uncheck();
  await expect(eve.getByLabel("At (Belize time)")).toHaveCount(0);
  await reminders.getByLabel("And nothing after").selectOption("8:00 pm");
  const reviews = reminders.getByLabel("Where guests can say how it was, one address a line");
  await reviews.fill("https://stars.example/cayo\nstars.example");
  await save(page, "Reminders and Thanks");
  await expect(reminders.getByText("Address 2 is none: it begins with https://")).toBeVisible();
  await expect(reviews).toBeFocused();
  await reviews.fill("https://stars.example/cayo\nhttps://maps.example/cayo\n");
  await save(page, "Reminders and Thanks");
  await saved(page, "Reminders and Thanks");
  const [row] = await instance.sql<{ reminders: string }>("SELECT reminders FROM settings");
  expect(JSON.parse(row?.reminders ?? "")).toEqual({
    first: { isOn: true, days: 3, hour: 8 },
    eve: { isOn: false, days: 1, hour: 17 },
    thanks: { isOn: true, days: 1, hour: 10 },
    ...{ wakes: 7, sleeps: 20 },
    reviews: ["https://stars.example/cayo", "https://maps.example/cayo"],
  });
  await page.reload();
  await expect(first.getByLabel("Days before the trip")).toHaveValue("3");
  await expect(eve.getByRole("checkbox")).not.toBeChecked();
  await instance.sql("UPDATE settings SET reminders = NULL");

  const mails = section(page, "Email Notifications");
  const preview = mails.getByRole("region", { name: "Preview" });
  const mail = mails.getByLabel("Mail", { exact: true });
  await mail.selectOption("The evening before, to the customer");
  await expect(preview).toContainText("Your trip: Xunantunich & Cave Tubing #K7M2Q9XD");
  await mail.selectOption("Thanks after the trip, to the customer");
  await mails.getByRole("radio", { name: "Español" }).check();
  await expect(preview).toContainText("¿Qué tal el viaje? Xunantunich y tubing en cuevas");
});

test("what is written in Spanish is listed until it is there", async ({ page, instance }) => {
  const quote = { id: "a", sample: false, quote: "Good.", name: "Ana", location: "Spain" };
  await instance.sql(
    `UPDATE settings SET testimonials = '${JSON.stringify([quote])}', team = '[]', mail_templates = NULL`,
  );
  await instance.sql("UPDATE tours SET active = number = 5");
  await instance.sql("UPDATE transfers SET active = 0");
  const written = JSON.stringify({ duration: "8 horas" });
  await instance.sql(
    `UPDATE tours SET texts = '{"es":${written}}', highlights = '[]', includes = '[]',
       itinerary = '[]', requirements = '[]', short_description = '', long_description = ''`,
  );
  await openOffice(page, instance, "/admin/settings");
  const missing = section(page, "Translations");
  const mails = section(page, "Email Notifications");
  await expect(missing).toContainText("Español: 2 places lack texts.");
  await expect(missing.getByText("Name, Location", { exact: true })).toBeVisible();
  await expect(missing.getByRole("link").first()).toHaveAttribute(
    "href",
    /\/admin\/services\?edit=tour%2F\w{15}&texts=es/,
  );
  // a mail of one's own in English, and its Spanish
  await mails.getByLabel("Subject").fill("Your day with us");
  await save(page, "Email Notifications");
  await saved(page, "Email Notifications");
  const link = missing.getByRole("link", { name: "Booking confirmed, to the customer" });
  await link.click();
  await expect(mails.getByRole("radio", { name: "Español" })).toBeChecked();
  await expect(mails.getByRole("region", { name: "Preview" })).toContainText(
    "Reserva confirmada: Xunantunich",
  );
  await mails.getByLabel("Subject").fill("Su día con nosotros, {dia}");
  await mails.getByRole("radio", { name: "English" }).check();
  await save(page, "Email Notifications");
  await expect(mails.getByRole("radio", { name: "Español" })).toBeChecked();
  await expect(mails.getByLabel("Subject")).toBeFocused();
  await mails.getByLabel("Subject").fill("Su día con nosotros: {date}");
  await expect(mails.getByRole("region", { name: "Preview" })).toContainText("20 de junio de 2026");
  await save(page, "Email Notifications");
  await saved(page, "Email Notifications");
  await expect(link).toHaveCount(0);
  const [row] = await instance.sql<{ mail_templates: string }>(
    "SELECT mail_templates FROM settings",
  );
  expect(JSON.parse(row?.mail_templates ?? "")).toMatchObject({
    confirmed: { subject: "Your day with us" },
    es: { confirmed: { subject: "Su día con nosotros: {date}" } },
  });

  await missing.getByRole("link", { name: "Testimonial 1" }).click();
  const content = section(page, "Site Content");
  await expect(content.getByLabel("Testimonial 1, Quote")).toHaveAccessibleDescription(
    "Meanwhile in English: Good.",
  );
  await expect(content.getByRole("button", { name: "Add Testimonial" })).toHaveCount(0);
  await content.getByLabel("Testimonial 1, Quote").fill("Muy bueno.");
  await content.getByLabel("Testimonial 1, Location").fill("España");
  await save(page, "Site Content");
  await saved(page, "Site Content");
  expect(await (await page.request.get("/api/site?language=es")).json()).toMatchObject({
    testimonials: [{ quote: "Muy bueno.", name: "Ana", location: "España" }],
  });
  await instance.sql("UPDATE tours SET active = 0");
  await page.reload();
  await expect(missing).toContainText("Español: every text is there.");
  await expect(missing.getByRole("link")).toHaveCount(0);
});

test("what is not saved is asked about before one leaves", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/settings");
  await page.getByLabel("Site title").fill("Not saved");
  const leave = () => page.getByRole("link", { name: "Bookings" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await leave();
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page.getByLabel("Site title")).toHaveValue("Not saved");
  await leave();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("heading", { name: "Manage Bookings" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Site title")).toHaveValue(/^(?!Not saved)/);
});
