import { expect, test } from "vitest";
import { networkBits } from "../../../src/host/environment/networks.ts";
import { clientOf, isWithin } from "../../../src/server/guards/client-address.ts";

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

test.each([
  ["127.0.0.1", "127.0.0.0/8", true],
  ["128.0.0.1", "127.0.0.0/8", false],
  ["10.89.90.1", "10.89.90.1", true],
  ["10.89.90.10", "10.89.90.1", false],
  ["192.168.7.9", "192.168.0.0/16", true],
  ["192.169.7.9", "192.168.0.0/15", true],
  ["8.8.8.8", "0.0.0.0/0", true],
  ["2001:0db8:0007:0001:0000:0000:0000:0001", "0.0.0.0/0", false],
  ["0000:0000:0000:0000:0000:0000:0000:0001", "::1", true],
  ["0000:0000:0000:0000:0000:0000:0000:0011", "::1", false],
  ["2001:0db8:0007:0001:0000:0000:0000:0001", "2001:db8:7::/48", true],
  ["2001:0db8:0008:0001:0000:0000:0000:0001", "2001:db8:7::/48", false],
  ["0000:0000:0000:0000:0000:ffff:0a59:5a01", "10.89.90.0/24", true],
  ["invalid IP", "0.0.0.0/1", false],
  ["", "0.0.0.0/1", false],
])("%s lies within %s: %s", (address, network, expected) => {
  expect(isWithin(address, [networkBits(network) ?? "?"])).toBe(expected);
});

test("one of several networks is enough", () => {
  const networks = ["127.0.0.0/8", "10.0.0.0/8"].map((network) => networkBits(network) ?? "?");
  expect(isWithin("10.0.0.1", networks)).toBe(true);
});

test.each(["", "10.0.0", "10.0.0.0/33", "::/129", "10.0.0.0/", "proxy.example", "fe80::1%eth0"])(
  "'%s' is no network",
  (network) => expect(networkBits(network)).toBeNull(),
);
