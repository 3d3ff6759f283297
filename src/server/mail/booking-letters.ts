import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { isOpenedByMail } from "../bookings/links/opened-links.ts";
import { tripUrl } from "../bookings/links/trip-key.ts";
import { closingReason } from "../departures/closing-reason.ts";
import type { BookingFacts } from "../letters/booking-rows.ts";
import type { Changes } from "../letters/changes.ts";
import type { Sender } from "../letters/guest-mails.ts";
import { receiptById } from "../office/receipts/rows.ts";
import { numberOf } from "../office/sql.ts";
import type { SiteSettings } from "../site/settings.ts";
import { asTold, bookingFacts, hasOfficeChanged, TELLING } from "./booking-facts.ts";
import { type Letters, lettersIn } from "./languages.ts";
import { type Letter, SWITCHED_OFF } from "./letter.ts";
import { isTyped, type MailJob } from "./queue.ts";

const CANCELLED = "-cancelled";
export const TOLD_BY_ANOTHER = "told_by_another";

/** To the guest: of a new booking, or that it is cancelled; whatever stands when it leaves. */
export function toCustomer(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const { byOperator: isOffice } = job;
  return letterToCustomer({ app, job, site, isOffice }, (booking, letters, changes, sender) => ({
    content: letters.customerMail(booking, site, sender, changes),
    whyNot: site.sendConfirmationToCustomer ? whyNot(app, job, booking) : SWITCHED_OFF,
  }));
}

/** That it is cancelled. Where the office has done that, it is no act of a stranger, and none once it was taken back. */
export function toCustomerCancelled(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const record = app.findRecordById("bookings", job.booking);
  const letter = toCustomer(app, job, site);
  if (record.getString("cancelled_by") === "customer") return letter;
  const stands = record.getString("status") !== "cancelled";
  return { ...letter, whyNot: stands ? "decided_otherwise" : letter.whyNot, isCounted: false };
}

/** That the office has agreed or changed time or place, or that a guest has moved the booking. */
export function toCustomerAgreed(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const isOffice = job.byOperator || hasOfficeChanged(app, job.booking);
  const letter = letterToCustomer(
    { app, job, site, isOffice },
    (booking, letters, changes, sender) => ({
      content: letters.agreedMail(booking, site, sender, changes),
      whyNot: site.sendConfirmationToCustomer
        ? whyNotAgreed(app, job, booking, changes)
        : SWITCHED_OFF,
    }),
  );
  // an act of the office is none of a stranger
  return { ...letter, isCounted: !isOffice };
}

/**
 * What the office has decided of a booking that waited: that it is confirmed, or in the office's own words why
 * not. Of a decision that was taken back meanwhile nobody hears.
 */
export function toCustomerDecided(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const isDeclined = job.kind === "customer-declined";
  // who was confirmed by a seat that came back was read by nobody
  const isOffice = isDeclined || job.byOperator;
  const letter = letterToCustomer(
    { app, job, site, isOffice },
    (booking, letters, changes, sender) => ({
      content: isDeclined
        ? letters.messageMail(booking, job, site)
        : letters.customerMail(booking, site, sender, changes),
      whyNot:
        booking.status === (isDeclined ? "cancelled" : "confirmed") ? "" : "decided_otherwise",
    }),
  );
  return { ...letter, isCounted: false };
}

/** What the operator has written to the guest. */
export function toCustomerFromOperator(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  return letterToCustomer({ app, job, site, isOffice: true }, (booking, letters, changes) => ({
    content: letters.messageMail(booking, job, site, changes.paragraphs),
    whyNot: "",
  }));
}

/** What the operator has written to the guests of a departure, each by a mail of their own; of no booking that ended meanwhile. */
export function toCustomerOfDeparture(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const letter = letterToCustomer({ app, job, site, isOffice: true }, (booking, letters) => ({
    content: letters.messageMail(booking, job, site),
    whyNot: booking.status === "cancelled" ? "decided_otherwise" : "",
  }));
  return { ...letter, isCounted: false };
}

/** A receipt, as it was given: the job's text names it. @throws when it or its booking is gone */
export function toCustomerWithReceipt(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const receipt = receiptById(app, job.text);
  if (!receipt) throw new Error("there is no such receipt");
  const booking = app.findRecordById("bookings", receipt.booking);
  const language = languageOf(booking.getString("lang"));
  const firstName = booking.getString("customer_first_name");
  return {
    language,
    to: booking.getString("customer_email"),
    replyTo: site.contactEmail,
    content: lettersIn(language).receiptMail(
      {
        ...{ id: receipt.booking, firstName, tripUrl: tripUrl(booking, language) },
        status: booking.getString("status"),
      },
      receipt,
      site,
    ),
    whyNot: "",
    isCounted: false,
  };
}

interface ToCustomer {
  readonly app: pb.App;
  readonly job: MailJob;
  readonly site: SiteSettings;
  /** The office has it sent: what its guest wrote has been read. */
  readonly isOffice: boolean;
}

/**
 * In the language of the booking. Of one that is cancelled by now each mail says that, whatever it was to say and whoever
 * has it sent again; only what a person has typed is sent as it is.
 */
export function letterToCustomer(
  { app, job, site, isOffice }: ToCustomer,
  write: (
    booking: BookingFacts,
    letters: Letters,
    changes: Changes,
    sender: Sender,
  ) => Pick<Letter, "content" | "whyNot">,
): Letter {
  const language = languageOf(app.findRecordById("bookings", job.booking).getString("lang"));
  const stored = namedIn(language, bookingFacts(app, job.booking, language));
  const letters = lettersIn(language);
  // by the desk: with the guest on the phone or before it
  const isTrusted = isOffice || stored.source === "desk" || isOpenedByMail(app, stored.id);
  const told = asTold(app, stored, language);
  const [before, booking] = isTrusted
    ? [told, stored]
    : [letters.withoutStrangersWords(told, site), letters.withoutStrangersWords(stored, site)];
  const isCancelled = stored.status === "cancelled" && !isTyped(job);
  const why = closingReason(app, isCancelled ? stored : told, language);
  const { content, whyNot } = write(booking, letters, letters.whatChanged(before, booking, why), {
    isTrusted,
  });
  return {
    language,
    to: booking.customer.email,
    replyTo: site.contactEmail,
    content: isCancelled ? letters.customerCancelledMail(booking, site, why) : content,
    whyNot,
    attachment: letters.calendarFile(booking, site, Date.now()),
    data: letters.reservationData(booking, site),
    isCounted: true,
  };
}

/** What was booked as the catalogue calls it, where what is stored is not the guest's language. */
function namedIn(language: Language, booking: BookingFacts): BookingFacts {
  const { item } = booking;
  return item && language !== LANGUAGES[0] ? { ...booking, itemName: item.name } : booking;
}

/**
 * One mail says how a booking stands. Of a cancelled one that is the mail of its cancellation, where
 * there is one; of one that stands again, the mail of the booking, unless that was held back before.
 */
export function whyNot(app: pb.App, job: MailJob, { status }: BookingFacts): string {
  const isOfCancelling = job.kind.endsWith(CANCELLED);
  if (isOfCancelling === (status === "cancelled")) return "";
  const other = isOfCancelling ? job.kind.slice(0, -CANCELLED.length) : job.kind + CANCELLED;
  const found = numberOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM mails
       WHERE booking = {:booking} AND kind = {:other} AND state <> 'suppressed') AS value`,
    { booking: job.booking, other },
  );
  return found === 1 ? TOLD_BY_ANOTHER : "";
}

/** Whatever has gone to the guest since the change has said it already; and what was taken back is none. */
function whyNotAgreed(
  app: pb.App,
  job: MailJob,
  { status }: BookingFacts,
  { paragraphs }: Changes,
): string {
  if (status !== "confirmed") return "not_confirmed";
  if (paragraphs.length > 0) return "";
  const told = numberOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM mails AS job JOIN mails AS other ON other.booking = job.booking
       WHERE job.id = {:id} AND other.id <> job.id AND other.kind IN (${TELLING})
         AND other.state = 'sent' AND other.sent_at >= job.created_at) AS value`,
    { id: job.id },
  );
  return told === 1 ? TOLD_BY_ANOTHER : "as_told";
}
