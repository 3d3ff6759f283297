/** True when at most one window of this site is open. */
export async function isOnlyWindow(clients: Clients): Promise<boolean> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.length <= 1;
}
