import { earliestBookingDay } from "#domain/belize-date.ts";
import { isPastCutoff, isTooFar } from "#domain/departures/departures.ts";
import { placesOf } from "#domain/departures/waiting.ts";
import { bringUpToDate } from "../office/bookings/up-to-date.ts";
import { lateCancels, openRequests } from "./list-requests.ts";
import { departureRules } from "./rules.ts";
import { takenOf, waitingRows } from "./waiting.ts";

/** More are told once these are decided. */
const MOST = 500;

/**
 * `GET /api/office/waiting`: the bookings that wait for a decision, the oldest first, by what is left of their
 * departures at the moment: `standing` is why one could not be confirmed (empty where it could), `is_next` says that
 * it could be beside all who came before it, `is_past` that guests could not book it any more, or not yet,
 * `lacking` which guides and vehicles, with so many seats, are not free for it. Beside them `requests`, what guests ask
 * for once changing is free no more, and `late`, who has cancelled since then and was not ticked.
 */
export function listWaiting(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const nowMs = Date.now();
  const rules = departureRules(e.app);
  const rows = waitingRows(e.app, "true", { most: MOST });
  const places = placesOf(rows, takenOf(e.app, rows, rules));
  e.json(200, {
    as_of: new Date(nowMs).toISOString(),
    requests: openRequests(e.app),
    late: lateCancels(e.app),
    waiting: rows.map(({ id, day, time }, at) => {
      const { departure, load, standing, lacking, isNext } = places[at] as (typeof places)[number];
      return {
        ...{ id, standing, is_next: isNext },
        is_past:
          day < earliestBookingDay(nowMs) ||
          isTooFar({ day, time }, nowMs) ||
          (!!departure && isPastCutoff(departure, nowMs)),
        seats: departure?.seats ?? null,
        groups: departure?.groups ?? null,
        guests: load.guests,
        parties: load.parties,
        closed: departure?.closed ?? "",
        lacking: lacking.map(({ kind, units, size }) => ({ kind, units, size })),
      };
    }),
  });
}
