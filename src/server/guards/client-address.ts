import { startFacts } from "../machine/start-facts.ts";

/**
 * Who calls, for all that counts or keeps apart clients: the only place that decides it. A header
 * counts only when the other end of the line is the proxy that sets it, since anybody can send one.
 */
export function callerOf(e: pb.RequestEvent): string {
  const remote = e.remoteIP();
  const { proxies } = startFacts();
  const isProxy = proxies.length > 0 && isWithin(remote, proxies);
  return clientOf(isProxy ? e.realIP() : remote);
}

/** @param networks as src/host/environment/networks.ts writes them */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const bits = bitsOf(address);
  return networks.some((network) => bits.startsWith(network));
}

/**
 * A client by its address: one of IPv4, or a network of IPv6 (the first 64 bits), since whoever has one
 * address of it has all of them. PocketBase gives IPv6 addresses in full length.
 */
export function clientOf(address: string): string {
  const plain = unmapped(address);
  const groups = plain.split(":");
  return groups.length === 8 ? groups.slice(0, 4).join(":") : plain;
}

/** The beginning of ::ffff:192.0.2.1, an address of IPv4 in the writing of IPv6. */
const MAPPED = "0000:0000:0000:0000:0000:ffff:";

/** An address of IPv4 in its own writing. */
function unmapped(address: string): string {
  if (!address.startsWith(MAPPED)) return address;
  const hex = address.slice(MAPPED.length).replace(":", "");
  return [0, 2, 4, 6].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(".");
}

/** Empty for what is no address. */
function bitsOf(address: string): string {
  const plain = unmapped(address);
  const [family, numbers, base, width] = plain.includes(":")
    ? ["6:", plain.split(":"), 16, 16]
    : ["4:", plain.split("."), 10, 8];
  const bits = numbers.map((each) => Number.parseInt(each, base).toString(2).padStart(width, "0"));
  return bits.join("").includes("NaN") ? "" : family + bits.join("");
}
