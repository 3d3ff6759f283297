import { expect, test } from "vitest";
import * as english from "../../../src/messages/en/visitor/tour.ts";
import * as spanish from "../../../src/messages/es/visitor/tour.ts";

test.each([
  ["en", english],
  ["es", spanish],
] as const)("names stand in a row as %s has them", (tag, { listed }) => {
  const rows = [
    ["A"],
    ["A", "B"],
    ["A", "B", "C"],
    ["A", "Inland"],
    ["A", "B", "Hill"],
    ["Hierba"],
  ];
  for (const names of rows) expect(listed(names)).toBe(new Intl.ListFormat(tag).format(names));
});
