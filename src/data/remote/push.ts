import type { Subscription } from "#domain/push/subscription.ts";
import { request } from "./request.ts";

const TIME_LIMIT_MS = 20_000;

/** Why a device cannot be told by push: its browser has been told no, or there was no answer. */
export class PushFailure extends Error {
  readonly isDenied: boolean;
  constructor(isDenied: boolean) {
    super(isDenied ? "push-denied" : "push-failed");
    this.isDenied = isDenied;
  }
}

/** False where the browser has no push; on iPhones it has, once the site is on the home screen. */
export const canPush = (): boolean =>
  typeof Notification === "function" &&
  typeof PushManager === "function" &&
  "serviceWorker" in navigator;

/** The subscription that this device has, if it has one. Bookings of guests and the office share it. */
export async function subscriptionHere(): Promise<Subscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return told((await registration?.pushManager.getSubscription()) ?? null);
}

/**
 * Asks whoever holds the device, if they have not been asked yet, and subscribes it.
 * @throws PushFailure
 */
export async function subscribeHere(): Promise<Subscription> {
  // first: browsers want to see the tap that it comes from
  if ((await Notification.requestPermission()) !== "granted") throw new PushFailure(true);
  const [registration, key] = await Promise.all([
    navigator.serviceWorker.getRegistration(),
    serverKey(),
  ]);
  if (!registration || !key) throw new PushFailure(false);
  try {
    const { pushManager } = registration;
    const before = await pushManager.getSubscription();
    // of another server's key, such as from before it was set up anew
    const isOld = before && base64(before.options.applicationServerKey) !== key;
    if (isOld) await before.unsubscribe();
    const made = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = told(isOld || !before ? await pushManager.subscribe(made) : before);
    if (subscription) return subscription;
  } catch (error) {
    console.error(error);
  }
  throw new PushFailure(false);
}

/** Ends whatever this device is told: the server hears of it from the push service. */
export async function unsubscribeHere(): Promise<void> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Tells the server about one booking's device. @returns false where it has not taken it */
export async function tellOfBooking(
  { id, manageKey }: { readonly id: string; readonly manageKey: string },
  content: object,
): Promise<boolean> {
  const { status } = await request(`/api/bookings/${id}/push`, {
    ...{ method: "POST", content, timeLimitMs: TIME_LIMIT_MS },
    headers: { "X-Manage-Key": manageKey },
  });
  return status === 204;
}

async function serverKey(): Promise<string> {
  const { body } = await request("/api/push", { method: "GET", timeLimitMs: TIME_LIMIT_MS });
  const key = (body as { readonly key?: unknown } | undefined)?.key;
  return typeof key === "string" ? key : "";
}

function told(subscription: PushSubscription | null): Subscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

const base64 = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
