import { isCalendarDay } from "#domain/belize-date.ts";
import { PAYMENT_COLUMNS } from "#domain/booking/touched.ts";
import { isClockTime } from "#domain/calendar/tour-hours.ts";
import { knowDeparture, placeOf } from "../departures/facts.ts";
import { onceNoted } from "../erasures/noted.ts";
import { nameOfAct, onceShipped } from "../machine/shipping.ts";
import { refuse } from "./refuse.ts";

/** A handler that only the back office reaches. @throws 401 without a valid token of `admins` */
export function forAdmins(handler: (e: pb.RequestEvent) => void): (e: pb.RequestEvent) => void {
  const handle = onceShipped(onceNoted(handler), nameOfAct);
  return (e) => {
    if (e.auth?.collection().name !== "admins") {
      throw new ApiError(401, "Please sign in.");
    }
    handle(e);
  };
}

/** Who is signed in, as history and notes name the person. */
export function actorOf(e: pb.AnswerEvent): string {
  return e.auth?.getString("username") ?? "";
}

/**
 * The mark that a change carries in `changed_by`: the actor and something new each time, so that the
 * audit's trigger tells this change from one that was made by another path.
 * @param change the change's own id where it has one, so that it is known when it comes again.
 */
export function markOf(e: pb.AnswerEvent, change = ""): string {
  return `${actorOf(e)} ${change || $security.randomString(12)}`;
}

const hasChanged = (record: pb.Record, column: string) =>
  String(record.get(column)) !== String(record.original().get(column));

/**
 * Before PocketBase itself changes a booking for the back office: the audit learns who does it, and the database what
 * the rules say of its departure. Answers 400 for a day or a time that is none, which no list could be made of, and for a sum that is
 * counted.
 */
export function noteActor(e: pb.RecordRequestEvent): void {
  const place = placeOf(e.record.fieldsData());
  const { booking_date: day, departure_time: time } = place;
  if (!isCalendarDay(day)) return refuse(e, { booking_date: "date_invalid" });
  if (time && !(time.length === 5 && isClockTime(time)))
    return refuse(e, { departure_time: "detail_time" });
  if (PAYMENT_COLUMNS.some((column) => hasChanged(e.record, column)))
    return refuse(e, { paid_amount: "payments_only_added" });
  knowDeparture(e.app, place);
  if (e.auth?.collection().name === "admins") e.record.set("changed_by", markOf(e));
  e.next();
}
