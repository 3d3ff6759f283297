import { confirmBooking } from "../browser/support/fixtures.ts";
import { CONFIRMED, fillForm, heading } from "./support/booking-page.ts";
import { outboxOf, putIntoOutbox } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { bundleDevice, DEVICE, serveDevice } from "./support/device-bundle.ts";
import { type FaultRule, pass } from "./support/fault-proxy.ts";
import { answer, BOOKINGS, holdAnswer } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { nextSchema } from "./support/next-schema.ts";

test.use({ isNewDevice: true });

const NEXT_DEVICE = "/__next";
const data = { customer_email: { code: "x", message: "Email is invalid" } };

test("21. Queue schema upgraded with rows of every state inside; old tab open → nothing lost", async ({
  line,
  page,
  context,
}) => {
  const email = "upgraded@guest.example";
  const next = serveDevice({ [NEXT_DEVICE]: await bundleDevice([nextSchema]) });
  const [sent, unwanted, refused, waiting, held] = [
    commandFor(email),
    commandFor(email),
    commandFor(email, { customer_phone: "610 0001" }),
    commandFor(email),
    commandFor(email),
  ] as const;
  const inFlight = holdAnswer();
  const faults = new Map([
    [refused.id, answer(400, { message: "No.", data })],
    [waiting.id, answer(500)],
    [held.id, inFlight.fault],
  ]);
  const rule: FaultRule = (exchange) => {
    if (exchange.path.endsWith("/cancel")) return answer(500);
    if (exchange.path !== BOOKINGS) return next(exchange);
    return faults.get(JSON.parse(exchange.body.toString()).id) ?? pass;
  };
  line.setRule(rule);

  // two old tabs: the app itself, and one in the middle of a request
  await page.goto("/my-bookings");
  const old = await context.newPage();
  await old.goto(DEVICE);
  await old.evaluate(
    async ({ first, later, taken }) => {
      for (const command of first) await device.save(command);
      await device.drain(true);
      await device.takeBack(taken);
      await device.drain(true);
      await device.save(later);
    },
    { first: [sent, unwanted, refused, waiting], later: held, taken: unwanted.id },
  );
  const [row] = await old.evaluate(() => device.rows());
  const { seq: _seq, ...rest } = row ?? { seq: 0 };
  const message = {
    id: "message00000001",
    name: "Ana",
    email,
    phone: "",
    subject: "",
    message: "Hi",
  };
  await putIntoOutbox(page, {
    ...rest,
    ...{ id: message.id, kind: "message", command: message, state: "attention" },
  });
  await old.evaluate(() => device.keepSending());
  await inFlight.arrived;
  const before = await outboxOf(page);
  expect(before.map(({ state }) => state)).toEqual(
    expect.arrayContaining(["sent", "attention", "queued", "sending"]),
  );

  const tab = await context.newPage();
  await tab.goto(NEXT_DEVICE);
  const upgraded = await tab.evaluate(() => device.rows());
  expect(upgraded).toMatchObject(before.map(({ id }) => ({ id, isUpgraded: true })));
  // the old tab's answer comes when its database is closed to it: its code opens the new one
  inFlight.release();
  faults.clear();
  line.setRule(next);
  await tab.evaluate(() => {
    device.keepSending();
    dispatchEvent(new Event("online"));
  });
  await expect
    .poll(async () =>
      (await tab.evaluate(() => device.rows())).map((kept) => [kept.id, kept.state]),
    )
    .toEqual([
      [sent.id, "sent"],
      [unwanted.id, "sent"],
      [refused.id, "attention"],
      [waiting.id, "sent"],
      [held.id, "sent"],
      [message.id, "attention"],
    ]);
  const stored = await storedFor(line, email);
  expect(stored.map(({ id }) => id).sort()).toEqual(
    [sent, unwanted, waiting, held].map(({ id }) => id).sort(),
  );
  await expect
    .poll(async () => (await storedFor(line, email)).find(({ id }) => id === unwanted.id)?.status)
    .toBe("cancelled");

  // the old app still shows all of it, and books
  await expect(page.getByText("Booking confirmed")).toHaveCount(3);
  await expect(page.getByText("Needs your attention", { exact: true })).toHaveCount(2);
  await fillForm(page, "old-tab@guest.example");
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  expect(await storedFor(line, "old-tab@guest.example")).toMatchObject([{ mails: 2 }]);
  expect(await outboxOf(page)).toHaveLength(before.length + 1);
});
