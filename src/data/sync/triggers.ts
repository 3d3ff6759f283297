import { observe } from "../local/observe.ts";
import { NOTHING_WAITS, noteWaiting } from "../local/waiting-hint.ts";
import { SETTLED_EPOCH } from "../remote/epoch.ts";
import { countWaiting } from "./outbox/outbox.ts";
import { drainOutbox } from "./outbox/queue.ts";
import { settledEpoch } from "./reoffer.ts";
import { createSender } from "./sender.ts";

/** Sends what the visitor's outbox holds, now and whenever there is reason to. */
export const keepSending = createSender({
  drain: drainOutbox,
  // also what other tabs and the worker change
  onStart: () => observe(countWaiting).subscribe((count) => noteWaiting(count ?? NOTHING_WAITS)),
  onDrained: () => {
    noteSettled(settledEpoch());
    countWaiting().then(noteWaiting, () => noteWaiting(NOTHING_WAITS));
  },
});

function noteSettled(epoch: string): void {
  try {
    if (epoch) localStorage.setItem(SETTLED_EPOCH, epoch);
  } catch {
    // storage is refused: nothing is kept
  }
}
