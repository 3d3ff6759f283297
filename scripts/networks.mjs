import { isIP } from "node:net";

const V6_GROUPS = 8;

/**
 * The beginning that the addresses of a network share, written as bits behind their family: `4:` and
 * `01111111` for 127.0.0.0/8. A single address is a network of its own.
 * @param {string} network such as `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`
 * @returns {string | null} null for what is none
 */
export function networkBits(network) {
  const [, address = "", length] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  const family = isIP(address);
  if (family === 0) return null;
  const all = family === 4 ? bitsOf(address.split("."), 8, 10) : bitsOf(groupsOf(address), 16, 16);
  const kept = Number(length ?? all.length);
  return kept <= all.length ? `${family}:${all.slice(0, kept)}` : null;
}

/** @param {readonly string[]} numbers @param {number} width of each, in bits @param {number} base */
const bitsOf = (numbers, width, base) =>
  numbers.map((each) => Number.parseInt(each, base).toString(2).padStart(width, "0")).join("");

/** The eight groups of an IPv6 address. @param {string} address */
function groupsOf(address) {
  // the address's own short form has no dots and at most one ::
  const [before = "", after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const split = (/** @type {string} */ text) => (text === "" ? [] : text.split(":"));
  const [first, last] = [split(before), split(after ?? "")];
  return [...first, ...Array(V6_GROUPS - first.length - last.length).fill("0"), ...last];
}

/** Those of this machine. */
export const LOOPBACK_NETWORKS = ["127.0.0.0/8", "::1"];
