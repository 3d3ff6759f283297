import type { Push, Settled } from "#domain/push/job.ts";
import { askOperations } from "../pocketbase/operations.ts";
import type { Log } from "../system/log.ts";
import { type Sending, sendPush } from "./send.ts";

/** Between two looks at what is due: a read of two small tables. */
const LOOK_MS = 2_000;
const TIME_LIMIT_MS = 10_000;

interface Sender extends Sending {
  /** PocketBase's address, and the key of its settings. */
  server: string;
  key: string;
  log: Log;
}

/**
 * Sends what PocketBase's triggers have written for push services, from now on: its engine can't encrypt, and no booking
 * waits for them. What was taken and not settled when this process ends is taken again.
 * @returns when `stop` resolves, nothing is sent any more
 */
export function startPushing({ server, key, log, ...sending }: Sender): {
  stop: () => Promise<void>;
} {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let settled: Settled[] = [];

  const work = async (): Promise<void> => {
    const answer = await askOperations(
      { server, key, path: "push", timeLimitMs: TIME_LIMIT_MS },
      { settled },
    );
    if (answer.status !== 200) return;
    settled = [];
    const { pushes } = answer.body as { pushes: Push[] };
    const send = async (push: Push): Promise<Settled> => {
      const { subscription, booking, version, now } = push;
      const { outcome, status } = await sendPush(push, sending, ending.signal);
      if (outcome === "later" || outcome === "refused") {
        log("push-failed", { code: status, service: new URL(push.endpoint).host });
      }
      return { subscription, booking, version, now, outcome };
    };
    settled = await Promise.all(pushes.map(send));
    // told at once, and there may be more
    if (settled.length > 0 && !ending.signal.aborted) await work();
  };
  const look = async () => {
    // PocketBase may be starting or ending: there is another time
    await work().catch(() => {});
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      looking = look();
    }, LOOK_MS);
  };
  let looking = look();
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}
