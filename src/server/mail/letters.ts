import type { PendingReason } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { dollarsToCents } from "#domain/money.ts";
import { instantOf } from "../office/sql.ts";
import type { SiteSettings } from "../settings.ts";
import { type BookingFacts, customerMail, operatorMail } from "./booking-mails.ts";
import { customerCancelledMail, operatorCancelledMail } from "./cancelled-mails.ts";
import { contactMail } from "./contact-mail.ts";
import type { MailContent } from "./html.ts";
import { messageMail, testMail } from "./office-mails.ts";
import type { MailJob } from "./queue.ts";
import { summaryFacts } from "./summary-facts.ts";
import { dayOfSummary } from "./summary-job.ts";
import { summaryMail } from "./summary-mail.ts";

/** A mail that is ready to go. */
export interface Letter {
  readonly to: string;
  readonly replyTo: string;
  readonly content: MailContent;
  /** True when the settings do not want mails of this kind. */
  readonly isSwitchedOff: boolean;
  /** True when it counts against what one address may get a day from strangers' bookings. */
  readonly isCounted: boolean;
}

/** How each kind of job becomes a letter. */
const WRITERS: Readonly<Record<string, (app: pb.App, job: MailJob, site: SiteSettings) => Letter>> =
  {
    customer: toCustomer,
    operator: toOperator,
    "customer-cancelled": toCustomerCancelled,
    "operator-cancelled": toOperatorCancelled,
    contact: toOperatorFromContact,
    message: toCustomerFromOperator,
    test: toOperatorAsTest,
    summary: toOperatorAsSummary,
  };

/** Writes the mail of a job from what is stored now. @throws when what it is about is gone. */
export function writeLetter(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const write = WRITERS[job.kind];
  if (!write) throw new Error(`there is no mail of the kind '${job.kind}'`);
  return write(app, job, site);
}

function toCustomer(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const booking = factsOf(app, job);
  return {
    to: booking.email,
    replyTo: site.contactEmail,
    content: customerMail(booking, site),
    isSwitchedOff: !site.sendConfirmationToCustomer,
    isCounted: true,
  };
}

function toOperator(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const booking = factsOf(app, job);
  return {
    to: site.adminRecipient,
    replyTo: booking.email,
    content: operatorMail(booking, $os.getenv("APP_URL"), site),
    isSwitchedOff: !site.notifyAdminOnNewBooking,
    isCounted: false,
  };
}

function toCustomerCancelled(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const letter = toCustomer(app, job, site);
  return { ...letter, content: customerCancelledMail(factsOf(app, job), site) };
}

function toOperatorCancelled(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const letter = toOperator(app, job, site);
  return { ...letter, content: operatorCancelledMail(factsOf(app, job), $os.getenv("APP_URL")) };
}

function toOperatorFromContact(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const record = app.findRecordById("messages", job.message);
  const text = (field: string) => record.getString(field);
  const message = {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
    createdAtMs: instantOf(text("created_at")),
  };
  return {
    to: site.adminRecipient,
    replyTo: message.email,
    content: contactMail(message),
    isSwitchedOff: false,
    isCounted: false,
  };
}

function toCustomerFromOperator(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const letter = toCustomer(app, job, site);
  return { ...letter, content: messageMail(factsOf(app, job), job, site), isSwitchedOff: false };
}

function toOperatorAsTest(_app: pb.App, _job: MailJob, site: SiteSettings): Letter {
  return {
    to: site.adminRecipient,
    replyTo: site.contactEmail,
    content: testMail(site),
    isSwitchedOff: false,
    isCounted: false,
  };
}

function toOperatorAsSummary(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const facts = summaryFacts(app, dayOfSummary(job.id));
  return {
    to: site.adminRecipient,
    replyTo: site.contactEmail,
    content: summaryMail(facts, $os.getenv("APP_URL")),
    isSwitchedOff: !site.dailySummary,
    isCounted: false,
  };
}

function factsOf(app: pb.App, job: MailJob): BookingFacts {
  const record = app.findRecordById("bookings", job.booking);
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
    createdAtMs: instantOf(text("created_at")),
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
