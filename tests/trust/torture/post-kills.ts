import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../offline/support/seeded-random.ts";
import { askForMails, bookWell } from "../../server/support/bookings.ts";
import { startInstance } from "../../server/support/instance.ts";

export interface PostVerdict {
  readonly mails: number;
  /** Mails that never arrived. */
  readonly missing: number;
  /** Copies beyond the first; at most one a kill. */
  readonly doubled: number;
  /** Copies whose Message-ID is not the first one's: a mail program would show both. */
  readonly unfolded: number;
  /** Jobs that the server does not call sent. */
  readonly unsent: number;
  readonly kills: number;
}

/** Books and asks for the mails while the post office, and in turn the server, are ended again and again. */
export async function postKills(bookings: number, kills: number): Promise<PostVerdict> {
  const instance = await startInstance();
  const { postOffice } = instance;
  const ids: string[] = [];
  for (let count = 0; count < bookings; count += 1) ids.push(await bookWell(instance));

  const random = seededRandom(bookings);
  let isAsking = true;
  const killing = (async () => {
    let count = 0;
    while (isAsking && count < kills) {
      await sleep(150 + random() * 300);
      if (count % 2 === 0) {
        await postOffice.close();
        await sleep(100);
        await postOffice.open();
      } else {
        await instance.kill9();
        await instance.restart();
      }
      count += 1;
    }
    return count;
  })();
  // one mail at a time, as the cron job sends them: what is under way at a kill may be doubled
  for (const id of ids) {
    while ((await askForMails(instance, id).catch(() => null))?.status !== 200) await sleep(50);
  }
  isAsking = false;
  const killed = await killing;
  const unsent = await instance.sql("SELECT id FROM mails WHERE state <> 'sent'");
  const jobs = await instance.sql<{ id: string }>("SELECT id FROM mails");
  const copies = new Map<string, number>();
  let unfolded = 0;
  const known = new Set(jobs.map(({ id }) => id));
  for (const { parsed } of postOffice.mails) {
    const id = parsed.messageId?.slice(1).split("@")[0] ?? "";
    if (!known.has(id)) unfolded += 1;
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  await instance.stop();
  return {
    mails: jobs.length,
    missing: jobs.filter(({ id }) => !copies.has(id)).length,
    doubled: [...copies.values()].reduce((sum, count) => sum + count - 1, 0),
    unfolded,
    unsent: unsent.length,
    kills: killed,
  };
}
