/** What pb_hooks call for the public pages and for guests who look at a booking. Built into pb_hooks/lib/site.js (`vite build --mode hooks`). */

import type { RoutesOf } from "./api/table.ts";
import { askCode } from "./bookings/ask-code.ts";
import { askForLink } from "./bookings/links/find-link.ts";
import { askTrip, changeTrip } from "./bookings/links/trip.ts";
import { askBooking, cancelBooking } from "./bookings/manage.ts";
import { recover } from "./bookings/recover.ts";
import { answerAvailability } from "./departures/availability.ts";
import { nameOfAct, onceShipped } from "./machine/shipping.ts";
import { answerPartner } from "./partners/answer.ts";
import { answerSite, siteChanged } from "./site/facts.ts";
import { answerWaiverText } from "./waivers/texts.ts";

export const routes: RoutesOf<"site"> = {
  "GET /api/bookings/{id}": askBooking,
  "POST /api/bookings/{id}/cancel": onceShipped(cancelBooking),
  "POST /api/recover": recover,
  "GET /api/trip": askTrip,
  "POST /api/trip/changes": onceShipped(changeTrip, nameOfAct),
  "POST /api/find-booking": askForLink,
  "GET /api/site": answerSite,
  "GET /api/partners/{key}": answerPartner,
  "GET /api/availability": answerAvailability,
  "GET /api/waivers/{hash}": answerWaiverText,
  "POST /api/codes": askCode,
};
export const site = { changed: siteChanged };
