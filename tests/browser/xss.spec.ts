import type { Page } from "@playwright/test";
import { signIn } from "../server/support/admin.ts";
import { bookWell, newId } from "../server/support/bookings.ts";
import { officeOf } from "../server/support/office.ts";
import { post } from "../server/support/requests.ts";
import { MARKUP } from "../trust/support/bad-inputs.ts";
import { expect, test } from "./support/fixtures.ts";
import { OFFICE_SCREEN, openOffice } from "./support/office.ts";

/** As much of the markup as fits into a text of this length, several texts of it. */
function texts(length: number): string[] {
  const joined: string[] = [""];
  for (const markup of MARKUP.filter((each) => each.length <= length)) {
    const last = joined.at(-1) ?? "";
    if (last.length + markup.length > length) joined.push(markup);
    else joined[joined.length - 1] = last + markup;
  }
  return joined;
}

/** Fails when anything that a stranger wrote has become more than text. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const found: string[] = [];
  page.on("dialog", async (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/evil\.example/.test(request.url())) found.push(`asks ${request.url()}`);
  });
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) found.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return async () => {
    // handlers of broken pictures run when these have been tried
    await page.waitForLoadState("networkidle");
    const injected = await page.evaluate(
      () =>
        document.querySelectorAll(
          'img[src="x"], [onerror], [onload], [onfocus], [ontoggle], iframe, object, embed, base, a[href^="javascript"], a[href^="data:text"]',
        ).length,
    );
    expect(injected).toBe(0);
    expect(found).toEqual([]);
  };
}

test.use({ viewport: OFFICE_SCREEN });

test("what strangers write is text on every screen that shows it", async ({ page, instance }) => {
  // a screen for each booking, and each is looked at until it is still: two texts a booking
  const names = texts(100);
  const long = texts(2000);
  const ids: string[] = [];
  for (let at = 0; at < names.length; at += 2) {
    const [first, last = first] = names.slice(at, at + 2);
    ids.push(
      await bookWell(instance, {
        customer_first_name: first,
        customer_last_name: last,
        customer_phone: "<b onload=x>12345</b>",
        special_requests: long[ids.length % long.length],
        item_name: first,
      }),
    );
  }
  for (const name of names) {
    const answer = await post(instance, "/api/collections/messages/records", {
      id: newId(),
      name,
      email: "writer@example.com",
      subject: name,
      message: long.join("\n"),
    });
    expect(answer.status).toBe(200);
  }
  const { body } = await signIn(instance, { identity: "admin", password: instance.adminPassword });
  const office = officeOf(instance, String(body.token));
  const customers = await office.ids("");
  expect(customers.length).toBeGreaterThanOrEqual(ids.length);

  const expectHarmless = await watch(page);
  await openOffice(page, instance, "/admin/dashboard");
  for (const path of [
    "/admin/dashboard",
    "/admin/bookings",
    `/admin/bookings?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`,
    "/admin/messages",
    "/admin/customers",
    "/admin/reports",
    "/admin/settings",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectHarmless();
  }

  await page.goto("/admin/bookings");
  // the text itself stands there, to the letter
  await expect(page.getByText("<img src=x onerror=alert(1)>").first()).toBeVisible();
  for (const id of ids) {
    await page.goto(`/admin/bookings?dialog=view&id=${id}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectHarmless();
  }
  await page.goto("/admin/messages");
  await expect(page.getByText("<script>alert(1)</script>").first()).toBeVisible();
  await expectHarmless();
});
