import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { toastOf } from "../../browser/support/office.ts";
import { askForMails, bookWell, newId, storedBookings } from "../../server/support/bookings.ts";
import { call, post } from "../../server/support/requests.ts";
import { CONFIRMED, heading, lineIsBack } from "../support/booking-page.ts";
import { outboxOf } from "../support/browser-storage.ts";
import { expect, type Line, test } from "../support/fixtures.ts";
import { launchBrowser } from "../support/killable-browser.ts";
import { signInForTheField } from "../support/office.ts";
import { appIsKept } from "../support/workers.ts";

const WRONG = "This link opens no booking";
const ITEM = "Xunantunich & Cave Tubing";

/** A booking of another device, and the key in its guest's mail. */
async function mailed(line: Line, lang = "en"): Promise<{ id: string; key: string }> {
  const email = `${newId()}@guest.example`;
  const id = await bookWell(line.instance, { customer_email: email, lang });
  await askForMails(line.instance, id);
  const mail = line.instance.postOffice.mails.find(({ to }) => to.includes(email));
  const [, key = ""] = /\/trip#(\w+)/.exec(mail?.parsed.text ?? "") ?? [];
  return { id, key };
}

const statusOf = async (line: Line, id: string) =>
  (await storedBookings(line.instance, id))[0]?.status;
const openedOf = (line: Line, id: string) =>
  line.instance.sql(`SELECT way FROM opened_links WHERE booking = '${id}'`);
const cancelHere = async (page: Page) => {
  await page.getByRole("button", { name: "Cancel Booking" }).click();
  await page.getByRole("button", { name: "Yes, Cancel It" }).click();
};

test("a link from a mail: the booking is on this phone from then on, without a line too, and is cancelled from it", async ({
  line,
  page,
}) => {
  const { id, key } = await mailed(line);
  await page.goto(`/trip#${key}`);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await expect(page.getByRole("heading", { name: ITEM })).toBeVisible();
  await expect.poll(() => outboxOf(page)).toMatchObject([{ id, state: "sent" }]);
  // programs that look for harm come so far, too, and press what a script can press
  await page.evaluate(() => document.querySelector("h1")?.click());
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  expect(await openedOf(line, id)).toEqual([]);
  await heading(page).click();
  await expect.poll(() => openedOf(line, id)).toEqual([{ way: "mail" }]);
  // neither address, title nor any header but its own
  expect(await page.title()).not.toContain(key);
  expect(line.seen.filter(({ path, body }) => `${path} ${body}`.includes(key))).toEqual([]);
  await appIsKept(page);

  await line.down();
  await page.reload();
  await expect(heading(page)).toHaveText(CONFIRMED);
  await cancelHere(page);
  await page.getByRole("button", { name: "Keep It After All" }).press("Enter");
  // another takes its place: a second press must not ask again
  await expect(page.getByRole("button", { name: "Cancel Booking" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.goto("/my-bookings");
  await expect(page.getByRole("heading", { name: ITEM })).toBeVisible();
  await page.goto(`/trip#${key}`);
  await cancelHere(page);
  await expect(heading(page)).toHaveText("To be cancelled");
  expect(await statusOf(line, id)).toBe("confirmed");
  await lineIsBack(line, page);
  await expect(heading(page)).toHaveText("Booking cancelled");
  expect(await statusOf(line, id)).toBe("cancelled");
});

test("ended links open one page that says nothing of any booking; who has ended them goes on", async ({
  line,
  page,
}) => {
  const { id, key } = await mailed(line);
  await page.goto(`/trip#${key}`);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await page.getByText("Open it on another phone").click();
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  const link = page.getByRole("textbox", { name: "Link" });
  const shared = await link.inputValue();
  expect(shared).toMatch(new RegExp(`^${line.url}/trip#${id}d[0-9a-f]{32}$`));

  const profile = await mkdtemp(join(tmpdir(), "cayo-profile-"));
  const other = await launchBrowser({ profile, baseURL: line.url, isWhole: false });
  await other.page.goto(shared);
  await expect(heading(other.page)).toHaveText(CONFIRMED);

  await page.getByRole("button", { name: "End All Links Sent So Far" }).click();
  await page.getByRole("button", { name: "End Them" }).click();
  await expect(link).not.toHaveValue(shared);
  await expect(page).toHaveURL(await link.inputValue());
  await page.reload();
  await expect(heading(page)).toHaveText(CONFIRMED);

  // what the other phone has heard stays there, but it has no say any more
  await other.page.goto("/my-bookings");
  await cancelHere(other.page);
  await expect(other.page.getByText("Your link to this booking has been ended.")).toBeVisible();
  expect(await statusOf(line, id)).toBe("confirmed");
  const said = async (address: string) => {
    await other.page.goto("/about");
    await other.page.goto(address);
    await expect(heading(other.page)).toHaveText(WRONG);
    await expect(other.page.getByRole("button", { name: "Send Me the Link" })).toBeVisible();
    return other.page.getByRole("main").ariaSnapshot();
  };
  const texts = new Set<string>();
  for (const wrong of [shared, `/trip#${key}`, `/trip#${key.slice(0, 20)}`, "/trip", "/trip#%00"]) {
    texts.add(await said(wrong));
  }
  expect([...texts]).toEqual([
    expect.not.stringMatching(new RegExp(`${ITEM}|guest.example|Ixchel`)),
  ]);

  // and how to get on
  await other.page.getByRole("textbox", { name: "E-mail" }).fill("a@guest.example");
  await other.page.getByRole("textbox", { name: "Booking ID" }).fill("#K7M2Q9XD");
  await other.page.getByRole("button", { name: "Send Me the Link" }).click();
  await expect(other.page.getByText("Thank you. If we have a booking")).toBeVisible();
  expect(line.seen.map(({ path }) => path)).toContain("/api/find-booking");
  await other.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

test("the office ends a guest's links without a line, and reads with one that a link was opened", async ({
  line,
  page,
}) => {
  const { id, key } = await mailed(line);
  const opened = await post(
    line.instance,
    "/api/trip/changes",
    { kind: "opened" },
    {
      "X-Trip-Key": key,
    },
  );
  expect(opened.status).toBe(204);
  await signInForTheField(page, line, { path: "/admin/bookings" });
  await line.down();
  await page.goto(`/admin/bookings?dialog=view&id=${id}`);
  const part = page.getByRole("region", { name: "The guest's link" });
  await expect(part).toContainText("It is shown with a connection.");
  await part.getByRole("button", { name: "End All Links" }).click();
  await part.getByRole("button", { name: "Yes, End Them" }).click();
  await expect(toastOf(page, "Saved on This Device")).toBeVisible();
  const links = async () => (await storedBookings(line.instance, id))[0]?.trip_links;
  expect(await links()).toBe(0);
  await lineIsBack(line, page);
  await expect.poll(links).toBe(1);
  const asked = (link: string) =>
    call(line.instance, "/api/trip", { headers: { "X-Trip-Key": link.split("#")[1] ?? link } });
  expect((await asked(key)).status).toBe(404);
  await expect(part).toContainText(/Opened from a mail on .* \(Belize time\)\./);
  const shown = part.getByRole("code");
  await expect.poll(async () => (await asked((await shown.textContent()) ?? "")).status).toBe(200);
});
