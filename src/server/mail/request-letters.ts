import type { AskedChange } from "../letters/request-mails.ts";
import { jsonOf } from "../office/sql.ts";
import type { SiteSettings } from "../site/settings.ts";
import { bookingFacts } from "./booking-facts.ts";
import { letterToCustomer } from "./booking-letters.ts";
import { lettersIn, operatorsLanguage } from "./languages.ts";
import { type Letter, SWITCHED_OFF } from "./letter.ts";
import type { MailJob } from "./queue.ts";

/** A request as it stands. */
interface Stored extends AskedChange {
  readonly state: string;
}

const GONE: Stored = { changes: {}, askedAtMs: 0, words: "", state: "" };

/** @param condition SQL about a row of `requests` */
function requestOf(app: pb.App, condition: string, values: Record<string, string>): Stored {
  const [found = GONE] = jsonOf<Stored[]>(
    app,
    `SELECT json_group_array(json_object('changes', json(changes), 'words', words, 'state', state,
       'askedAtMs', CAST(unixepoch(asked_at, 'subsec') * 1000 AS INTEGER))) AS value
     FROM requests WHERE ${condition}`,
    values,
  );
  return found;
}

/** That a guest asks for a change: what is open when it leaves. Nothing of one that was decided or taken back meanwhile. */
export function toOperatorOfRequest(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const language = operatorsLanguage(app, site);
  const booking = bookingFacts(app, job.booking, language);
  const request = requestOf(app, "booking = {:booking} AND state = 'open'", {
    booking: job.booking,
  });
  const isOpen = request.state === "open";
  return {
    language,
    to: site.adminRecipient,
    replyTo: booking.customer.email,
    content: lettersIn(language).operatorRequestMail(booking, $os.getenv("APP_URL"), request),
    whyNot: !isOpen ? "decided_otherwise" : site.notifyAdminOnNewBooking ? "" : SWITCHED_OFF,
    isCounted: false,
  };
}

/** That the office has declined what was asked for, with its words: the job's text names the request. */
export function toCustomerOfRequest(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const request = requestOf(app, "id = {:id}", { id: job.text });
  const letter = letterToCustomer({ app, job, site, isOffice: true }, (booking, letters) => ({
    content: letters.requestDeclinedMail(booking, site, request),
    // who has cancelled since has read the no on the booking's page, and hears of the cancelling by its own mail
    whyNot:
      request.state === "declined" && booking.status !== "cancelled" ? "" : "decided_otherwise",
  }));
  return { ...letter, isCounted: false };
}
