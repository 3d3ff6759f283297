const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The longest key of a partner, in letters. */
const MOST_KEY = 40;

/** A partner's key as it is stored, of what stands in an address or was typed; empty for what can be none. */
export function partnerKey(said: unknown): string {
  const key = `${said ?? ""}`.trim().toLowerCase();
  return key.length <= MOST_KEY && KEY.test(key) ? key : "";
}
