import { refuseToOpen } from "../offline/support/browser-storage.ts";
import { confirmBooking, expect, fillBooking, GUEST, test } from "./support/fixtures.ts";
import { holdBack, waitForScripts } from "./support/page-state.ts";

interface Row {
  id: string;
  type: string;
  item_id: number;
  guests: number;
  price: number;
  status: string;
  booking_date: string;
  customer_first_name: string;
  special_requests: string;
}

const BOOKINGS = [
  {
    what: "a tour for three",
    address: "/booking/tour/1",
    heading: "Book Your Tour",
    item: "Xunantunich & Cave Tubing",
    place: "Location",
    guests: "3",
    email: "ana@guest.example",
    sentTo: "ana@guest.example",
    total: "$540.00 USD",
    lines: [],
    stored: { type: "tour", item_id: 1, guests: 3, price: 540, status: "confirmed" },
  },
  {
    what: "a transfer for four, under the shorter address",
    address: "/book/transfer/1",
    heading: "Book Your Transfer",
    item: "Belize International Airport to Placencia",
    place: "Route",
    guests: "4",
    // shown as typed, and sent to as mail servers write it
    email: "ben@gäste.example",
    sentTo: "ben@xn--gste-loa.example",
    total: "$275.00 USD",
    lines: ["Base fare, 1-2 passengers: $225 $25 × 2 extra: $50"],
    stored: { type: "transfer", item_id: 1, guests: 4, price: 275, status: "confirmed" },
  },
];

for (const booking of BOOKINGS) {
  test(`books ${booking.what}: row, two mails, confirmation`, async ({ page, instance }) => {
    await page.goto(booking.address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(booking.heading);
    await fillBooking(page, {
      email: booking.email,
      guests: booking.guests,
      requests: "Vegetarian lunch",
    });
    await expect(page.getByText(booking.total).first()).toBeVisible();
    await confirmBooking(page);

    await expect(page).toHaveURL(/\/confirmation$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");
    await expect(page.getByText("Confirmation emails have been sent.")).toBeVisible();
    for (const text of [
      booking.item,
      "Ana Coc",
      "Vegetarian lunch",
      "Pay On Site",
      booking.place,
      ...booking.lines,
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText(`${booking.guests} people`, { exact: true })).toBeVisible();
    await expect(page.getByText(booking.total)).toBeVisible();
    await expect(page.getByText(booking.email)).toBeVisible();

    const rows = await instance.sql<Row>(
      `SELECT * FROM bookings WHERE customer_email = '${booking.email}'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...booking.stored,
      booking_date: GUEST.date,
      customer_first_name: "Ana",
      special_requests: "Vegetarian lunch",
    });
    const reference = `#${rows[0]?.id.slice(0, 8).toUpperCase()}`;
    await expect(page.getByText(reference)).toBeVisible();

    const mails = instance.postOffice.mails.filter(({ parsed }) =>
      parsed.subject?.includes(reference),
    );
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(
      [booking.email, "reservations@cayowayfarers.example"].sort(),
    );
    const operator = mails.find(({ to }) => to[0]?.startsWith("reservations"));
    expect(operator?.parsed.replyTo?.[0]?.address).toBe(booking.sentTo);
    expect(operator?.parsed.text).toContain(booking.email);
    // the test's mail server turns the recipient's spelling back, and leaves the mail alone
    for (const { raw } of mails) expect(raw).toContain(booking.sentTo);
    for (const { parsed } of mails) {
      expect(parsed.text).toContain(booking.total);
      expect(parsed.html).toContain(booking.total);
    }
  });
}

test("from the confirmation one gets where one wants, back, and through a reload", async ({
  page,
}) => {
  await page.goto("/booking/tour/2");
  await fillBooking(page, { email: "ada@guest.example" });
  await confirmBooking(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Booking Confirmed!");

  await page.getByRole("main").getByRole("link", { name: "Browse Tours" }).click();
  await expect(heading).toHaveText("Tours in Belize");
  await expect(page).toHaveURL(/\/tours$/);
  await page.goBack();
  await expect(heading).toHaveText("Booking Confirmed!");
  // a place on the page is the same page
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/\/confirmation#main$/);
  // the step has named the picture: it does not wait for the scripts
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("main").locator("img")).toHaveAttribute("src", /\/tour-2-/);
  release();
  await expect(heading).toHaveText("Booking Confirmed!");
  await page.getByRole("main").getByRole("link", { name: "Browse Tours" }).click();
  await expect(heading).toHaveText("Tours in Belize");
});

test("a visit to the confirmation without a booking goes home", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/confirmation");
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("a confirmation without a booking does not wait for its scripts to go home", async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  for (const [confirmation, home] of [
    ["/es/confirmation", /\/es$/],
    ["/confirmation", /\d\/$/],
  ] as const) {
    await page.goto(confirmation, { waitUntil: "commit" });
    await expect(page).toHaveURL(home);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  release();
  await waitForScripts(page);
});

test("mails that fail are said, and the booking stands", async ({ page, instance }) => {
  instance.postOffice.setMood(451);
  await page.goto("/booking/tour/5");
  await fillBooking(page, { email: "eva@guest.example" });
  await confirmBooking(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");
  await expect(page.getByText("Booking Confirmed (Email Issue)")).toBeVisible();
  await expect(
    page.getByText(
      "Your booking is confirmed, but there was an issue sending confirmation emails. We'll follow up shortly.",
    ),
  ).toBeVisible();
  instance.postOffice.setMood("accept");
  const states = await instance.sql<{ state: string }>(
    "SELECT state FROM mails WHERE booking = (SELECT id FROM bookings WHERE customer_email = 'eva@guest.example')",
  );
  expect(states).toEqual([{ state: "queued" }, { state: "queued" }]);
});

for (const storage of ["kept on the device", "refused by the browser"]) {
  test(`a mail that is held back is not promised: ${storage}`, async ({ page }) => {
    if (storage.startsWith("refused")) await page.addInitScript(refuseToOpen);
    await page.route("**/api/send-booking-emails", (route) =>
      route.fulfill({ json: { sent: true, guest: false } }),
    );
    await page.goto("/booking/tour/5");
    await fillBooking(page, { email: "held-back@guest.example" });
    await confirmBooking(page);
    const main = page.getByRole("main");
    for (let look = 1; look <= 2; look += 1) {
      await expect(main).toContainText("We send no e-mail to confirm it");
      await expect(main).toContainText("Bring your voucher, printed or on your phone.");
      await expect(main).not.toContainText(/confirmation e-mail/i);
      await page.reload();
    }
  });
}
