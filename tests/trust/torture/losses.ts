import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "../../offline/support/seeded-random.ts";
import { type LocalBucket, openBucket } from "../../operations/support/bucket.ts";
import { isEvent, type Machine, newMachine } from "../../operations/support/machine.ts";
import { signIn } from "../../server/support/admin.ts";
import { newId } from "../../server/support/bookings.ts";
import { daily } from "../../server/support/departures.ts";
import { ADMIN_PASSWORD, copyStartedData } from "../../server/support/instance.ts";
import { openPostOffice } from "../../server/support/post-office.ts";
import { post } from "../../server/support/requests.ts";
import { until } from "../../server/support/waiting.ts";
import { Phones } from "./losing-phones.ts";
import { judgeLosses, type LossesJudged } from "./losses-verdict.ts";

/** How many more are booked before the next loss. */
const BOOKED = [20, 150] as const;
/** Of each departure: most are sold out soon. */
const SEATS = 60;

export interface LossesVerdict extends LossesJudged {
  readonly losses: number;
  readonly bookings: number;
  /** How many a restore had taken away, as their phones found out. */
  readonly missed: number;
  /** From `npm run promote` to the first answer, s. */
  readonly slowest: number;
  readonly middle: number;
}

/**
 * Phones book while the machine is lost, with its disk, again and again: another takes over from what the bucket has, and
 * the phones bring back what it lacks (docs/decisions/0050-epochs.md). Then SQLite and the post office judge.
 * @param options `control`: the phones bring nothing back
 */
export async function tortureByLosses(options: {
  readonly losses: number;
  readonly seed: number;
  readonly control: boolean;
}): Promise<LossesVerdict> {
  const folder = await mkdtemp(join(tmpdir(), "cayo-losses-"));
  const [bucket, postOffice] = [await openBucket(), await openPostOffice()];
  const { host, port } = postOffice;
  const own = { ADMIN_PASSWORD, SMTP_HOST: host, SMTP_PORT: String(port), DURABILITY: "behind" };
  const settings = { folder, env: { ...bucket.env, ...own } };
  const random = seededRandom(options.seed);
  let machine = await firstMachine(settings);
  const phones = new Phones(() => machine, random);
  const times: number[] = [];
  try {
    await countSeats(machine);
    await isShipped(bucket);
    phones.start();
    for (let loss = 1; loss <= options.losses; loss += 1) {
      await phones.more(BOOKED[0] + random() * (BOOKED[1] - BOOKED[0]));
      const next = await newMachine(`m${loss}`, settings);
      await cp(`${machine.dataDir}.key`, `${next.dataDir}.key`);
      await machine.destroy();
      const began = performance.now();
      next.run("host.mjs", "promote", "--gone");
      await until("it answers", async () =>
        fetch(`${next.url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      times.push((performance.now() - began) / 1000);
      machine = next;
      if (!options.control) await phones.bringBack();
    }
    await phones.stop();
    const judged = await judgeLosses(machine.dataDir, phones.answered, postOffice.mails);
    const sorted = [...times].sort((a, b) => a - b);
    return {
      ...{ ...judged, losses: options.losses, missed: phones.missed },
      bookings: phones.answered.length,
      slowest: sorted.at(-1) ?? 0,
      middle: sorted[sorted.length >> 1] ?? 0,
    };
  } finally {
    await phones.stop();
    await machine.cut();
    await Promise.all([bucket.stop(), postOffice.close()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function firstMachine(settings: Parameters<typeof newMachine>[1]): Promise<Machine> {
  const machine = await newMachine("m0", settings);
  await copyStartedData(machine.dataDir);
  await machine.run("start.mjs").says("that it runs", isEvent("ready"));
  return machine;
}

async function countSeats(machine: Machine): Promise<void> {
  const { body } = await signIn(machine, { identity: "admin", password: ADMIN_PASSWORD });
  const fields = daily("tour/1", { seats: SEATS });
  const rule = { id: newId(), version: "", table: "schedules", fields };
  const headers = { Authorization: String(body.token) };
  const { status } = await post(machine, "/api/office/departure-rules", rule, headers);
  if (status !== 200) throw new Error(`seats are not counted: ${status}`);
}

/** Waits until the bucket has what another machine takes over. */
const isShipped = (bucket: LocalBucket) =>
  until("the log is in the bucket", async () =>
    (await bucket.keys()).some((key) => key.endsWith(".ltx")),
  );
