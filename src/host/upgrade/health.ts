import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../system/ask.ts";

/** A start takes a second or two; a migration of a large database takes its time. */
const LONGEST_START_MS = Number(process.env.UPGRADE_SECONDS ?? 90) * 1000;
const LONGEST_ANSWER_MS = 5_000;
const PAUSE_MS = 500;

/** Whether a site answers now. */
export const answers = (url: string): Promise<boolean> =>
  ask(`${url}/api/health`, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/**
 * Whether a site that was just started comes to answer, and goes on answering.
 * @param isUp false once it has ended by itself: nobody waits for it any longer
 */
export async function healthOf(url: string, isUp: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + LONGEST_START_MS;
  let answered = 0;
  while (Date.now() < end && answered < 3) {
    answered = (await answers(url)) ? answered + 1 : 0;
    await sleep(PAUSE_MS);
    if (!(await isUp())) return false;
  }
  return answered >= 3;
}
