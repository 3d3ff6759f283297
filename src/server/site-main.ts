/** What pb_hooks call for the public pages and for guests who look at a booking. Built into pb_hooks/lib/site.js (`vite build --mode hooks`). */
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

export const recovery = { ask: recover };
export const site = { changed: siteChanged, answer: answerSite };
export const codes = { ask: askCode };
export const partners = { answer: answerPartner };
export const departures = { availability: answerAvailability };
export const waivers = { text: answerWaiverText };
export const bookings = { ask: askBooking, cancel: onceShipped(cancelBooking) };
export const trips = { ask: askTrip, askForLink, change: onceShipped(changeTrip, nameOfAct) };
