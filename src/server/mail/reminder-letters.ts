import { addDays, belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { pickUpsOf } from "#domain/booking/pick-up/pick-up.ts";
import { whyNotReminded } from "#domain/reminders/due.ts";
import type { BookingFacts } from "../letters/booking-rows.ts";
import { numberOf } from "../office/sql.ts";
import type { SiteSettings } from "../site/settings.ts";
import { letterToCustomer } from "./booking-letters.ts";
import { type Letter, SWITCHED_OFF } from "./letter.ts";
import { type MailJob, thankMailbox } from "./queue.ts";
import { dayOfReminder } from "./reminders.ts";
import { hasOptedOut, unsubscribeUrl } from "./unsubscribe.ts";

const DAY_MS = 86_400_000;
/** A guest of several bookings is thanked once within this time, after the last trip of these next days. */
const ONE_TRIP_DAYS = 30;

/** Reminds a guest of a trip that comes: of what stands when it leaves. */
export function toCustomerAsReminder(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const name = job.kind === "reminder-eve" ? "eve" : "first";
  const nowMs = Date.now();
  const { attachment: _times, ...letter } = letterToCustomer(
    { app, job, site, isOffice: job.byOperator },
    (booking, letters, _changes, sender) => ({
      content: letters.reminderMail(name, booking, { site, today: belizeDay(nowMs), sender }),
      whyNot: whyNotReminded(name, booking, {
        ...{ day: dayOfReminder(job.id), startsMs: startOf(booking), nowMs },
      }),
    }),
  );
  return site.reminders[name].isOn ? letter : { ...letter, whyNot: SWITCHED_OFF };
}

/** Thanks a guest for a trip that is over; ends by the link in it, or by what the mail program makes of its header. */
export function toCustomerAsThanks(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const nowMs = Date.now();
  const links = { review: reviewFor(app, job, site), unsubscribe: "" };
  const {
    attachment: _times,
    data: _trip,
    ...letter
  } = letterToCustomer({ app, job, site, isOffice: job.byOperator }, (booking, letters) => {
    links.unsubscribe = unsubscribeUrl(booking);
    return {
      content: letters.thanksMail(booking, site, links),
      whyNot:
        whyNotReminded("thanks", booking, { day: "", startsMs: Number.NaN, nowMs }) ||
        whyNotThanked(app, job, booking, nowMs),
    };
  });
  return {
    ...letter,
    ...(site.reminders.thanks.isOn ? {} : { whyNot: SWITCHED_OFF }),
    unsubscribeUrl: links.unsubscribe,
    isUnwanted: hasOptedOut(app, letter.to),
  };
}

/** When its guests are to be ready; NaN where nobody knows. */
function startOf(booking: BookingFacts): number {
  const [hours = Number.NaN, minutes = 0] = (
    pickUpsOf(booking, booking.itinerary)[0]?.time.split(":") ?? []
  ).map(Number);
  return startOfBelizeDay(booking.date) + (hours * 60 + minutes) * 60_000;
}

/** The addresses in turn: by the number of the booking, so that a mail that is tried again names the same one. */
function reviewFor(app: pb.App, { booking }: MailJob, { reminders: { reviews } }: SiteSettings) {
  if (reviews.length === 0) return "";
  const number = numberOf(app, "SELECT rowid AS value FROM bookings WHERE id = {:booking}", {
    booking,
  });
  return reviews[number % reviews.length] ?? "";
}

/** Nobody is thanked on each day of one journey. */
function whyNotThanked(
  app: pb.App,
  job: MailJob,
  { id, customer }: BookingFacts,
  nowMs: number,
): string {
  const today = belizeDay(nowMs);
  const travelsAgain = numberOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM booking_list AS own
       CROSS JOIN booking_list AS other INDEXED BY idx_list_email ON other.email = own.email
       WHERE own.id = {:id} AND other.id <> own.id AND other.standing = 'sold'
         AND other.booking_date BETWEEN {:today} AND {:until}) AS value`,
    { id, today, until: addDays(today, ONE_TRIP_DAYS) },
  );
  if (travelsAgain === 1) return "travels_again";
  // what the operator sends again goes all the same, and is not among the mailbox's own of the day
  if (job.byOperator) return "";
  const isFirst = thankMailbox(app, job, customer.email, nowMs - ONE_TRIP_DAYS * DAY_MS);
  return isFirst ? "" : "thanked_lately";
}
