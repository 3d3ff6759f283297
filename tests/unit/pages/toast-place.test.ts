import { expect, test } from "vitest";
import { leastInTheWay, type ToastPlace } from "#ui/toast/toast-place.ts";

const SIDE = { left: 0, right: 100 };
const PLACES = [
  ["bottom-right", { ...SIDE, top: 700, bottom: 800 }],
  ["top-right", { ...SIDE, top: 60, bottom: 160 }],
] as const;
const at = (top: number, weight: number) => ({
  box: { left: 90, right: 300, top, bottom: top + 40 },
  weight,
});

for (const [what, obstacles, expected] of [
  ["nothing is in the way: the preferred place", [], "bottom-right"],
  ["what it would lie over", [at(690, 1)], "top-right"],
  ["something beside it", [at(600, 1), at(800, 1)], "bottom-right"],
  ["more elsewhere", [at(710, 1), at(70, 1), at(110, 1)], "bottom-right"],
  [
    "one that is in use, and several that are not",
    [at(710, 1000), at(70, 1), at(110, 1)],
    "top-right",
  ],
] as const satisfies readonly (readonly [string, readonly ReturnType<typeof at>[], ToastPlace])[]) {
  test(`a toast goes where it is least in the way: ${what}`, () => {
    expect(leastInTheWay(PLACES, obstacles)).toBe(expected);
  });
}
