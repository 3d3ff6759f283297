import { observe } from "../local/observe.ts";
import type { QueueRow } from "../local/queue-row.ts";

/**
 * Waits until a row's first attempt is over, whoever makes it.
 * @param find looks it up; undefined when it is gone.
 * @returns the row as it stands then, or as it stands when the time is up; undefined when it is gone.
 * @throws when the rows can't be read any more: then nothing is known.
 */
export function whenRowTried<Row extends QueueRow>(
  find: () => Promise<Row | undefined>,
  timeLimitMs: number,
): Promise<Row | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    const timer = setTimeout(() => {
      stop();
      find().then(resolve, reject);
    }, timeLimitMs);
    const unsubscribe = observe(find).subscribe((row) => {
      if (row && (row.attempts === 0 || row.state === "sending")) return;
      stop();
      if (row === null) reject(new Error("The rows cannot be read."));
      else resolve(row);
    });
  });
}
