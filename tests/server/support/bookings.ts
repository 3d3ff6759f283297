import { randomBytes } from "node:crypto";
import { addDays, belizeDay } from "#domain/belize-date.ts";
import { newBookingId } from "#domain/booking/reference.ts";
import type { Instance } from "./instance.ts";
import { type Answer, post } from "./requests.ts";

export const BOOKINGS = "/api/collections/bookings/records";

type Changes = Readonly<Record<string, unknown>>;

export const newId = () => newBookingId((count) => randomBytes(count));

/** The day so many days from today, in Belize. */
export const inDays = (days: number) => addDays(belizeDay(Date.now()), days);

/** Three guests on tour 1 in three weeks, from a customer of its own: a booking without a flaw. */
export function tourCommand(changes: Changes = {}) {
  const id = newId();
  return {
    id,
    type: "tour",
    item_id: 1,
    item_name: "Xunantunich & Cave Tubing",
    booking_date: inDays(21),
    guests: 3,
    price: 540,
    customer_first_name: "Ixchel",
    customer_last_name: "Ak'bal",
    customer_email: `${id}@example.com`,
    customer_phone: "+501 600-0199",
    special_requests: "",
    ...changes,
  };
}

/** Four passengers on transfer 1. */
export function transferCommand(changes: Changes = {}) {
  const route = "Belize International Airport to Placencia";
  const ride = { type: "transfer", item_id: 1, item_name: route, guests: 4, price: 275 };
  return tourCommand({ ...ride, ...changes });
}

export function book(instance: Pick<Instance, "url">, command: Changes): Promise<Answer> {
  return post(instance, BOOKINGS, command);
}

/** A booking that must succeed; its id. */
export async function bookWell(
  instance: Pick<Instance, "url">,
  changes: Changes = {},
): Promise<string> {
  const command = tourCommand(changes);
  const answer = await book(instance, command);
  if (answer.status !== 200) throw new Error(`not booked: ${answer.status} ${answer.text}`);
  return command.id;
}

/** The last mail to the guest of a booking, whose address ends with its id: at each full minute those of others leave, too. */
export function lastMailTo({ postOffice }: Pick<Instance, "postOffice">, bookingId: string) {
  const isGuests = (address: string) => address.endsWith(`${bookingId}@example.com`);
  return postOffice.mails.filter(({ to }) => to.some(isGuests)).at(-1);
}

/** As the page asks for the mails, right after the booking. */
export function askForMails(instance: Pick<Instance, "url">, bookingId: unknown): Promise<Answer> {
  return post(instance, "/api/send-booking-emails", { bookingId });
}

/** The same once the time has come for what is put off, so that it can still be thought over. */
export async function askForLateMails(
  instance: Pick<Instance, "url" | "sql">,
  bookingId: string,
): Promise<Answer> {
  await instance.sql(
    `UPDATE mails SET due_at = 0 WHERE booking = '${bookingId}' AND state = 'queued' AND due_at > 0`,
  );
  return askForMails(instance, bookingId);
}

/** The bookings with this id as the database has them: one or none. */
export function storedBookings(instance: Instance, id: string) {
  return instance.sql<Record<string, string | number>>(
    `SELECT * FROM bookings WHERE id = '${id.replaceAll("'", "''")}'`,
  );
}

export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly due_at: number;
  readonly recipient: string;
  readonly error: string;
}

/** The mail jobs of a booking, the customer's first. */
export function mailJobs(instance: Instance, bookingId: string): Promise<MailRow[]> {
  return instance.sql<MailRow>(
    `SELECT id, kind, state, attempts, due_at, recipient, error FROM mails
     WHERE booking = '${bookingId}' ORDER BY kind`,
  );
}
