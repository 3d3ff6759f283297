import { refuse, refuseWhole } from "../guards/refuse.ts";
import { bodyOf } from "../pocketbase/call.ts";
import { changeBooking } from "./change.ts";
import { cancelByGuest, NOT_THERE } from "./manage.ts";
import { answerTrip } from "./told-guests.ts";
import { bookingOfTrip } from "./trip-key.ts";

const KEY_HEADER = "X-Trip-Key";

const opened = (e: pb.RequestEvent) => bookingOfTrip(e.app, e.request.header.get(KEY_HEADER));

/**
 * `GET /api/trip`: a booking for whoever has its link (CONTRACT, second step). Changes nothing, since programs that look
 * for harm open links too. 404 alike for a key that is wrong, cut, or ended, and for a booking that is gone.
 */
export function askTrip(e: pb.RequestEvent): void {
  const trip = opened(e);
  if (!trip) return refuseWhole(e, 404, NOT_THERE);
  answerTrip(e, trip.booking);
}

/** What a guest does with the link alone. Null where what was asked for has no sense any more. */
const ACTS: Readonly<Record<string, (app: pb.App, opened: pb.Record) => pb.Record | null>> = {
  cancel: (app, { id }) => cancelByGuest(app, id),
  end_links: endLinks,
};

/**
 * `POST /api/trip/changes` `{kind}`: `cancel` cancels the booking, also when it is cancelled already; `end_links` ends all
 * links to it, this one too, and the answer has the next one's key. 404 as above; 409 for what has taken place.
 * @throws 503 when the database cannot store
 */
export function changeTrip(e: pb.RequestEvent): void {
  const trip = opened(e);
  if (!trip) return refuseWhole(e, 404, NOT_THERE);
  const { kind } = bodyOf(e);
  const isKnown = typeof kind === "string" && Object.keys(ACTS).includes(kind);
  const act = isKnown ? ACTS[kind] : undefined;
  if (!act) return refuse(e, { kind: "The kind of change is unknown" });
  const booking = act(e.app, trip.booking);
  if (!booking) return refuseWhole(e, 404, NOT_THERE);
  if (kind === "cancel" && booking.getString("status") === "completed") {
    return refuseWhole(e, 409, "taken_place");
  }
  answerTrip(e, booking);
}

/** Two who do it at the same moment have ended the same links, and both go on with the next. */
function endLinks(app: pb.App, opened: pb.Record): pb.Record | null {
  const links = opened.getInt("trip_links");
  return changeBooking(app, opened.id, (booking) =>
    booking.getInt("trip_links") === links ? { trip_links: links + 1 } : null,
  );
}
