import { expect, test } from "vitest";
import { decideAgain } from "#domain/booking/recovered.ts";
import { priceLine, sumOf } from "#domain/price/lines.ts";

const at = "2026-11-26 10:00:00.000Z";
const lines = [priceLine("guests", 3, 180_00)];

test("what stood stands as it was answered, whatever the rules would say of it today", () => {
  const answered = { status: "confirmed", priceCents: 540_00, at } as const;
  const today = { errors: null, status: "pending", reason: "withdrawn", lines } as const;
  const stands = { errors: null, status: "confirmed", reason: "", lines };
  expect(decideAgain(answered, today)).toEqual(stands);
  // dearer today, or not to be had at all
  const dearer = { ...today, lines: [priceLine("guests", 3, 200_00)] };
  expect(sumOf(decideAgain(answered, dearer).lines)).toBe(540_00);
  const refused = decideAgain(answered, { errors: { date: "date_past" } });
  expect(refused).toMatchObject({ status: "confirmed", reason: "" });
  expect(sumOf(refused.lines)).toBe(540_00);
});

test("what waited, had ended or was over waits for the operator, at the answered price", () => {
  const today = { errors: null, status: "confirmed", reason: "", lines } as const;
  for (const status of ["pending", "cancelled", "completed"] as const) {
    const again = decideAgain({ status, priceCents: 500_00, at }, today);
    expect(again).toMatchObject({ status: "pending", reason: "recovered" });
    expect(sumOf(again.lines)).toBe(500_00);
  }
});
