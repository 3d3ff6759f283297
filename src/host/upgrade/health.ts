import { setTimeout as sleep } from "node:timers/promises";

/** A start takes a second or two; a migration of a large database takes its time. */
const LONGEST_START_MS = Number(process.env.UPGRADE_SECONDS ?? 90) * 1000;

/** Whether a site that was just started comes to answer, and goes on answering. */
export async function healthOf(url: string) {
  const end = Date.now() + LONGEST_START_MS;
  let answered = 0;
  while (Date.now() < end && answered < 3) {
    const isWell = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    answered = isWell ? answered + 1 : 0;
    await sleep(500);
  }
  return answered >= 3;
}
