import { leavesAt } from "#domain/departures/leaves-at.ts";
import type { Booking } from "../fields.ts";
import { policyHoursOf } from "./policy.ts";

const HOUR_MS = 3_600_000;

/** When it leaves, in ms since 1970 (UTC), or when its day begins where it has no time. */
const leavesAtMs = ({ date, departureTime = "" }: Pick<Booking, "date" | "departureTime">) =>
  leavesAt({ day: date, time: departureTime });

/** The instant (ms since 1970, UTC) until which it is changed and cancelled for free. */
export const freeUntilMs = (
  booking: Pick<Booking, "policyHours" | "date" | "departureTime">,
): number => leavesAtMs(booking) - policyHoursOf(booking) * HOUR_MS;
