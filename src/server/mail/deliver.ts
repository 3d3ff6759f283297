import { asciiAddress } from "#domain/ascii-address.ts";
import { awakeAtMs } from "#domain/reminders/due.ts";
import { logEvent } from "../machine/events.ts";
import { mayWrite } from "../machine/right.ts";
import { readSettings, type SiteSettings } from "../site/settings.ts";
import { holdBack } from "./ceiling.ts";
import { renderHtml, renderText } from "./html.ts";
import type { Attachment, Letter } from "./letter.ts";
import { writeLetter } from "./letters.ts";
import {
  countForMailbox,
  dueJobs,
  isTyped,
  MAILBOX_IS_FULL,
  type MailJob,
  noteFailure,
  noteSent,
  noteSuppressed,
  postpone,
  takeJob,
  unsentJob,
  unsentJobs,
} from "./queue.ts";
import { isHanging, mailStanding } from "./queue-standing.ts";

/** Reminders; not that of the evening before, which is urgent (domain/reminders). */
const WAKES_NOBODY = /^(reminder-(first|thanks)|deposit-.*)$/;

/** Jobs that one run of the cron job takes. */
const BATCH = 50;

/** Sends what is due (the cron job, each minute). Blocks until the mail server has answered for each. */
export function deliverDue(app: pb.App): void {
  if (isHanging(app, Date.now())) return;
  for (const job of dueJobs(app, Date.now(), BATCH)) deliver(app, job);
}

/** Sends what is left of one booking, but for what is put off. */
export function deliverBooking(app: pb.App, bookingId: string): void {
  for (const job of unsentJobs(app, bookingId, Date.now())) deliver(app, job);
}

/** Sends one mail, if it is still to be sent. */
export function deliverMail(app: pb.App, mailId: string): void {
  for (const job of unsentJob(app, mailId)) deliver(app, job);
}

function deliver(app: pb.App, job: MailJob): void {
  if (!mayTell(job) || sleepsOn(app, job) || !takeJob(app, job, Date.now())) return;
  try {
    const site = readSettings(app);
    const letter = writeLetter(app, job, site);
    const why = whyNot(app, job, letter);
    if (why) return noteSuppressed(app, job, letter.to, why);
    if (isStrangers(job, letter) && holdBack(app, job, site.customerMailsADay)) return;
    send(app, job, letter, site);
    noteSent(app, job, { to: letter.to, subject: letter.content.subject });
  } catch (error) {
    noteFailure(app, job, String(error), Date.now());
    logFailure(app, job, String(error));
  }
}

/** No mail says a yes that no answer may; that the bucket is away is none. */
const mayTell = (job: MailJob) => job.kind === "stalled" || mayWrite();

/** Lets a reminder that is not urgent wait for the morning: it was tried again until people slept. */
function sleepsOn(app: pb.App, job: MailJob): boolean {
  if (job.byOperator || !WAKES_NOBODY.test(job.kind)) return false;
  const nowMs = Date.now();
  const dueMs = awakeAtMs(readSettings(app).reminders, nowMs);
  if (dueMs > nowMs) postpone(app, job, dueMs);
  return dueMs > nowMs;
}

/** The mail server's code, or none where it could not be reached: its words may hold an address. */
function logFailure(app: pb.App, job: MailJob, error: string): void {
  const isGivenUp = mailStanding(app, job.id).state === "failed";
  const code = /(?:^|\s)([45]\d\d)\s/.exec(error)?.[1] ?? "none";
  logEvent(isGivenUp ? "mail-given-up" : "mail-failed", { mail: job.id, kind: job.kind, code });
}

function whyNot(app: pb.App, job: MailJob, letter: Letter): string {
  // booked at the desk by somebody who has none, or whose guest was erased
  if (letter.to === "" || letter.to.endsWith("@erased.invalid")) return "no_address";
  if (letter.isUnwanted) return "opted_out";
  if (job.byOperator) return "";
  if (letter.whyNot) return letter.whyNot;
  if (!letter.isCounted || countForMailbox(app, job, letter.to, Date.now())) return "";
  return MAILBOX_IS_FULL;
}

/** Sent since a stranger has booked, to an address of the stranger's choice. */
const isStrangers = (job: MailJob, letter: Letter) => letter.isCounted && !job.byOperator;

/**
 * The name as it may stand before the sender's address: PocketBase writes it as it is, and a comma or
 * a bracket would end it (RFC 5322, 3.2.3). It encodes other letters itself, and those need no quotes.
 */
function senderName(title: string): string {
  const name = title.replace(/["\\]/g, "");
  return /^[\x20-\x7e]*$/.test(name) && /[^\w '-]/.test(name) ? `"${name}"` : name;
}

/** PocketBase finds the type out by what stands in it. */
function readerOf({ name, content }: Attachment): Record<string, pb.Reader> {
  return { [name]: $filesystem.fileFromBytes(toBytes(content), name).reader.open() };
}

function send(app: pb.App, job: MailJob, letter: Letter, site: SiteSettings): void {
  const from = asciiAddress($os.getenv("MAIL_FROM") || site.contactEmail);
  app.newMailClient().send(
    new MailerMessage({
      from: { address: from, name: senderName(site.siteTitle) },
      to: [{ address: asciiAddress(letter.to) }],
      subject: letter.content.subject,
      text: renderText(letter.content),
      html: renderHtml(letter.content, letter.language, letter.data),
      attachments: letter.attachment ? readerOf(letter.attachment) : {},
      headers: {
        ...(letter.replyTo ? { "Reply-To": asciiAddress(letter.replyTo) } : {}),
        "Content-Language": letter.language,
        // RFC 3834: nobody's 'I am on holiday' is wanted for it
        ...(isTyped(job) ? {} : { "Auto-Submitted": "auto-generated" }),
        ...(letter.unsubscribeUrl && {
          "List-Unsubscribe": `<${letter.unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
        "Message-ID": `<${job.id}@${from.split("@")[1]}>`,
      },
    }),
  );
}
