/** What our server sends (domain/push/notice.ts). */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** Shows what came; whatever is none of ours shows nothing, and the browser says that something came. */
export async function showPush(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const notice = readNotice(data);
  if (!notice) return;
  const { title, body, url, tag } = notice;
  await registration.showNotification(title, {
    ...{ body, tag, data: url },
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
  });
}

/** Opens the page that a notification is about; a window in which it is open already comes to the front. */
export async function openPush(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const url = String(notification.data);
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = (address: string) => address.replace(/^https?:\/\/[^/]+/, "");
  const open = windows.find((window) => path(window.url) === url);
  await (open ? open.focus() : clients.openWindow(url));
}

function readNotice(data: PushMessageData | null): Notice | null {
  try {
    const { title, body, url, tag } = data?.json() ?? {};
    const isOurs = [title, body, url, tag].every((text) => typeof text === "string");
    return isOurs && /^\/(?![/\\])/.test(url) ? { title, body, url, tag } : null;
  } catch {
    return null;
  }
}
