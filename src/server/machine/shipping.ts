import { bodyOf } from "../pocketbase/call.ts";
import { mayWrite } from "./right.ts";

/** How far the database's log is off the machine; null where it is not shipped (src/host/shipping/line.ts). */
export interface ShippingState {
  /** All that was stored earlier than this is in the bucket. */
  readonly lagSeconds: number;
  /** Nothing has been shipped for a minute. */
  readonly isStanding: boolean;
  /** Why the last attempt failed; empty after one that went well. */
  readonly reason: string;
  /** How the machine that stands by is (src/host/standby/right.ts); null where none does. */
  readonly standby: {
    readonly heardSeconds: number;
    readonly checkedSeconds: number | null;
    readonly reason: string;
    readonly hasKey: boolean;
  } | null;
}

/** The host answers within this, also where the bucket does not. */
const HOST_SECONDS = 10;
/** Litestream tries for as long to send what is left before it lets go of the database. */
const PAUSE_SECONDS = 40;

export function shippingState(): ShippingState | null {
  if ($os.getenv("SHIPPING_URL") === "") return null;
  const state = askHost("state", "", HOST_SECONDS) as ShippingState | null;
  return (
    state ?? { lagSeconds: 0, isStanding: true, reason: "the host does not answer", standby: null }
  );
}

let isChecked: boolean | null = null;

/** True where a yes is not this machine's alone to say: it ships what is stored. */
function isYesChecked(): boolean {
  isChecked ??= $os.getenv("SHIPPING_URL") !== "";
  return isChecked;
}

/**
 * Whoever is answered with a yes hears it once what was stored is off the machine, also where it was stored before: a
 * handler of which each answer waits for that, where it has to.
 * @param nameOf names the write, so that one that comes again need not wait for all that was stored since
 */
export function onceShipped<Event extends pb.RequestEvent>(
  handle: (e: Event) => void,
  nameOf: (e: Event) => string = () => "",
): (e: Event) => void {
  return (e) =>
    handle(
      isYesChecked() && e.request.method !== "GET" ? answering(e, () => waitForLog(nameOf(e))) : e,
    );
}

/** The event of one write, whose answer waits the same way. @param name the write's */
export const onceStored = <Event extends pb.AnswerEvent>(e: Event, name: string): Event =>
  isYesChecked() ? answering(e, () => waitForLog(name)) : e;

/** Of an act that may come again; empty for those without an id of their own. */
export function nameOfAct(e: pb.RequestEvent): string {
  const { id } = bodyOf(e);
  return typeof id === "string" ? `${e.request.url.path} ${id}` : "";
}

/** An event whose yes waits. */
interface Answering {
  /** Go's. */
  readonly answered: pb.AnswerEvent;
  readonly wait: () => void;
}

/** Made once: a function for each booking's answers is memory to be tidied for each. */
const ANSWERS = {
  json(this: Answering, status: number, content: unknown) {
    if (isYes(status)) this.wait();
    this.answered.json(status, content);
  },
  blob(this: Answering, status: number, type: string, content: string) {
    if (isYes(status)) this.wait();
    this.answered.blob(status, type, content);
  },
  html(this: Answering, status: number, text: string) {
    if (isYes(status)) this.wait();
    this.answered.html(status, text);
  },
  noContent(this: Answering, status: number) {
    if (isYes(status)) this.wait();
    this.answered.noContent(status);
  },
};

/** As the event, which is Go's, but for its answers: each yes waits first. */
export const answering = <Event extends pb.AnswerEvent>(e: Event, wait: () => void): Event =>
  Object.assign(Object.create(e), ANSWERS, { answered: e, wait });

const isYes = (status: number) => status < 300;

/** On a record alone, never in its row: somebody is to be answered who has it written. */
const AWAITED = "awaited";

/** For what PocketBase itself writes and answers, which no other event can be given for. */
export function awaitShipping(record: pb.Record): void {
  if (isYesChecked()) record.set(AWAITED, true);
}

/**
 * After PocketBase itself has written such a record, before it answers.
 * @throws 503 as below
 */
export function waitAfterWrite(e: pb.RecordEvent): void {
  e.next();
  if (e.record.get(AWAITED) === true) waitForLog("");
}

/**
 * @throws 503 where another machine may have taken over, or the log has to be in the bucket and is not in time: it is stored,
 *   and whoever asks again may hear so then
 */
function waitForLog(write: string): void {
  if (!mayWrite()) throw notSafe();
  if ($os.getenv("DURABILITY") !== "shipped") return;
  const answer = askHost("shipped", write, HOST_SECONDS) as { isShipped: boolean } | null;
  // the right may have run out while it was waited for
  if (!answer?.isShipped || !mayWrite()) throw notSafe();
}

const notSafe = () =>
  new ApiError(503, "The server cannot keep this safe at the moment. Please try again.");

/**
 * Cuts off what leads up to the database's file while nobody ships it: whoever ships holds on to it.
 * @param cut what does it
 */
export function whileNotShipping(cut: () => void): void {
  if ($os.getenv("SHIPPING_URL") === "") return cut();
  askHost("pause", "", PAUSE_SECONDS);
  try {
    cut();
  } finally {
    askHost("go-on", "", PAUSE_SECONDS);
  }
}

/** Null where there is no answer, or the host could not do it. */
function askHost(path: string, body: string, timeout: number): unknown {
  try {
    const answer = $http.send({
      url: `${$os.getenv("SHIPPING_URL")}/${path}`,
      method: "POST",
      body,
      headers: { "X-Shipping-Key": $os.getenv("SHIPPING_KEY") },
      timeout,
    });
    return answer.statusCode === 200 ? answer.json : null;
  } catch {
    return null;
  }
}
