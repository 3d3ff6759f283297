import { asciiAddress } from "./ascii-address.ts";

/** Providers that take no notice of dots before the @, with the name that stands for all of theirs. */
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The mailbox that an address belongs to, to be counted and never written to: letters small, the domain as mail servers write it, without
 * `+tag` (RFC 5233), and without dots where the provider ignores them.
 */
export function mailboxOf(email: string): string {
  const address = asciiAddress(email.trim()).toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+");
  const dotless = DOTLESS.get(domain);
  return dotless ? `${name.split(".").join("")}@${dotless}` : `${name}@${domain}`;
}
