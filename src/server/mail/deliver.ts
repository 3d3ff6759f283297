import type { PendingReason } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { dollarsToCents } from "#domain/money.ts";
import { readSettings, type SiteSettings } from "../settings.ts";
import { type BookingFacts, customerMail, operatorMail } from "./booking-mails.ts";
import { type MailContent, renderHtml, renderText } from "./html.ts";
import {
  countForAddress,
  dueJobs,
  type MailJob,
  noteFailure,
  noteSent,
  noteSuppressed,
  takeJob,
  unsentJobs,
} from "./queue.ts";

/** Jobs that one run of the cron job takes. */
const BATCH = 50;

interface Letter {
  readonly to: string;
  readonly replyTo: string;
  readonly content: MailContent;
}

/** Sends what is due (the cron job, each minute). Blocks until the mail server has answered for each. */
export function deliverDue(app: pb.App): void {
  for (const job of dueJobs(app, Date.now(), BATCH)) deliver(app, job);
}

/** Sends what is left of one booking, due or not. */
export function deliverBooking(app: pb.App, bookingId: string): void {
  for (const job of unsentJobs(app, bookingId)) deliver(app, job);
}

function deliver(app: pb.App, job: MailJob): void {
  if (!takeJob(app, job, Date.now())) return;
  try {
    const site = readSettings(app);
    const letter = write(app, job, site);
    const why = whyNot(app, job, letter, site);
    if (why) return noteSuppressed(app, job, letter.to, why);
    send(app, job, letter, site);
    noteSent(app, job, { to: letter.to, subject: letter.content.subject });
  } catch (error) {
    noteFailure(app, job, String(error), Date.now());
  }
}

function whyNot(app: pb.App, job: MailJob, letter: Letter, site: SiteSettings): string {
  if (job.kind === "operator") {
    return site.notifyAdminOnNewBooking ? "" : "Switched off in the settings";
  }
  if (!site.sendConfirmationToCustomer) return "Switched off in the settings";
  const isCounted = countForAddress(app, job, letter.to, Date.now());
  return isCounted ? "" : "This address has had three mails today";
}

function send(app: pb.App, job: MailJob, letter: Letter, site: SiteSettings): void {
  const from = $os.getenv("MAIL_FROM") || site.contactEmail;
  app.newMailClient().send(
    new MailerMessage({
      from: { address: from, name: site.siteTitle },
      to: [{ address: letter.to }],
      subject: letter.content.subject,
      text: renderText(letter.content),
      html: renderHtml(letter.content),
      headers: {
        "Reply-To": letter.replyTo,
        "Message-ID": `<${job.id}@${from.split("@")[1]}>`,
      },
    }),
  );
}

function write(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const booking = factsOf(app, app.findRecordById("bookings", job.booking));
  return job.kind === "operator"
    ? {
        to: site.adminRecipient,
        replyTo: booking.email,
        content: operatorMail(booking, $os.getenv("APP_URL")),
      }
    : { to: booking.email, replyTo: site.contactEmail, content: customerMail(booking, site) };
}

function factsOf(app: pb.App, record: pb.Record): BookingFacts {
  const text = (field: string) => record.getString(field);
  const madeAtMs = Date.parse(text("made_at"));
  return {
    id: record.id,
    type: text("type") as ItemType,
    itemName: text("item_name"),
    bookingDate: text("booking_date"),
    departureTime: text("departure_time"),
    guests: record.getInt("guests"),
    priceCents: dollarsToCents(record.getFloat("price")),
    quotedCents: dollarsToCents(record.getFloat("quoted_price")),
    status: text("status"),
    reason: text("pending_reason") as PendingReason,
    firstName: text("customer_first_name"),
    lastName: text("customer_last_name"),
    email: text("customer_email"),
    phone: text("customer_phone"),
    specialRequests: text("special_requests"),
    createdAtMs: Date.parse(text("created_at").replace(" ", "T")),
    madeAtMs: Number.isNaN(madeAtMs) ? null : madeAtMs,
    requirements: requirementsOf(app, record),
  };
}

function requirementsOf(app: pb.App, booking: pb.Record): string[] {
  if (booking.getString("type") !== "tour") return [];
  try {
    const tour = app.findFirstRecordByData("tours", "number", booking.getInt("item_id"));
    return JSON.parse(tour.getString("requirements"));
  } catch {
    return []; // the tour is gone from the catalogue; its booking is not
  }
}
