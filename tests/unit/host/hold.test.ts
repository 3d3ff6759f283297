import { expect, test } from "vitest";
import { holding, LOOK_MS, OVER_MS } from "../../../src/host/standby/hold.ts";

/** A row of numbers below 1 that look random, the same for the same seed. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * One machine looks after its right while a bucket takes its time, is away, or answers late, and another takes over.
 * @returns how long both could have said yes, ms; and whether the first could at all
 */
async function splitBrain(seed: number) {
  const next = chance(seed);
  const pending: { atMs: number; answer: () => void }[] = [];
  let clock = 0;
  let untilMs = Number.NEGATIVE_INFINITY;
  let mostMs = untilMs;
  const takenMs = 5_000 + next() * 10_000;
  const awayFrom = next() * 20_000;
  const awayUntil = awayFrom + next() * 15_000;
  const look = holding({
    now: () => clock,
    allow(until) {
      untilMs = until;
      mostMs = Math.max(mostMs, until);
    },
    look: () =>
      new Promise((done, fail) => {
        // when it is seen there, and when that is heard of here
        const seenMs = clock + next() * 2_000;
        const heardMs = seenMs + next() * 2_000;
        const isAway = seenMs > awayFrom && seenMs < awayUntil;
        const answer = () => (isAway ? fail(new Error("away")) : done(seenMs >= takenMs));
        pending.push({ atMs: heardMs, answer });
      }),
  });
  // hearing of its own lease takes the other one a while, too
  const begunMs = takenMs + next() * 2_000 + OVER_MS;
  let bothMs = 0;
  for (; clock < 40_000; clock += 50) {
    if (clock % LOOK_MS === 0) void look();
    for (const call of pending.filter(({ atMs }) => atMs <= clock)) {
      pending.splice(pending.indexOf(call), 1);
      call.answer();
    }
    // what was heard is acted on before the clock goes on
    await new Promise(setImmediate);
    if (clock < untilMs && clock >= begunMs) bothMs += 50;
  }
  return { bothMs, couldWrite: mostMs > 0, couldAtEnd: clock < untilMs };
}

test("of two machines never more than one says yes, however the bucket behaves", async () => {
  let writing = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const { bothMs, couldWrite, couldAtEnd } = await splitBrain(seed);
    expect({ seed, bothMs, couldAtEnd }).toEqual({ seed, bothMs: 0, couldAtEnd: false });
    writing += couldWrite ? 1 : 0;
  }
  // the others' bucket was away from the beginning
  expect(writing).toBeGreaterThan(80);
});
