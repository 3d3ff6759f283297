import { expect, test } from "vitest";
import { activityLines, diskText } from "#features/office/dashboard/activity-lines.ts";

const QUIET = {
  mailsFailed: 0,
  noticesFailed: 0,
  mailsWaiting: 0,
  decisions: { late: 0, price: 0, withdrawn: 0, review: 0 },
  requests: 0,
  recovered: 0,
  lateCancels: 0,
  crowded: 0,
  seatsMended: "",
  toSettle: 0,
  alone: 0,
  depositsMissing: 0,
  depositsOverdue: 0,
  hasSamples: false,
  disk: { freeBytes: 74e9, isLow: false },
  copies: null,
  shipping: null,
  lastBackupMs: null,
  version: "1.0.0",
} as const;

test.each([
  ["enough of it", { freeBytes: 74e9, isLow: false }, []],
  ["a system that does not tell", null, []],
  ["little of it", { freeBytes: 640.9e6, isLow: true }, ["urgent Only 640 MB of disk space"]],
])("disk space: %s", (_, disk, expected) => {
  const lines = activityLines({ ...QUIET, disk }).map(({ tone, text }) => `${tone} ${text}`);
  expect(lines).toEqual(expected.map((text) => expect.stringContaining(text)));
});

test.each([
  ["on their way", { lastBackup: "2026-06-01T09:00:00Z", isLate: false, isPlain: false }, []],
  [
    "late",
    { lastBackup: "", isLate: true, isPlain: false },
    [expect.stringContaining("has not been copied")],
  ],
  [
    "plain",
    { lastBackup: "2026-06-01T09:00:00Z", isLate: false, isPlain: true },
    ["Backups leave the machine unencrypted: set BACKUP_RECIPIENT (docs/OPERATIONS.md)."],
  ],
])("copies off the machine that are %s", (_, copies, expected) => {
  expect(activityLines({ ...QUIET, copies }).map(({ text }) => text)).toEqual(expected);
});

test.each([
  [74_659e6, "74.6 GB"],
  [1e9, "1.0 GB"],
  [999_999_999, "999 MB"],
  [0, "0 MB"],
])("%d bytes are written as %s", (bytes, text) => expect(diskText(bytes)).toBe(text));

test("seats that were sold twice, or may have been", () => {
  const seats = { crowded: 2, seatsMended: "2026-11-24 09:15:00.000Z" };
  expect(activityLines({ ...QUIET, ...seats }).map(({ text }) => text)).toEqual([
    "The count of seats was wrong and has been mended: look whether a departure was sold twice.",
    "2 departures have more guests than seats.",
  ]);
});

test("a log that stands is told, one that is a little behind is not", () => {
  const linesWith = (isStanding: boolean) =>
    activityLines({ ...QUIET, shipping: { lagSeconds: 70, isStanding, standby: null } }).map(
      ({ key }) => key,
    );
  expect([linesWith(true), linesWith(false)]).toEqual([["shipping"], []]);
});

test.each([
  [{}, null],
  [{ heardSeconds: 700 }, "has not been heard of for 11 minutes"],
  [{ hasKey: false, checkedSeconds: null }, "lacks the key"],
  [{ reason: "The bucket says 403." }, "could not take over: The bucket says 403."],
  [{ checkedSeconds: 11_000 }, "has not tried for hours"],
])("a second machine %o is told of where it could not take over", (changes, told) => {
  const well = { heardSeconds: 30, checkedSeconds: 600, reason: "", hasKey: true };
  const standby = { ...well, ...changes };
  const lines = activityLines({
    ...QUIET,
    shipping: { lagSeconds: 0, isStanding: false, standby },
  });
  expect(lines.map(({ text }) => text)).toEqual(told ? [expect.stringContaining(told)] : []);
});
