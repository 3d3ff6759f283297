import { isBookingId } from "#domain/booking/reference.ts";
import { internalKey, isInternal, KEY_HEADER } from "../guards/internal-calls.ts";
import { type Waiting, whileWaiting } from "../guards/lines.ts";
import { refuse } from "../guards/refuse.ts";
import { bodyOf } from "../pocketbase/call.ts";
import { deliverBooking, deliverMail } from "./deliver.ts";
import { mailStanding, mailsOfBooking } from "./queue-standing.ts";

/** How long the caller of `send-booking-emails` waits at most for the mail server, in ms. */
const WAIT_MS = 4000;
const LOOK_AGAIN_MS = 50;

/** How many engines send at once: a mail server that hangs holds each of them. The cron job has the rest. */
const SENDING: Waiting = {
  key: "mailsSending",
  most: 24,
  patienceMs: Number.POSITIVE_INFINITY,
  crowd: "is refused",
};

/**
 * `POST /api/send-booking-emails` (CONTRACT, HTTP). Sending blocks an engine for as long as the
 * mail server likes, and there are no background tasks: so another engine does it behind an
 * internal route, and this one stops waiting after {@link WAIT_MS}. What is left is the cron job's.
 */
export function sendBookingMails(e: pb.RequestEvent): void {
  const { bookingId } = bodyOf(e);
  if (!isBookingId(bookingId)) {
    return refuse(e, { bookingId: "The bookingId is missing or malformed" });
  }
  const until = Date.now() + WAIT_MS;
  // others may be between the first mail and the second, or have failed: then it is tried once from here
  let mails = whenTried(e.app, bookingId, until);
  if (mails.state === "none") return e.json(404, { sent: false });
  if (mails.state === "waiting" && Date.now() < until) {
    askForDelivery(e.app, { bookingId }, until);
    mails = whenTried(e.app, bookingId, until);
  }
  if (mails.state !== "settled") return e.json(502, { sent: false });
  e.json(200, ANSWERS[mails.guest]);
}

/** How a booking's mails stand when nobody is sending one any more, or the time is up. */
function whenTried(app: pb.App, bookingId: string, untilMs: number) {
  let mails = mailsOfBooking(app, bookingId);
  while (mails.state === "sending" && Date.now() < untilMs) {
    sleep(LOOK_AGAIN_MS);
    mails = mailsOfBooking(app, bookingId);
  }
  return mails;
}

/**
 * Once all is settled. Where nothing is to go to the guest, nothing is said to have gone; what was too
 * many for the mailbox counts as settled (CONTRACT, settled questions), and is told apart.
 */
const ANSWERS = {
  told: { sent: true },
  "too many": { sent: true, guest: false },
  none: { sent: false },
} as const;

/**
 * Sends one mail for somebody who waits for the outcome, {@link WAIT_MS} at most.
 * @returns whether SMTP has taken it, and its words if not; where it is not to be sent at all, `isHeld` and the code of why
 */
export function deliverAndTell(
  app: pb.App,
  mailId: string,
): { sent: boolean; error: string; isHeld: boolean } {
  const until = Date.now() + WAIT_MS;
  askForDelivery(app, { mailId }, until);
  let { state, error } = mailStanding(app, mailId);
  while (state === "sending" && Date.now() < until) {
    sleep(LOOK_AGAIN_MS);
    ({ state, error } = mailStanding(app, mailId));
  }
  if (state === "sent") return { sent: true, error: "", isHeld: false };
  const isHeld = state === "suppressed";
  return { sent: false, error: error || "The mail server has not answered yet.", isHeld };
}

/** The internal route: sends what is left of a booking. Closed to all but this process. */
export function deliverInternally(e: pb.RequestEvent): void {
  if (!isInternal(e)) throw new ApiError(404, "Not found.");
  const { bookingId, mailId } = bodyOf(e);
  whileWaiting(e, SENDING, () => {
    if (typeof mailId === "string") deliverMail(e.app, mailId);
    else deliverBooking(e.app, String(bookingId ?? ""));
  });
  e.noContent(204);
}

function askForDelivery(
  app: pb.App,
  what: { bookingId: string } | { mailId: string },
  untilMs: number,
): void {
  try {
    $http.send({
      url: `${$os.getenv("INTERNAL_URL")}/api/internal/deliver`,
      method: "POST",
      body: JSON.stringify(what),
      headers: { "Content-Type": "application/json", [KEY_HEADER]: internalKey(app) },
      // whole seconds
      timeout: Math.max(1, Math.ceil((untilMs - Date.now()) / 1000)),
    });
  } catch {
    // the time is up or the call failed: the mails' state tells, and the cron job goes on
  }
}
