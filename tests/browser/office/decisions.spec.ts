import type { Page } from "@playwright/test";
import { mailJobs } from "../../server/support/bookings.ts";
import { expectAccessible } from "../support/axe.ts";
import { openOwnOffice } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { bookingsAreKept, comeBack, openOffice, toastOf, toastsStay } from "../support/office.ts";
import { referenceOf, stored } from "../support/office-bookings.ts";
import { cancelElsewhere, tourThatIsFull } from "../support/waiting.ts";

test.use({ viewport: { width: 360, height: 780 } });

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Bookings that wait for a decision, oldest first" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^${name} `) }) });

test("who waits is told why, moved, confirmed beyond the limit, and declined with a mail", async ({
  page,
  instance,
}) => {
  const parties = { All: 5, Ana: 3, Lucía: 2, Otto: 1 };
  const { admin, family, ids, path } = await tourThatIsFull(instance, parties);
  const { All = "", Ana = "", Lucía = "", Otto = "" } = ids;
  await openOffice(page, instance, path);
  await expect(cardOf(page, "Ana")).toContainText("No room: 5 of 5 seats taken, party of 3.");
  await expect(cardOf(page, "All")).toHaveCount(0);
  await expectAccessible(page);

  const another = cardOf(page, "Otto").getByRole("button", { name: /^Move .* 13:00/ });
  await expect(another.first()).toContainText("5 left");
  await another.first().click();
  await expect(toastOf(page, "Status Updated")).toContainText("The mail leaves in two minutes");
  await expect(cardOf(page, "Otto")).toHaveCount(0);
  // the seat that was taken is nobody else's to be offered
  const next = cardOf(page, "Ana").getByRole("button", { name: /^Move .* 13:00/ });
  await expect(next.first()).toContainText("4 left");
  expect(await stored(instance, Otto, "departure_time || status")).toBe("13:00confirmed");
  const kinds = async (id: string) =>
    (await mailJobs(instance, id)).flatMap(({ kind, state }) => (state === "queued" ? [kind] : []));
  expect(await kinds(Otto)).toContain("customer-confirmed");
  expect(await kinds(Otto)).not.toContain("customer-agreed");

  const ask = cardOf(page, "Ana").getByRole("button", { name: /^Confirm Beyond the Limit/ });
  const question = page.getByRole("dialog", { name: "Confirm Beyond the Limit?" });
  await ask.click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Let It Wait" }).click();
  await expect(ask).toBeFocused();
  await ask.click();
  await toastsStay(page);
  await question.getByRole("button", { name: "Confirm Beyond the Limit" }).click();
  await expect(toastOf(page, "Status Updated")).toContainText("beyond the limit");
  expect(await stored(instance, Ana, "beyond_limit")).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  const undone = toastOf(page, "Status Updated");
  await expect(undone).toContainText("waits again");
  expect(await stored(instance, Ana, "status || beyond_limit")).toBe("pending0");
  // it stays as long as the pointer is over it, and may lie over what is pressed next
  await undone.getByRole("button", { name: "Close" }).click();

  await cardOf(page, "Lucía")
    .getByRole("button", { name: /^Decline/ })
    .click();
  const no = page.getByRole("dialog", { name: `Decline Booking ${referenceOf(Lucía)}` });
  await expect(no.getByLabel("Message")).toHaveValue(
    /^Hola, .*Lucía.*:\n\nLamentablemente .* está llena\.\n\n.*\n- .*, 1:00 p\. m\./,
  );
  await expectAccessible(page);
  await no.getByLabel("Message").fill("");
  await no.getByRole("button", { name: "Decline and Write" }).click();
  await expect(no.getByText("Message is required")).toBeVisible();
  await no.getByLabel("Message").fill("Lo sentimos mucho.");
  await no.getByRole("button", { name: "Decline and Write" }).click();
  await expect(toastOf(page, "Status Updated")).toContainText("is declined");
  expect(await stored(instance, Lucía, "status")).toBe("cancelled");
  const [letter] = await instance.sql(
    `SELECT text, state FROM mails WHERE booking = '${Lucía}' AND kind = 'customer-declined'`,
  );
  expect(letter).toEqual({ text: "Lo sentimos mucho.", state: "queued" });

  await cancelElsewhere(admin, All);
  await comeBack(page);
  await expect(cardOf(page, "Ana")).toContainText("Fits now");
  await page.getByRole("checkbox", { name: "Write to the guest" }).uncheck();
  await cardOf(page, "Ana")
    .getByRole("button", { name: `Confirm Ana ${family}` })
    .click();
  await expect(page.getByText("Nothing is left to decide here.")).toBeVisible();
  await expect.poll(() => stored(instance, Ana, "status")).toBe("confirmed");
  expect(await kinds(Ana)).not.toContain("customer-confirmed");
});

test("without a line it says as of when, and a decision waits for the line", async ({
  page,
  own,
}) => {
  const { admin, family, ids, path } = await tourThatIsFull(own, { All: 5, Ana: 3, Otto: 3 });
  const { All = "", Ana = "", Otto = "" } = ids;
  await cancelElsewhere(admin, All);
  await openOwnOffice(page, own, path);
  await expect(cardOf(page, "Ana")).toContainText("Fits now");
  await expect(cardOf(page, "Otto")).toContainText("an older booking waits for the same seats");
  await bookingsAreKept(page);
  await own.kill9();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("status", { name: "Connection" })).toContainText("No connection");
  const yes = (name: string) =>
    cardOf(page, name).getByRole("button", { name: `Confirm ${name} ${family}` });
  await yes("Otto").click();
  await expect(toastOf(page, "Saved on This Device")).toContainText("is confirmed. It is sent as");
  await expect(cardOf(page, "Ana")).toContainText(/Fitted as of \d\d:\d\d/);
  await expect(page.getByText(/^Seats as of \d\d:\d\d/)).toBeVisible();
  await own.restart();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => stored(own, Otto, "status")).toBe("confirmed");
  await expect(cardOf(page, "Ana")).toContainText("No room: 3 of 5 seats taken, party of 3.");
  // somebody else is faster than what is shown
  await own.sql(`UPDATE bookings SET guests = 2 WHERE id = '${Otto}'`);
  await page.reload();
  await expect(cardOf(page, "Ana")).toContainText("Fits now");
  await own.sql(`UPDATE bookings SET guests = 3 WHERE id = '${Otto}'`);
  await yes("Ana").click();
  await expect(toastOf(page, "No Room")).toContainText("1 booking goes on waiting");
  await expect(cardOf(page, "Ana")).toContainText("No room");
  expect(await stored(own, Ana, "status")).toBe("pending");
});
