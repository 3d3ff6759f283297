import type { BookingFacts } from "../letters/booking-rows.ts";
import type { SiteSettings } from "../site/settings.ts";
import { asQueued, bookingFacts } from "./booking-facts.ts";
import { TOLD_BY_ANOTHER, whyNot } from "./booking-letters.ts";
import type { MailContent } from "./html.ts";
import { type Letters, lettersIn, operatorsLanguage } from "./languages.ts";
import { type Letter, SWITCHED_OFF } from "./letter.ts";
import type { MailJob } from "./queue.ts";

/** Of a new booking, or that its guest has cancelled it, in the operator's language: services are called as the office knows them. */
export function toOperator(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const language = operatorsLanguage(app, site);
  const booking = bookingFacts(app, job.booking, language);
  return {
    language,
    to: site.adminRecipient,
    replyTo: booking.customer.email,
    content: contentForOperator(lettersIn(language), booking, site),
    whyNot: site.notifyAdminOnNewBooking ? whyNot(app, job, booking) : SWITCHED_OFF,
    isCounted: false,
  };
}

/** What a guest has changed since this mail was queued; nothing where that was taken back, or the booking with it. */
export function toOperatorOfChange(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const language = operatorsLanguage(app, site);
  const booking = bookingFacts(app, job.booking, language);
  const letters = lettersIn(language);
  const lines = letters.linesChanged(asQueued(app, booking, { job, language }), booking);
  const isOver = booking.status === "cancelled";
  return {
    language,
    to: site.adminRecipient,
    replyTo: booking.customer.email,
    content: letters.operatorChangedMail(booking, $os.getenv("APP_URL"), lines),
    whyNot: !site.notifyAdminOnNewBooking
      ? SWITCHED_OFF
      : isOver
        ? TOLD_BY_ANOTHER
        : lines.length > 0
          ? ""
          : "as_told",
    isCounted: false,
  };
}

function contentForOperator(
  letters: Letters,
  booking: BookingFacts,
  site: SiteSettings,
): MailContent {
  const appUrl = $os.getenv("APP_URL");
  return booking.status === "cancelled" && booking.cancelledBy === "customer"
    ? letters.operatorCancelledMail(booking, appUrl)
    : letters.operatorMail(booking, appUrl, site);
}
