/** Whoever has paused it and is gone is not waited for longer, ms. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * One at a time: what asks Litestream for something, and pauses, during which whoever wants something waits instead of
 * hearing that it can't be had.
 */
export function turns({ stop, start }: { stop: () => Promise<void>; start: () => Promise<void> }) {
  let last: Promise<unknown> = Promise.resolve();
  let endPause = () => {};
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    inTurn,
    /** Resolves once it is paused. */
    pause: () =>
      new Promise<void>((paused) => {
        inTurn(async () => {
          const isOver = new Promise<void>((over) => {
            const tooLong = setTimeout(over, LONGEST_PAUSE_MS);
            endPause = () => {
              clearTimeout(tooLong);
              over();
            };
          });
          // one that does not answer holds on to nothing, or its end tells
          await stop().catch(() => {});
          paused();
          await isOver;
          await start().catch(() => {});
        });
      }),
    /** Resolves once it goes on. */
    async goOn() {
      endPause();
      await last;
    },
  };
}
