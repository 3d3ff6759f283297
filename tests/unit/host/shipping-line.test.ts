import { beforeEach, expect, test, vi } from "vitest";
import { shippingLine } from "../../../src/host/shipping/line.ts";

/** How long a call to the bucket takes, ms; null: it is away. */
let tookMs: number | null = 20;
let calls = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  [tookMs, calls] = [20, 0];
  return () => vi.useRealTimers();
});

const bucket = async () => {
  calls += 1;
  const ms = tookMs;
  await new Promise((done) => setTimeout(done, ms ?? 5));
  if (ms === null) throw new Error("the bucket is not reached");
};
/** What became of an answer so many ms after it was asked for; null: it still waits. */
async function after(ms: number, answer: Promise<boolean>) {
  const still = new Promise<null>((done) => setTimeout(() => done(null), ms));
  const first = Promise.race([answer, still]);
  await vi.advanceTimersByTimeAsync(ms + 1);
  return first;
}

test("who comes while the bucket is asked is served by the next call, all together", async () => {
  const line = shippingLine(bucket);
  const first = line.shipped("a");
  await vi.advanceTimersByTimeAsync(10);
  const others = Array.from({ length: 50 }, (_, n) => line.shipped(`later ${n}`));
  expect(await after(15, first)).toBe(true);
  // it was asked before they were stored
  expect(await after(0, others[0] as Promise<boolean>)).toBe(null);
  await vi.advanceTimersByTimeAsync(20);
  expect(new Set(await Promise.all(others))).toEqual(new Set([true]));
  expect(calls).toBe(2);
});

test("a bucket that is away holds nobody up but the first, and is asked again by itself", async () => {
  const line = shippingLine(bucket);
  tookMs = null;
  expect(await after(6, line.shipped("a"))).toBe(false);
  expect(await after(0, line.shipped("b"))).toBe(false);
  expect(line.state()).toMatchObject({ reason: "the bucket is not reached", isStanding: false });
  await vi.advanceTimersByTimeAsync(61_000);
  line.look();
  await vi.advanceTimersByTimeAsync(10);
  expect(line.state()).toMatchObject({ lagSeconds: 61, isStanding: true });

  tookMs = 20;
  await vi.advanceTimersByTimeAsync(1_000);
  line.look();
  await vi.advanceTimersByTimeAsync(25);
  // what was stored then is there now, and hears it at once
  expect(await after(0, line.shipped("a"))).toBe(true);
  expect(line.state()).toMatchObject({ lagSeconds: 0, isStanding: false, reason: "" });
});

test("a slow one: two seconds at most, then at once; who asks again is answered while others go on writing", async () => {
  const line = shippingLine(bucket);
  tookMs = 2_500;
  const first = line.shipped("a");
  expect(await after(1_999, first)).toBe(null);
  expect(await after(2, first)).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(await after(0, line.shipped("b"))).toBe(false);
  expect(await after(0, line.shipped("a"))).toBe(true);
  await vi.advanceTimersByTimeAsync(2_600);
  expect(await after(0, line.shipped("c"))).toBe(false);
  expect(await after(0, line.shipped("b"))).toBe(true);
});

test("what nobody waits for leaves a busy machine most of its time; who waits is served at once", async () => {
  const line = shippingLine(bucket);
  expect(line.look()).toBe(true);
  await vi.advanceTimersByTimeAsync(21);
  // nine times as long as the call took
  await vi.advanceTimersByTimeAsync(170);
  expect(line.look()).toBe(false);
  expect(await after(21, line.shipped("a"))).toBe(true);
  await vi.advanceTimersByTimeAsync(181);
  tookMs = 5_000;
  expect(line.look()).toBe(true);
  // a second at most, however long it took
  await vi.advanceTimersByTimeAsync(5_990);
  expect(line.look()).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect([line.look(), calls]).toEqual([true, 4]);
});
