/**
 * Tells the start process what has happened, for its log (scripts/log.mjs): one line on stdout that
 * scripts/pocketbase/process.mjs knows by its beginning. No personal data: of a path the pattern, of a
 * mail its id, of a mail server's words the code.
 */
export function tellEvent(event: string, facts: Record<string, string | number | boolean>): void {
  // a command's answer is one line of JSON too: only a server tells
  if ($os.getenv("SMTP_HOST") === "") return;
  // biome-ignore lint/suspicious/noConsole: the way out of PocketBase's engine
  console.log(`@event ${JSON.stringify({ event, ...facts })}`);
}

/** Runs the whole of a request, and tells when it failed by our fault. */
export function withFaultsTold(e: pb.RequestEvent, handle: (e: pb.RequestEvent) => void): void {
  try {
    handle(e);
  } catch (error) {
    tellFault(e, statusOf(error));
    throw error;
  }
  tellFault(e, e.status());
}

function tellFault(e: pb.RequestEvent, status: number): void {
  if (status < 500) return;
  tellEvent("fault", { status, method: e.request.method, route: e.request.pattern });
}

/** PocketBase answers 400 for an error of the hooks' own code: that is our fault too. */
const OUR_MISTAKE = /\b(Type|Reference|Range|Syntax)Error\b/;

/** @param error an error of this engine, or one of Go (`value`) that came through `e.next()` */
function statusOf(error: unknown): number {
  const { status, value } = error as { status?: number; value?: { status?: number } };
  const answered = Number(status ?? value?.status ?? 0);
  return answered === 0 && OUR_MISTAKE.test(String(error)) ? 500 : answered;
}
