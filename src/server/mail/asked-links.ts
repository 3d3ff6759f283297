import { mailboxOf } from "#domain/mailbox.ts";
import { commitToDisk } from "../machine/durability.ts";
import { change, jsonOf, numberOf } from "../office/sql.ts";
import type { SiteSettings } from "../site/settings.ts";
import { letterToCustomer } from "./booking-letters.ts";
import type { Letter } from "./letter.ts";
import type { MailJob } from "./queue.ts";

const REFERENCE_LENGTH = 8;
/** More bookings than that nobody has whose ids begin alike. */
const MOST_ALIKE = 20;

interface Asked {
  readonly email: string;
  readonly reference: string;
}

/**
 * The job of each minute: puts the mails into the queue that guests have asked for (server/bookings/links/find-link.ts), and
 * forgets all questions. Where e-mail and reference belong to no booking, nobody hears anything.
 */
export function queueAskedLinks(app: pb.App): void {
  if (numberOf(app, "SELECT EXISTS (SELECT 1 FROM asked_links) AS value") === 0) return;
  commitToDisk(app);
  app.runInTransaction((inside) => {
    const asked = jsonOf<Asked[]>(
      inside,
      `SELECT json_group_array(json_object('email', email, 'reference', reference)) AS value
       FROM (SELECT DISTINCT email, reference FROM asked_links)`,
    );
    change(inside, "DELETE FROM asked_links");
    for (const one of asked) for (const id of bookingsOf(inside, one)) queue(inside, id);
  });
}

/** Ids of the bookings that both fit: the reference as people copy it, the address as its provider reads it. */
function bookingsOf(app: pb.App, { email, reference }: Asked): string[] {
  const start = reference.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (start.length < REFERENCE_LENGTH || !email.includes("@")) return [];
  const alike = jsonOf<{ readonly id: string; readonly email: string }[]>(
    app,
    `SELECT json_group_array(json_object('id', id, 'email', customer_email)) AS value
     FROM (SELECT id, customer_email FROM bookings WHERE id >= {:start} AND id < {:start} || '{'
       AND source <> 'seed' LIMIT ${MOST_ALIKE})`,
    { start },
  );
  const mailbox = mailboxOf(email);
  return alike.filter((booking) => mailboxOf(booking.email) === mailbox).map(({ id }) => id);
}

/** Once, however often it was asked for before it has left. */
function queue(app: pb.App, booking: string): void {
  const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
     SELECT lower(hex(randomblob(7))) || 'l', {:booking}, 'trip-link', 'queued', 0, ${now}, ${now}
     WHERE NOT EXISTS (SELECT 1 FROM mails WHERE booking = {:booking} AND kind = 'trip-link'
       AND state IN ('queued', 'sending'))`,
    { booking },
  );
}

/** The link of a booking, to its own address; counted as what strangers have us send. */
export function toCustomerOfLink(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const { attachment: _times, ...letter } = letterToCustomer(
    { app, job, site, isOffice: false },
    (booking, letters) => ({ content: letters.tripLinkMail(booking, site), whyNot: "" }),
  );
  return letter;
}
