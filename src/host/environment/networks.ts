import { isIP } from "node:net";

const V6_GROUPS = 8;

/**
 * The beginning that the addresses of a network share, written as bits behind their family: `4:` and
 * `01111111` for 127.0.0.0/8. A single address is a network of its own.
 * @param network such as `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`
 * @returns null for what is none
 */
export function networkBits(network: string): string | null {
  const [, address = "", length] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  const family = isIP(address);
  if (family === 0) return null;
  const all = family === 4 ? bitsOf(address.split("."), 8, 10) : bitsOf(groupsOf(address), 16, 16);
  const kept = Number(length ?? all.length);
  return kept <= all.length ? `${family}:${all.slice(0, kept)}` : null;
}

/** @param width of each, in bits */
const bitsOf = (numbers: readonly string[], width: number, base: number) =>
  numbers.map((each) => Number.parseInt(each, base).toString(2).padStart(width, "0")).join("");

/** The eight groups of an IPv6 address. */
function groupsOf(address: string) {
  // the address's own short form has no dots and at most one ::
  const [before = "", after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const split = (text: string) => (text === "" ? [] : text.split(":"));
  const [first, last] = [split(before), split(after ?? "")];
  return [...first, ...Array(V6_GROUPS - first.length - last.length).fill("0"), ...last];
}

/** Those of this machine. */
export const LOOPBACK_NETWORKS = ["127.0.0.0/8", "::1"];
