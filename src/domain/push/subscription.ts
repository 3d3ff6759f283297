/** Where a device is told something, as its browser says it (W3C Push API). */
export interface Subscription {
  /** The address at the push service. */
  readonly endpoint: string;
  /** The device's public key and secret, base64url: only it reads what is sent. */
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * The push services of the browsers: Chrome and all that are built on it, Firefox, Safari, Edge. Our server calls what
 * devices name, so it calls nobody else.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];
const LONGEST_ENDPOINT = 1000;
/** By hand: PocketBase's engine has no URL. Neither a name before the host, nor a port, nor a path that leads out of it. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)(\/[\w\-.~!$&'()*+,;=:@%/?]*)$/;
/** 65 bytes of an uncompressed point, and 16. */
const PUBLIC_KEY = /^B[\w-]{86}=?$/;
const SECRET = /^[\w-]{22}(==)?$/;

/**
 * True for the address of a push service that is known.
 * @param own origin of one more, for tests; empty for none
 */
export function isPushService(endpoint: string, own: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT) return false;
  if (own !== "" && endpoint.startsWith(`${own}/`)) return true;
  const [, host = ""] = ADDRESS.exec(endpoint) ?? [];
  return SERVICES.some((service) => service.test(host));
}

/** What a device has sent as its subscription; null for what is none, or of a service that nobody knows. */
export function subscriptionFrom(
  { endpoint, p256dh, auth }: { readonly [name: string]: unknown },
  own: string,
): Subscription | null {
  const isOne =
    typeof endpoint === "string" &&
    typeof p256dh === "string" &&
    typeof auth === "string" &&
    PUBLIC_KEY.test(p256dh) &&
    SECRET.test(auth) &&
    isPushService(endpoint, own);
  return isOne ? { endpoint, p256dh, auth } : null;
}
