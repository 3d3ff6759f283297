import type { Page } from "@playwright/test";
import { formatLongDay } from "#domain/belize-date.ts";
import { shortDay } from "#ui/office/short-dates.ts";
import { signedIn } from "../../server/support/admin.ts";
import { bookWell, inDays } from "../../server/support/bookings.ts";
import { addRule, daily, newService } from "../../server/support/departures.ts";
import type { Instance } from "../../server/support/instance.ts";
import { openOwnOffice } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { bookingsAreKept, openOffice, toastOf, toastsStay } from "../support/office.ts";
import { newFamily, referenceOf, stored } from "../support/office-bookings.ts";
import { holdBack } from "../support/page-state.ts";

const TABLETS = [
  ["upright", { width: 820, height: 1180 }],
  ["lying", { width: 1180, height: 820 }],
] as const;
const PHONE = { width: 360, height: 780 };

/** A party of a day of its own: no other test's departures stand there. */
async function party(instance: Instance, day: string, changes: Readonly<Record<string, unknown>>) {
  const id = await bookWell(instance, { customer_last_name: newFamily(), ...changes });
  await instance.sql(`UPDATE bookings SET booking_date = '${day}' WHERE id = '${id}'`);
  return id;
}

const card = (page: Page, name: string | RegExp) => page.getByRole("article", { name });

test.use({ viewport: TABLETS[0][1] });

test("a departure has its time, its totals and all that one needs at the bank", async ({
  page,
  instance,
}) => {
  const day = inDays(34);
  const [ana, ben] = [
    await party(instance, day, {
      customer_first_name: "Ana",
      special_requests: "One <b>vegetarian</b>",
    }),
    await party(instance, day, { customer_first_name: "Ben", guests: 2, price: 360 }),
  ];
  const late = await party(instance, day, { customer_first_name: "Late" });
  await instance.sql(
    `UPDATE bookings SET departure_time = '13:00', pickup_notes = 'Lodge gate' WHERE id = '${late}'`,
  );
  await openOffice(page, instance, `/admin/today?day=${day}`);
  const first = page.getByRole("region", { name: /^07:30 Xunantunich/ });
  await expect(first).toContainText("2 bookings · 5 people · $900.00 to pay");
  await expect(page.getByRole("region", { name: /^13:00 Xunantunich/ })).toContainText(
    "Lodge gate",
  );
  const times = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(times.map((text) => text.slice(0, 5))).toEqual(["07:30", "13:00"]);
  await expect(card(page, /^Ana/)).toContainText("One <b>vegetarian</b>");
  await expect(card(page, /^Ana/).getByRole("link", { name: "+501 600-0199" })).toHaveAttribute(
    "href",
    "tel:+5016000199",
  );
  await expect(card(page, /^Ana/).getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "href",
    "https://wa.me/5016000199",
  );

  await toastsStay(page);
  await card(page, /^Ana/).getByRole("button", { name: "Check In" }).click();
  await expect(first).toContainText("3 here");
  await expect.poll(() => stored(instance, ana, "attendance")).toBe("arrived");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stored(instance, ana, "attendance")).toBe("");
  await card(page, /^Ben/).getByRole("button", { name: "No-show" }).click();
  await expect.poll(() => stored(instance, ben, "attendance")).toBe("no-show");
  await card(page, /^Ben/).getByRole("button", { name: "No-show" }).click();
  await expect.poll(() => stored(instance, ben, "attendance")).toBe("");
});

test("a departure tells its seats and its crew, asks for what is missing, and is printed alone", async ({
  page,
  own,
}) => {
  const admin = await signedIn(own);
  const [day, route] = [inDays(34), "Airport to Hopkins"];
  const { item, number } = await newService(admin, "transfer", {
    ...{ name: route, route, from_location: "Airport", to_location: "Hopkins" },
  });
  await addRule(admin, "schedules", daily(item, { seats: 8 }));
  const van = { kind: "vehicle", name: "Van 1", seats: 8, languages: [], daysOff: [] };
  const resource = await addRule(admin, "resources", van);
  await addRule(admin, "assignments", { item, day, time: "07:30", resource });
  const ride = (first: string, changes: Readonly<Record<string, unknown>>) =>
    bookWell(own, {
      ...{ type: "transfer", item_id: number, booking_date: day, departure_time: "07:30" },
      ...{ customer_first_name: first, customer_last_name: `Of ${first}`, ...changes },
    });
  const known = { pickup_place: "Arrivals", flight_number: "AA 123" };
  await ride("Wanda", { ...known, adults: 1, children_ages: [4, 9], luggage: 4, child_seats: 1 });
  await ride("Xavi", { lang: "es", pickup_place: "Arrivals" });
  const [early] = [await ride("Yara", { guests: 2, pickup_place: "Water taxi" })];
  const mailed = await ride("Zoe", {});
  await own.sql(`UPDATE bookings SET pickup_notes = '7:10 am, gate 2' WHERE id = '${early}';
    UPDATE bookings SET customer_phone = '' WHERE id = '${mailed}'`);
  await openOwnOffice(page, own, `/admin/today?day=${day}`);

  const departure = page.getByRole("region", { name: `07:30 ${route}` });
  await expect(departure).toContainText("8 of 8 seats sold · 4 bookings · 1 pending · 11 people");
  await expect(departure).toContainText("Vehicle: Van 1");
  const names = departure.getByRole("article").getByRole("button", { expanded: false });
  await expect(names).toHaveText([/^Yara/, /^Wanda/, /^Xavi/, /^Zoe/]);
  await expect(card(page, /^Wanda/)).toContainText("3 people (1 adult, 2 children aged 4, 9)");
  await expect(card(page, /^Wanda/)).toContainText("Flight AA 1234 bags, 1 child seat");
  await expect(card(page, /^Wanda/)).not.toContainText("Missing");

  await expect(card(page, /^Xavi/)).toContainText("Missing: flight number");
  const chat = card(page, /^Xavi/).getByRole("link", { name: "Ask by WhatsApp" });
  const asked = new URL((await chat.getAttribute("href")) ?? "");
  expect(asked.href).toMatch(/^https:\/\/wa\.me\/5016000199\?text=/);
  expect(asked.searchParams.get("text")).toMatch(
    /^Hola, Xavi\.(.|\n)*:\n• su número de vuelo[^•]*$/,
  );
  await expect(card(page, /^Zoe/)).toContainText("Missing: flight number");
  const mail = card(page, /^Zoe/).getByRole("link", { name: "Ask by Mail" });
  await expect(mail).toHaveAttribute("href", /^mailto:[^?]+\?subject=Your%20pick-up.*%0D%0A/);

  await page.getByRole("link", { name: `Manifest of 07:30 ${route}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Manifest" })).toBeVisible();
  await expect(page).toHaveURL(
    (url) => url.searchParams.get("departure")?.startsWith(item) ?? false,
  );
  await page.reload();
  await expect(departure).toContainText("8 of 8 seats sold");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`Manifest – ${formatLongDay(day)}`)).toBeVisible();
  await expect(card(page, /^Xavi/).getByText("Missing: flight number")).toBeVisible();
  await expect(page.getByRole("link", { name: /^(Ask|Manifest|The Whole Day)/ })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "The Whole Day" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
});

test("two payments in two currencies come to one sum", async ({ page, instance }) => {
  const day = inDays(36);
  const id = await party(instance, day, { customer_first_name: "Ana" });
  await openOffice(page, instance, `/admin/today?day=${day}&id=${id}`);
  const details = page.getByRole("region", { name: "Details" });
  const payment = details.getByRole("form", { name: "Payment" });
  await expect(details).toContainText("$540.00 to pay = 1,080 BZD");
  await payment.getByLabel("Amount in USD").fill("a lot");
  await payment.getByRole("button", { name: "Record Payment" }).click();
  await expect(payment.getByText("Enter an amount like 90 or 90.50")).toBeVisible();
  await payment.getByLabel("Amount in USD").fill("40");
  // a finger that taps twice: the rest is no second payment
  await payment.getByRole("button", { name: "Record Payment" }).dblclick();
  await expect(details).toContainText("$500.00 to pay = 1,000 BZD");
  await expect(payment.getByRole("button", { name: "Record Payment" })).toBeDisabled();
  await payment.getByLabel("Paid in").selectOption("BZD");
  await expect(payment.getByLabel("Amount in BZD")).toHaveValue("1000");
  await payment.getByRole("button", { name: "Record Payment" }).click();
  await expect(details.getByText("Nothing left to pay", { exact: true })).toBeVisible();
  await expect(details).toContainText("Paid so far: 40.00 USD, cash; 1,000.00 BZD, cash");
  await expect(toastOf(page, "Paid 1,000 BZD")).toBeVisible();
  await expect.poll(() => stored(instance, id, "paid_amount")).toBe(540);
  expect(await stored(instance, id, "paid_currency")).toBe("USD");
  // more than is due is asked about, whatever was noted before
  await payment.getByLabel("Amount in BZD").fill("300");
  await payment.getByLabel("Note").fill("Cash at desk");
  await payment.getByRole("button", { name: "Record Payment" }).click();
  await expect(payment.getByText("$150.00 more than the price")).toBeVisible();
  await payment.getByLabel("Note").fill("");
  await payment.getByRole("button", { name: "Record It All the Same" }).click();
  await expect(payment.getByText("A note is required")).toBeVisible();
  expect(await stored(instance, id, "paid_amount")).toBe(540);
  await payment.getByLabel("Note").fill("They tipped the guide");
  await payment.getByRole("button", { name: "Record It All the Same" }).click();
  await expect(details.getByText("$150.00 paid too much", { exact: true })).toBeVisible();
  await expect.poll(() => stored(instance, id, "paid_amount")).toBe(690);
  const lines = details.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(lines.last()).toContainText(/admin · .*They tipped the guide/);
  // and what was wrong is put right, with a note
  await details.getByRole("button", { name: "Correct 1,000.00 BZD, cash" }).click();
  const correction = details.getByRole("form", { name: "Correct the payment" });
  await expect(correction.getByLabel("Amount in BZD")).toHaveValue("1000");
  await correction.getByLabel("Amount in BZD").fill("200");
  await correction.getByRole("button", { name: "Save Correction" }).click();
  await expect(correction.getByText("A note is required")).toBeVisible();
  await correction.getByLabel("Note").fill("They had 800 less");
  await correction.getByRole("button", { name: "Save Correction" }).dblclick();
  await expect(details).toContainText("$250.00 to pay");
  await expect(lines).toContainText([/40\.00/, /1,000\.00.*corrected/, /300/, /-1,000/, /200/]);
  await expect.poll(() => stored(instance, id, "paid_amount")).toBe(290);
  const notes = details.getByRole("form", { name: "Notes" });
  await notes.getByLabel("Pick-up notes").fill("Blue gate");
  await notes.getByRole("button", { name: "Save Notes" }).click();
  await expect.poll(() => stored(instance, id, "pickup_notes")).toBe("Blue gate");
  await expect(card(page, /^Ana/)).toContainText("Blue gate");
  await page.goto(`/admin/bookings?dialog=view&id=${id}`);
  const view = page.getByRole("dialog", { name: /^Booking/ });
  await expect(view).toContainText("40.00 USD, cash; 500.00 BZD, cash");
  await expect(view).toContainText("Correction: -1,000.00 BZD, cash – They had 800 less");
  // payments are taken and given back here, too: as goodwill, so that it is not due again
  const refund = view.getByRole("form", { name: "Payment" });
  await refund.getByLabel("What it is").selectOption("refund");
  await refund.getByLabel("Amount in USD").fill("40");
  const isLess = refund.getByRole("checkbox", { name: /Take \$40\.00 off the price too/ });
  await expect(isLess).toBeChecked();
  await refund.getByRole("button", { name: "Record Refund" }).click();
  await expect(refund.getByText("Say why, for the guest")).toBeVisible();
  await refund.getByLabel("Note").fill("No lunch");
  await toastsStay(page);
  await refund.getByRole("button", { name: "Record Refund" }).click();
  await expect(view).toContainText("500.00 BZD, cash");
  await expect(view).toContainText("$250.00 to pay");
  await expect(view).toContainText("By agreement (No lunch): −$40");
  await expect.poll(() => stored(instance, id, "price")).toBe(500);
  // what is taken back leads to the price of before, also where the catalogue knows none such
  await refund.getByLabel("Amount in USD").fill("10");
  await refund.getByLabel("Note").fill("Rain");
  await refund.getByRole("button", { name: "Record Refund" }).click();
  await expect.poll(() => stored(instance, id, "price")).toBe(490);
  await toastOf(page, "Given Back 10 USD").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stored(instance, id, "price")).toBe(500);
  await expect.poll(() => stored(instance, id, "paid_amount")).toBe(250);
});

test("notes that are typed while the office writes others are not written over them unasked", async ({
  page,
  instance,
}) => {
  const day = inDays(37);
  const id = await party(instance, day, { customer_first_name: "Notta" });
  await openOffice(page, instance, `/admin/today?day=${day}&id=${id}`);
  const notes = page.getByRole("form", { name: "Notes" });
  await notes.getByLabel("Pick-up notes").fill("Blue gate");
  const amount = page.getByRole("form", { name: "Payment" }).getByLabel("Amount in USD");
  await amount.fill("70");
  // neither is lost by a tap beside it
  await page.getByRole("button", { name: "Close details" }).click();
  await expect(notes).toHaveCount(0);
  await card(page, /^Notta/)
    .getByRole("button", { name: /^Notta/ })
    .click();
  await expect(notes.getByLabel("Pick-up notes")).toHaveValue("Blue gate");
  await expect(amount).toHaveValue("70");
  const admin = await signedIn(instance);
  const version = await stored(instance, id, "updated_at");
  const changes = { pickup_notes: "Allergic to nuts" };
  const answer = await admin.patch(`/api/office/bookings/${id}`, { version, changes });
  expect(answer.status, answer.text).toBe(200);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(card(page, /^Notta/)).toContainText("Allergic to nuts");
  await notes.getByRole("button", { name: "Save Notes" }).click();
  await expect(page.getByRole("button", { name: "1 needs your attention" })).toBeVisible();
  expect(await stored(instance, id, "pickup_notes")).toBe("Allergic to nuts");
});

test.describe("finding", () => {
  test("the reference of a voucher leads to its party, on whatever day", async ({
    page,
    instance,
  }) => {
    const day = inDays(40);
    const id = await party(instance, day, { customer_first_name: "Rosa" });
    await openOffice(page, instance, "/admin/today");
    const box = page.getByRole("searchbox", { name: "Find a booking" });
    await box.fill(referenceOf(id).toLowerCase());
    await expect(page.getByRole("button", { name: /^Rosa/ })).toBeVisible();
    await box.press("Enter");
    await expect(page.getByRole("region", { name: "Details" })).toContainText("Rosa");
    await expect(page).toHaveURL((url) => url.searchParams.get("day") === day);
    const shown = page.getByRole("navigation", { name: "Days" }).locator("[aria-current=date]");
    await expect(shown).toContainText(/\d+ guests/);
    await box.fill("nobody at all");
    await expect(page.getByText("No booking of these days matches.")).toBeVisible();
    // this browser reads no codes: typing is what there is
    await expect(page.getByRole("button", { name: "Scan Voucher" })).toHaveCount(0);
  });

  test("where the browser reads codes, the camera finds it and is let go", async ({
    page,
    instance,
  }) => {
    const id = await party(instance, inDays(41), { customer_first_name: "Rosa" });
    // what Chromium on Linux lacks, as Android has it
    await page.addInitScript((reference) => {
      const canvas = document.createElement("canvas");
      canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
      Object.assign(window, {
        BarcodeDetector: class {
          detect = async () => [{ rawValue: reference }];
        },
      });
      const stream = canvas.captureStream(5);
      Object.assign(window, { camera: stream });
      navigator.mediaDevices.getUserMedia = async () => stream;
    }, referenceOf(id).slice(1));
    await openOffice(page, instance, "/admin/today");
    await bookingsAreKept(page);
    await page.getByRole("button", { name: "Scan Voucher" }).click();
    await expect(page.getByRole("region", { name: "Details" })).toContainText("Rosa");
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { camera: MediaStream }).camera
          .getTracks()
          .map(({ readyState }) => readyState),
      );
    expect(await states()).toEqual(["ended"]);
  });
});

for (const [screen, viewport] of [...TABLETS, ["phone", PHONE]] as const) {
  test(`${screen}: targets of 44 px, no sideways scroll, the toast is told`, async ({
    page,
    instance,
  }) => {
    await page.setViewportSize(viewport);
    // a day of its own for each screen: their parties have the same name
    const day = inDays(50 + (viewport.width % 50));
    const id = await party(instance, day, { customer_first_name: "Ana" });
    await openOffice(page, instance, `/admin/today?day=${day}`);
    await card(page, /^Ana/).first().getByRole("button", { name: "Check In" }).click();
    await expect(toastOf(page, "Checked In").last()).toBeVisible();
    // what opens now lies over it; by key, since it stays while the pointer is on it
    await toastOf(page, "Checked In").hover();
    const layer = () =>
      toastOf(page, "Checked In").evaluate((toast) => {
        const { x, y, width, height } = toast.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return toast.contains(top) ? "over" : "under";
      });
    expect(await layer()).toBe("over");
    const opener = viewport === PHONE ? "Menu" : "New Booking";
    await page.getByRole("button", { name: opener }).press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(layer).toBe("under");
    await page.goto(`/admin/today?day=${day}&id=${id}`);
    await expect(page.getByRole("region", { name: "Details" })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main button, main a, main input, main select")]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 43.5),
    );
    expect(small).toEqual([]);
    await page.getByRole("button", { name: "Close details" }).click();
    await expect(card(page, /^Ana/).first().getByRole("button").first()).toBeFocused();
  });
}

test("the booking desk goes back to the run sheet that it was opened from", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/today");
  await page.getByRole("button", { name: "New Booking" }).click();
  await page.getByRole("dialog", { name: "New Booking" }).getByLabel("Close").click();
  await expect(page).toHaveURL(/\/admin\/today$/);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
});

test("what is printed is the sheet alone: its day, notes and marks, six departures on a page", async ({
  page,
  instance,
}) => {
  // past, so that all have left
  const day = inDays(-9);
  const names = ["Ana", "Ben", "Carla", "Dan", "Eva", "Finn", "Gus"];
  const special_requests =
    "Lactose intolerant; a child of six is allergic to penicillin. Please bring a booster seat, and speak French if at all possible.";
  const ids = await Promise.all(
    names.map((name, index) =>
      party(instance, day, {
        customer_first_name: name,
        ...(index % 2 ? { special_requests } : {}),
      }),
    ),
  );
  await instance.sql(`UPDATE bookings SET notes = 'Allergic to peanuts', pickup_notes = 'Blue gate'
    WHERE id IN (${ids.map((id) => `'${id}'`).join(",")})`);
  for (const [index, id] of ids.slice(1).entries()) {
    await instance.sql(`UPDATE bookings SET departure_time = '1${index}:00' WHERE id = '${id}'`);
  }
  await instance.sql(`UPDATE bookings SET departure_time = '10:00' WHERE id = '${ids[0]}'`);
  await instance.sql(`UPDATE bookings SET attendance = 'no-show' WHERE id = '${ids[2]}'`);
  await openOffice(page, instance, `/admin/today?day=${day}`);
  await card(page, /^Ana/).getByRole("button", { name: "Check In" }).click();
  await expect(toastOf(page, "Checked In")).toBeVisible();
  await expect(card(page, /^Ana/)).toContainText("Allergic to peanuts");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`Run sheet – ${formatLongDay(day)}`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(6);
  await expect(page.getByText("Departed", { exact: true }).filter({ visible: true })).toHaveCount(
    6,
  );
  await expect(card(page, /^Ana/).getByText("Allergic to peanuts")).toBeVisible();
  const marked = page.locator("article [data-marked]");
  await expect(marked).toHaveText(["Here", "No-show"]);
  for (const mark of await marked.all()) await expect(mark).toBeVisible();
  for (const name of ["Check In", "New Booking", "Print", /^Edit/]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
  await expect(page.getByText("Skip to content")).toBeHidden();
  await expect(toastOf(page, "Checked In")).toBeHidden();
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect([format, pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([format, 1]);
  }
});

test("any day can be chosen, edited in one tap and come back to; without a line it says what is kept", async ({
  page,
  context,
  instance,
}) => {
  // later than what a device keeps
  const day = inDays(300);
  await party(instance, day, { customer_first_name: "Fern" });
  await party(instance, inDays(42), { customer_first_name: "Łukasz", customer_phone: "622-9917" });
  await openOffice(page, instance, "/admin/today");
  await bookingsAreKept(page);
  await page.getByLabel("Any day").fill(day);
  await expect(card(page, /^Fern/)).toBeVisible();
  await card(page, /^Fern/).getByRole("button", { name: "Check In" }).click();
  await expect(card(page, /^Fern/).getByRole("button", { name: "Checked In" })).toBeVisible();

  await card(page, /^Fern/)
    .getByRole("button", { name: /^Edit Fern/ })
    .click();
  const edit = page.getByRole("dialog", { name: /^Edit Booking/ });
  await expect(edit.getByLabel("First Name")).toHaveValue("Fern");
  await edit.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("day") === day);
  await expect(page.getByRole("region", { name: "Details" })).toContainText("Fern");

  await context.setOffline(true);
  await page.getByLabel("Any day").fill(inDays(301));
  await expect(page.getByRole("alert")).toContainText(/It keeps .* to .*needs a connection/);
  // nobody knows whether the day is free
  await expect(page.getByRole("main")).not.toContainText(/0 bookings|nothing to pay/);
  await expect(page.getByRole("button", { name: shortDay(inDays(301)) })).not.toContainText("free");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("501 622-9917 lukasz");
  await expect(page.getByRole("option", { name: /Łukasz/ })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  // the page may have asked again by itself
  const empty = page.getByText("Nobody sets out on this day");
  await page.getByRole("button", { name: "Try Again" }).or(empty).first().click();
  await expect(empty).toBeVisible();
});

test("guests are written to in a row without a line; what was opened is ticked, for colleagues too, and undone", async ({
  page,
  context,
  instance,
}) => {
  // nobody else of this product travels then
  const day = inDays(163);
  const [ana] = [await party(instance, day, { customer_first_name: "Ana", lang: "es" })];
  await party(instance, day, { customer_first_name: "Ben" });
  await openOffice(page, instance, `/admin/today?day=${day}`);
  await bookingsAreKept(page);
  const begin = (left: number) =>
    page.getByRole("button", { name: `Write to the Guests (${left})`, exact: true });
  await begin(2).click();
  const row = page.getByRole("dialog", { name: "Write to the Guests" });
  await row.getByLabel("What else to say").fill("Traiga botas.");
  const chat = row.getByRole("link", { name: /^WhatsApp Ana/ });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toMatch(/^Hola, Ana\.(.|\n)*7:30 a\. m\.(.|\n)*\nTraiga botas\.\n/);

  await context.setOffline(true);
  const opened = context.waitForEvent("page");
  await chat.click();
  await (await opened).close();
  await expect(row.getByRole("status")).toContainText("1 of 2 opened");
  await expect(row.getByText("Message opened")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(begin(1)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stored(instance, ana, "written_for")).toBe(`tour/1/${day}/07:30`);
  await begin(1).click();
  await row.getByRole("button", { name: /^Undo Ana/ }).click();
  await expect(row.getByRole("status")).toContainText("0 of 2 opened");
  await expect.poll(() => stored(instance, ana, "written_for")).toBe("");
});

test("what has no time yet is to be agreed, and not next", async ({ page, instance }) => {
  const id = await party(instance, inDays(0), { customer_first_name: "Wanda" });
  await instance.sql(`UPDATE bookings SET type = 'transfer', item_id = 1, item_name = 'A ride'
    WHERE id = '${id}'`);
  await openOffice(page, instance, "/admin/today");
  const ride = page.getByRole("region", { name: /^Time to be agreed: A ride/ });
  await expect(ride.getByRole("article", { name: /^Wanda/ })).toBeVisible();
  await expect(ride.getByText("Next", { exact: true })).toHaveCount(0);
});

test("a day is not called free before it has been loaded", async ({ page, instance }) => {
  const release = await holdBack(page, /\/api\/office\/field/);
  await openOffice(page, instance, "/admin/today");
  await expect(page.getByRole("button", { name: "New Booking" })).toBeEnabled();
  const departures = page.locator("[aria-busy]").filter({ hasText: "Loading" });
  await expect(departures.first()).toBeVisible();
  const nobody = page.getByText("Nobody sets out on this day");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(nobody).toHaveCount(0);
  release();
  await expect(departures).toHaveCount(0);
});
