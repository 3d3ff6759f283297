import { setTimeout as sleep } from "node:timers/promises";
import { fillBooking } from "../browser/support/fixtures.ts";
import { signedIn } from "../server/support/admin.ts";
import { inDays } from "../server/support/bookings.ts";
import { newService } from "../server/support/departures.ts";
import { tablesOf } from "./support/browser-storage.ts";
import { expect, type Line, test, type Visitor } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";

/** The page stops for good where the first way is stored, where both are, and where both are on the disk. */
const INSTANTS = { "first stored": 0, "both stored": 0, committed: 2 } as const;
type Instant = keyof typeof INSTANTS;
/** And so often at whatever instant of the saving. */
const BY_CHANCE = process.env.LONG ? 40 : 3;

test("both ways of a return: a browser that is killed while they are stored has both or none, and both arrive", async ({
  line,
  visitor,
}) => {
  const { item } = await newService(await signedIn(line.instance), "transfer", {
    ...{ route_back: "The same road back", back_percent: 10 },
    texts: { es: { route_back: "El mismo camino de vuelta" } },
  });

  for (const [instant, count] of Object.entries(INSTANTS)) {
    const email = `${instant.replace(" ", "-")}@guest.example`;
    await visitor.page.addInitScript(stopAt, instant as Instant);
    await fillBothWays(visitor, item, email);
    const stopped = visitor.page.waitForEvent("console", (said) => said.text() === "stopped");
    await confirm(visitor);
    await stopped;
    await visitor.kill9();
    expect(await arrived(line, visitor, email), instant).toBe(count);
  }

  for (let number = 0; number < BY_CHANCE; number += 1) {
    const email = `by-chance-${number}@guest.example`;
    const ms = Math.floor(Math.random() * 60);
    await fillBothWays(visitor, item, email);
    await confirm(visitor);
    await sleep(ms);
    await visitor.kill9();
    expect([0, 2], `killed ${ms} ms after the press`).toContain(
      await arrived(line, visitor, email),
    );
  }
});

/** Each by a guest of another name: the same trip once more would be asked about. */
async function fillBothWays({ page }: Visitor, item: string, email: string): Promise<void> {
  await page.goto(`/booking/${item}`);
  await page.getByRole("radio", { name: /^There and back/ }).check();
  await page.getByLabel("Date Back").fill(inDays(22));
  await fillBooking(page, { email, firstName: email.split("@")[0] ?? "" });
}

const confirm = ({ page }: Visitor) =>
  page.getByRole("button", { name: "Confirm Booking" }).click({ noWaitAfter: true });

/** Starts the browser again, and looks at what it has, and what becomes of that. @returns how many bookings that is */
async function arrived(line: Line, visitor: Visitor, email: string): Promise<number> {
  await visitor.relaunch();
  const { page } = visitor;
  await page.goto("/my-bookings");
  const { outbox } = await tablesOf(page, "cayo-wayfarers", ["outbox"]);
  const kept = outbox.filter((row) => JSON.stringify(row).includes(email)).length;
  const stored = async () => (await storedFor(line, email)).map(({ mails }) => mails);
  await expect.poll(stored).toEqual(Array.from({ length: kept }, () => 2));
  return kept;
}

function stopAt(instant: Instant): void {
  const stop = () => {
    console.log("stopped");
    for (;;);
  };
  const { add } = IDBObjectStore.prototype;
  let count = 0;
  IDBObjectStore.prototype.add = function added(...row) {
    const adding = add.apply(this, row);
    if (this.name !== "outbox") return adding;
    count += 1;
    const isFirst = count === 1;
    if (instant === "committed") this.transaction.addEventListener("complete", stop);
    else if (isFirst === (instant === "first stored")) adding.addEventListener("success", stop);
    return adding;
  };
}
