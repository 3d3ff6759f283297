import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimLease, NotOursError, OvertakenError } from "../../../src/host/standby/claim.ts";
import { FRESH, writeNote } from "../../../src/host/standby/note.ts";
import type { Objects } from "../../../src/host/standby/objects.ts";

/** A start with a promotion that was cut off here, which had asked for the second lease. */
function started(objects: Partial<Objects>) {
  const folder = mkdtempSync(join(tmpdir(), "cayo-claim-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeNote(folder, { ...FRESH, number: 2, name: "ours", from: "first" });
  const machine = { folder, name: "before", isNew: false, hasData: true };
  return claimLease(objects as Objects, machine);
}

const leaseOf = (number: number, name: string): Partial<Objects> => ({
  list: async () => [`lease/${number}`],
  get: async () => new TextEncoder().encode(JSON.stringify({ name, from: "first" })),
});

test("after a promotion that was cut off nothing starts on the older data, least of all unasked", async () => {
  const away = async () => {
    throw new Error("The bucket is not reached.");
  };
  await expect(started({ list: away })).rejects.toThrow(NotOursError);
  await expect(started(leaseOf(2, "ours"))).rejects.toThrow(NotOursError);
  await expect(started(leaseOf(1, "first"))).rejects.toThrow(NotOursError);
});

test("where another machine has taken over since, it is overtaken", async () => {
  await expect(started(leaseOf(2, "others"))).rejects.toThrow(OvertakenError);
  await expect(started(leaseOf(3, "others"))).rejects.toThrow(OvertakenError);
});
