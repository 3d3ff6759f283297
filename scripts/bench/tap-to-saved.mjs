import { listenTo, openPhone, slowDown, waitForWorker } from "./browser.mjs";
import { emptyOutbox } from "./outbox-rows.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * From the tap on 'Confirm Booking' until the booking's transaction is complete, with no line and
 * with nothing else waiting.
 * @param {import("./device.mjs").Rig} rig
 * @param {number} times
 */
export async function tapToSaved({ browser, line }, times) {
  const phone = await openPhone(browser);
  await phone.addInitScript(watchOutbox);
  const page = await phone.newPage();
  await page.goto(`${line.url}/booking/tour/5`);
  await waitForWorker(page);
  await page.goto(`${line.url}/booking/tour/5`);
  await line.cut();
  await slowDown(page, { isLineSlow: false });
  const told = await listenTo(page);
  /** @type {number[]} */
  const saves = [];
  for (let time = 0; time < times; time += 1) {
    await page.goto(`${line.url}/booking/tour/5`);
    await page.getByText(/^© \d{4} /).waitFor();
    await fillForm(page, time);
    // nobody types seven fields in half a second: the page has come to rest before a person's tap
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const saved = told("saved");
    await page.getByRole("button", { name: "Confirm Booking" }).tap();
    saves.push(Number(await saved));
    // a traveller books once: what waits is sent, or forgotten, before the next form is opened
    await emptyOutbox(page);
  }
  await phone.close();
  await line.mend();
  return saves;
}

/** Runs in the page: tells the time from the last tap until a new row of the outbox is on the disk. */
function watchOutbox() {
  let tappedAt = 0;
  addEventListener("click", ({ timeStamp }) => (tappedAt = timeStamp), { capture: true });
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...row) {
    this.transaction.addEventListener("complete", () => {
      if (tappedAt)
        /** @type {any} */ (window).benchTell?.(`saved ${performance.now() - tappedAt}`);
    });
    return add.apply(this, row);
  };
}

/** @param {Page} page @param {number} number */
async function fillForm(page, number) {
  const type = (/** @type {string} */ label, /** @type {string} */ text) =>
    page.getByRole("textbox", { name: label }).fill(text);
  await type("First Name", "Ixchel");
  await type("Last Name", "Coc");
  await type("Email", `ixchel.coc${number}@example.com`);
  await type("Phone", "610 2233");
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Date", { exact: true }).fill(day);
  await page.getByRole("textbox", { name: /^Number of Guests/ }).fill("2");
  await type("Special Requests", "We would like to be back before five.");
}
