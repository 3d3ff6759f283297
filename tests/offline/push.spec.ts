import type { Page } from "@playwright/test";
import { signedIn } from "../server/support/admin.ts";
import { bookWell } from "../server/support/bookings.ts";
import { officeOf } from "../server/support/office.ts";
import { type Device, openPushService } from "../server/support/push-service.ts";
import { call } from "../server/support/requests.ts";
import { until } from "../server/support/waiting.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { expireToken, signInForTheField } from "./support/office.ts";
import { appIsKept, workerControl } from "./support/workers.ts";

// the engine alone shows no notifications
test.use({ isWholeBrowser: true });

/** A browser of the tests has no push service: it has subscribed to ours, once it is asked to. */
async function withPush(page: Page, { subscription }: Device): Promise<void> {
  await page.addInitScript(({ endpoint, ...keys }) => {
    const made = {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => localStorage.removeItem("test-subscribed"),
    };
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem("test-subscribed") ? made : null) as never;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("test-subscribed", "yes");
      return made as never;
    };
  }, subscription);
}

/** The product's server with a push service, and one device of it. */
async function pushed(line: Line, page: Page) {
  const service = await openPushService();
  await line.instance.restart({ PUSH_SERVICE: service.origin });
  const { body } = await call(line.instance, "/api/push");
  const phone = service.device(String(body.key));
  await withPush(page, phone);
  await page.context().grantPermissions(["notifications"], { origin: line.url });
  return { phone, close: service.close };
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
  );

/** What a tap on the notification opens. */
async function tap(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("there is no worker");
  return worker.evaluate(async () => {
    const self = globalThis as unknown as {
      clients: { openWindow: (url: string) => Promise<null> };
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): void;
    };
    // only a real tap may open a window
    const opened = new Promise<string>((tell) => {
      self.clients.openWindow = async (url) => {
        tell(url);
        return null;
      };
    });
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new self.NotificationEvent("notificationclick", { notification }));
    return opened;
  });
}

test("a guest who asks for it in My bookings hears of the decision with the site closed, and of nothing once it is forgotten", async ({
  line,
  visitor: { page },
}) => {
  const { phone, close } = await pushed(line, page);
  const email = "push@guest.example";
  const command = commandFor(email);
  await page.goto("/");
  await appIsKept(page);
  await page.goto(DEVICE);
  await page.evaluate((command) => device.save(command), command);
  await page.evaluate(() => device.drain(true));
  await line.instance.sql(`UPDATE bookings SET status = 'pending' WHERE id = '${command.id}'`);
  await page.goto("/my-bookings");
  // nobody is asked before
  expect(await line.instance.sql("SELECT 1 FROM push_subscriptions")).toEqual([]);
  await expect(page.getByText("as soon as we have decided")).toBeVisible();
  await page.getByRole("button", { name: "Tell Me on This Device" }).click();
  await expect(page.getByText("This device tells you when something changes.")).toBeVisible();

  const office = officeOf(line.instance, (await signedIn(line.instance)).token);
  await office.post("bookings/status", { ids: [command.id], status: "confirmed" });
  await line.instance.sql("UPDATE pushes SET due_at = 0");
  const { notice } = await until("it is pushed", () => phone.arrived[0]);
  const worker = await workerControl(page);
  await page.goto("/about");
  await appIsKept(page);
  await worker.push(JSON.stringify(notice));
  const title = `Booking #${command.id.slice(0, 8).toUpperCase()} is confirmed`;
  await expect.poll(() => shown(page)).toEqual([title]);
  expect(await tap(page)).toBe("/my-bookings");
  // what is none of ours opens nothing else
  await worker.push(JSON.stringify({ ...notice, url: "//evil.example" }));
  await worker.push("no JSON");
  expect((await shown(page)).filter((text) => text.startsWith("Booking"))).toEqual([]);

  await page.goto("/my-bookings");
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Remove/ })
    .click();
  const left = () => line.instance.sql("SELECT 1 FROM push_subscriptions");
  await expect.poll(left).toEqual([]);
  await close();
});

test("the office switches it on for a device, and off by signing out", async ({
  line,
  visitor: { page },
}) => {
  const { phone, close } = await pushed(line, page);
  await signInForTheField(page, line);
  await page.goto("/admin/settings");
  const section = page.getByRole("region", { name: "Notifications on This Device" });
  await section.getByRole("button", { name: /^Switch On/ }).click();
  await expect(section.getByText("This device tells you of new bookings")).toBeVisible();
  const id = await bookWell(line.instance, {});
  const { notice } = await until("it is pushed", () => phone.arrived[0]);
  expect(notice.url).toBe(`/admin/bookings?q=${id.slice(0, 8).toUpperCase()}`);
  await page.reload();
  await expect(section.getByRole("button", { name: /^Switch Off/ })).toBeVisible();
  // also when nobody is signed in any more, by the clock
  await expireToken(page);
  await page.reload();
  await page.getByRole("button", { name: "Logout" }).click();
  const left = () => line.instance.sql("SELECT 1 FROM push_subscriptions");
  await expect.poll(left).toEqual([]);
  await close();
});
