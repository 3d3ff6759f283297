import { expect, test } from "vitest";
import { clientOf } from "../../src/server/limits.ts";

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:0db8:0007:0001:0000:0000:0000:0001", "2001:0db8:0007:0001"],
  ["2001:0db8:0007:0001:ffff:ffff:ffff:ffff", "2001:0db8:0007:0001"],
  ["0000:0000:0000:0000:0000:ffff:c633:6407", "198.51.100.7"],
  ["0000:0000:0000:0000:0000:0000:0000:0001", "0000:0000:0000:0000"],
  ["invalid IP", "invalid IP"],
  ["", ""],
])("%s calls as %s", (address, client) => {
  expect(clientOf(address)).toBe(client);
});
