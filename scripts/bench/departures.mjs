import { inDays, newCommand } from "./bookings.mjs";
import { httpRequest, openSocket } from "./load.mjs";

const BOOKINGS = "/api/collections/bookings/records";
const ITEM = 5;
const TIMES = ["07:30", "13:00"];
/** The most that a booking may be ahead, and that one question may be about. */
const DAYS = 540;
const ASKED_DAYS = 179;
const SEATS = 500;

/** What visitors ask before they choose a day. */
export const AVAILABILITY = /** @type {const} */ ([
  "availability of 180 days",
  `/api/availability?item=tour/${ITEM}&from=${inDays(1)}&to=${inDays(1 + ASKED_DAYS)}`,
]);

/**
 * Gives one tour departures with seats, a guide for each and a van that seats all.
 * @param {Pick<import("./product.mjs").Product, "url" | "signIn">} product
 * @param {{ hasNeeds: boolean }} options
 */
export async function sellDepartures({ url, signIn }, { hasNeeds }) {
  const { token } = await signIn();
  const headers = { Authorization: token, "Content-Type": "application/json" };
  /** @param {object} act */
  const change = async (act) => {
    const body = JSON.stringify({ version: "", ...act });
    const answer = await fetch(`${url}/api/office/departure-rules`, {
      method: "POST",
      headers,
      body,
    });
    if (!answer.ok) throw new Error(`The rule was not taken: ${await answer.text()}`);
  };
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const schedule = { item: `tour/${ITEM}`, weekdays, times: TIMES, seats: SEATS };
  await change({ table: "schedules", id: "benchschedule01", fields: schedule });
  if (!hasNeeds) return;
  for (const at of [1, 2, 3, 4]) {
    const [guide, van] = [{ kind: "guide" }, { kind: "vehicle", seats: SEATS }];
    await change({
      table: "resources",
      id: `benchguide0000${at}`,
      fields: { name: `Guide ${at}`, ...guide },
    });
    await change({
      table: "resources",
      id: `benchvan000000${at}`,
      fields: { name: `Van ${at}`, ...van },
    });
  }
  const found = await fetch(`${url}/api/collections/tours/records?filter=(number=${ITEM})`, {
    headers,
  });
  const [{ updated_at: version }] = (await found.json()).items;
  const needs = [
    { kind: "guide", perGuests: 0 },
    { kind: "vehicle", perGuests: 0 },
  ];
  await change({
    table: "limits",
    id: `tour/${ITEM}`,
    version,
    fields: { busyMinutes: 480, needs },
  });
}

/** A booking of one of them. @param {number} at which */
const bookingOf = (at) => ({
  ...newCommand(),
  item_id: ITEM,
  item_name: "Actun Tunichil Muknal",
  price: 600,
  booking_date: inDays(2 + (Math.floor(at / TIMES.length) % DAYS)),
  departure_time: TIMES[at % TIMES.length],
});

const requestOf = (/** @type {number} */ at) =>
  httpRequest({ path: BOOKINGS, accept: "application/json", body: bookingOf(at) });

let next = 0;
/** Booked in turn, so that none fills up. */
export const limitedRequest = () => {
  next += 1;
  return requestOf(next);
};

/** One booking on each: from now on the database knows what the rules say of them. @param {number} port */
export async function bookEach(port) {
  const socket = openSocket(port);
  for (let at = 0; at < DAYS * TIMES.length; at += 1) await socket.ask(requestOf(at));
  socket.close();
}
