import { ACT_KINDS, GUEST } from "#domain/booking/guest-acts/acts.ts";
import { refuse, refuseWhole } from "../../guards/refuse.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { changeBooking } from "../change.ts";
import { makeAct } from "../guest-act.ts";
import { cancelByGuest, hasTakenPlace, NOT_THERE, ownBooking } from "../manage.ts";
import { withdrawRequest } from "../requests.ts";
import { answerTrip } from "../told-guests.ts";
import { noteOpened } from "./opened-links.ts";
import { bookingOfTrip } from "./trip-key.ts";
import { signByGuest } from "./trip-sign.ts";

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

/** What a guest does by a word alone. Null where what was asked for has no sense any more. */
const WORDS: Readonly<
  Record<string, (app: pb.App, opened: pb.Record, said: unknown) => pb.Record | null>
> = {
  cancel: (app, { id }) => cancelByGuest(app, id),
  end_links: endLinks,
  withdraw: withdrawRequest,
};

/**
 * `POST /api/trip/changes` `{kind}`, with the link's key, or with `X-Manage-Key` of the device that booked and the booking's
 * id in `booking`: `cancel` cancels the booking, also when it is cancelled already; `end_links` ends all links to it,
 * this one too, and the answer has the next one's key; `withdraw` takes back what the office was asked for, under `request` in `changes`; `complete` and
 * `change` are acts (guest-act.ts), `sign` a signature (trip-sign.ts); `opened` says that a person looks at what a link shows
 * (204). 404 as above; 409 for what has taken place.
 * @throws 503 when the database cannot store
 */
export function changeTrip(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const { kind } = body;
  const trip = opened(e);
  if (trip && kind === "opened") {
    noteOpened(e.app, trip);
    return e.noContent(204);
  }
  const booking = trip?.booking ?? ownBooking(e, `${body.booking ?? ""}`);
  if (!booking) return refuseWhole(e, 404, NOT_THERE);
  const act = ACT_KINDS.find((one) => one === kind);
  if (act) return makeAct(e, booking, { kind: act, body });
  if (kind === "sign") return signByGuest(e, booking, body);
  const isWord = typeof kind === "string" && Object.keys(WORDS).includes(kind);
  const change = isWord ? WORDS[kind] : undefined;
  if (!change) return refuse(e, { kind: "The kind of change is unknown" });
  const stands = change(e.app, booking, Object(body.changes).request);
  if (!stands) return refuseWhole(e, 404, NOT_THERE);
  if (kind === "cancel" && hasTakenPlace(stands)) return refuseWhole(e, 409, "taken_place");
  answerTrip(e, stands);
}

/**
 * Two who do it at the same moment have ended the same links, and both go on with the next. The guest's own act: as
 * nobody's it would count as the office's, which has read what they wrote (server/mail/booking-facts.ts).
 */
function endLinks(app: pb.App, opened: pb.Record): pb.Record | null {
  const links = opened.getInt("trip_links");
  return changeBooking(app, opened.id, (booking) =>
    booking.getInt("trip_links") === links
      ? { trip_links: links + 1, changed_by: `${GUEST} links${links + 1}` }
      : null,
  );
}
