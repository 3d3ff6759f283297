import { refuse } from "../guards/refuse.ts";

/**
 * Tells the start process what has happened, for its log (src/host/system/log.ts): one line on stdout that
 * src/host/pocketbase/process.ts knows by its beginning. No personal data: of a path the pattern, of a
 * mail its id, of a mail server's words the code.
 */
export function logEvent(event: string, facts: Record<string, string | number | boolean>): void {
  // a command's answer is one line of JSON too: only a server tells
  if ($os.getenv("SMTP_HOST") === "") return;
  // biome-ignore lint/suspicious/noConsole: the way out of PocketBase's engine
  console.log(`@event ${JSON.stringify({ event, ...facts })}`);
}

/**
 * Runs the whole of a request. What nobody foresaw is our fault, never the sender's: PocketBase would
 * answer 400, and a device would take that as the last word on a booking.
 * @throws 503 for it, so that devices keep what they have and try again; told in the log
 */
export function withFaultsTold(e: pb.RequestEvent, handle: (e: pb.RequestEvent) => void): void {
  try {
    handle(e);
  } catch (error) {
    const trouble = troubleOf(e, error);
    if (trouble === "unreadable") return refuse(e, { body: "The request cannot be read" });
    if (trouble === "fault") {
      logFault(e, 503, plainWords(`${error} ${causeOf(error)}`));
      throw new ApiError(503, "The server has a fault. Please try again later.");
    }
    logFault(e, statusOf(error));
    throw error;
  }
  logFault(e, e.status());
}

function logFault(e: pb.RequestEvent, status: number, reason = ""): void {
  // 502 is said of the mail server, whose trouble is an event of its own
  if (status < 500 || status === 502) return;
  const { method, pattern } = e.request;
  logEvent("fault", { status, method, route: pattern, ...(reason ? { reason } : {}) });
}

/** An error as it is thrown here: one of this engine, or one of Go (`value`) that came through `e.next()`. */
interface Thrown {
  readonly status?: number;
  readonly data?: object;
  readonly rawData?: () => unknown;
}

function answerOf(error: unknown): Thrown {
  const thrown = error as Thrown & { readonly value?: Thrown };
  return thrown.status ? thrown : (thrown.value ?? {});
}

/** What the error would be answered with; 0 when nobody has said. */
const statusOf = (error: unknown) => Number(answerOf(error).status ?? 0);

/** What stands behind PocketBase's own refusals such as 'Failed to update record'; empty behind ours. */
export function causeOf(error: unknown): string {
  const cause = answerOf(error).rawData?.();
  return cause === null || cause === undefined ? "" : String(cause);
}

/** PocketBase answers these with 404. */
const IS_NOT_THERE = /no rows in result set|file does not exist|no such file/;
/** The other end has gone; or it asked for what a collection's rule does not allow. */
const IS_CLIENTS_DOING = /context canceled|broken pipe|connection reset|i\/o timeout|rule failure/;
/** Go's words for a body that cannot be read, and its engine's for `{"toString": 1}` where a text or number should stand. */
const IS_UNREADABLE =
  /to primitive|invalid character|EOF|cannot unmarshal|multipart|Content-Type|XML syntax|unknown type/i;

function troubleOf(e: pb.RequestEvent, error: unknown): "foreseen" | "unreadable" | "fault" {
  const status = statusOf(error);
  const words = `${error} ${causeOf(error)}`;
  if (IS_CLIENTS_DOING.test(words)) return "foreseen";
  if (status === 0 && IS_NOT_THERE.test(words)) return "foreseen";
  // a sentence of our own has nothing behind it
  const isPocketBases = status === 400 && isDevices(e) && causeOf(error) !== "";
  if (status !== 0 && (!isPocketBases || namesFields(error))) return "foreseen";
  return IS_UNREADABLE.test(words) ? "unreadable" : "fault";
}

/** What devices send: 400 means something to them where it names what is to be mended. */
function isDevices({ request }: pb.RequestEvent): boolean {
  return (
    request.method !== "GET" &&
    /^\/api\/(bookings|office|send-booking-emails)\b|\/records(\/|$)/.test(request.url.path)
  );
}

const namesFields = (error: unknown) => Object.keys(answerOf(error).data ?? {}).length > 0;

/** An error's words as they may stand in the log: nothing that somebody has typed. */
function plainWords(text: string): string {
  const plain = text.replace(/"[^"]*"|'[^']*'|`[^`]*`|\S*@\S*|\d{4,}/g, "…");
  return plain.slice(0, 300).trim();
}
