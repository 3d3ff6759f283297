import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLog } from "../../../src/host/system/log.ts";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  vi.spyOn(console, "error").mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => {
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a flood of one event is told in sixty lines a minute and a number; others are told beside it", () => {
  const log = openLog("json");
  for (let count = 0; count < 1000; count += 1) log("fault", { status: 503 });
  log("backup-made", { name: "a.zip" });
  const names = () => lines.map((line) => JSON.parse(line).event);
  expect(names()).toEqual([...Array.from({ length: 60 }, () => "fault"), "backup-made"]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(61).map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "more", of: "fault", count: 940 },
  ]);
  log("fault", { status: 503 });
  expect(names().at(-1)).toBe("fault");
});

test("on a terminal too", () => {
  const log = openLog("text");
  for (let count = 0; count < 70; count += 1) log("fault", { status: 503 });
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(59)).toEqual(["fault: status 503", "fault: 10 more in a minute"]);
});
