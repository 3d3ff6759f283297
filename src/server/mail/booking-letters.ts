import { numberOf } from "../office/sql.ts";
import type { SiteSettings } from "../site/settings.ts";
import { bookingFacts } from "./booking-facts.ts";
import { agreedMail, type BookingFacts, customerMail, operatorMail } from "./booking-mails.ts";
import { calendarFile } from "./calendar-file.ts";
import { customerCancelledMail, operatorCancelledMail } from "./cancelled-mails.ts";
import type { MailContent } from "./html.ts";
import { type Letter, SWITCHED_OFF } from "./letter.ts";
import { messageMail } from "./office-mails.ts";
import type { MailJob } from "./queue.ts";

const CANCELLED = "-cancelled";
const TOLD_BY_ANOTHER = "Another mail says how the booking stands";

/** To the guest: of a new booking, or that it is cancelled; whatever stands when it leaves. */
export function toCustomer(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const booking = bookingFacts(app, job.booking);
  const isWanted = site.sendConfirmationToCustomer;
  return letterToCustomer(booking, site, {
    content:
      booking.status === "cancelled"
        ? customerCancelledMail(booking, site)
        : customerMail(booking, site, { isOffice: job.byOperator }),
    whyNot: isWanted ? whyNot(app, job, booking) : SWITCHED_OFF,
  });
}

/** That the office has agreed or changed time or place. */
export function toCustomerAgreed(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const booking = bookingFacts(app, job.booking);
  const isWanted = site.sendConfirmationToCustomer;
  return {
    ...letterToCustomer(booking, site, {
      // sent again of one that is cancelled by now, it says that
      content:
        booking.status === "cancelled"
          ? customerCancelledMail(booking, site)
          : agreedMail(booking, site),
      whyNot: isWanted ? whyNotAgreed(app, job, booking) : SWITCHED_OFF,
    }),
    // an act of the office, not of a stranger
    isCounted: false,
  };
}

/** What the operator has written to the guest. */
export function toCustomerFromOperator(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const booking = bookingFacts(app, job.booking);
  return letterToCustomer(booking, site, { content: messageMail(booking, job, site), whyNot: "" });
}

function letterToCustomer(
  booking: BookingFacts,
  site: SiteSettings,
  letter: Pick<Letter, "content" | "whyNot">,
): Letter {
  return {
    to: booking.customer.email,
    replyTo: site.contactEmail,
    ...letter,
    attachment: calendarFile(booking, site, Date.now()),
    isCounted: true,
  };
}

/** The same to the operator. */
export function toOperator(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const booking = bookingFacts(app, job.booking);
  return {
    to: site.adminRecipient,
    replyTo: booking.customer.email,
    content: contentForOperator(booking, site),
    whyNot: site.notifyAdminOnNewBooking ? whyNot(app, job, booking) : SWITCHED_OFF,
    isCounted: false,
  };
}

function contentForOperator(booking: BookingFacts, site: SiteSettings): MailContent {
  const appUrl = $os.getenv("APP_URL");
  return booking.status === "cancelled" && booking.cancelledBy === "customer"
    ? operatorCancelledMail(booking, appUrl)
    : operatorMail(booking, appUrl, site);
}

/**
 * One mail says how a booking stands. Of a cancelled one that is the mail of its cancellation, where
 * there is one; of one that stands again, the mail of the booking, unless that was held back before.
 */
function whyNot(app: pb.App, job: MailJob, { status }: BookingFacts): string {
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

/** Whatever has gone to the guest since the change has said it already. */
function whyNotAgreed(app: pb.App, job: MailJob, { status }: BookingFacts): string {
  if (status !== "confirmed") return "The booking is no longer confirmed";
  const told = numberOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM mails AS job JOIN mails AS other ON other.booking = job.booking
       WHERE job.id = {:id} AND other.id <> job.id AND other.kind IN ('customer', 'message')
         AND other.state = 'sent' AND other.sent_at >= job.created_at) AS value`,
    { id: job.id },
  );
  return told === 1 ? TOLD_BY_ANOTHER : "";
}
