/** Sends what waits: what that takes is fetched when something is to be sent, which needs a line in any case. */
export function wakeSending(): void {
  import("./triggers.ts").then(
    ({ keepSending }) => keepSending(),
    // it has not come: what waits goes on waiting, and is sent when a page is opened
    () => {},
  );
}
