import type { Booking } from "../fields.ts";

/** Hours before the departure until which changing and cancelling are free, until the operator sets others. */
export const STANDARD_POLICY_HOURS = 48;
/** From a few hours to a month. */
export const POLICY_HOURS = [2, 720] as const;

/** What held when it was booked; bookings from before that was kept have the standard. */
export const policyHoursOf = ({ policyHours }: Pick<Booking, "policyHours">): number =>
  policyHours || STANDARD_POLICY_HOURS;
