import type { Booking } from "./fields.ts";

/** True for a booking that waits since its departure could not be had: its guests may want another. */
export const isTurnedAway = ({ status, reason }: Pick<Booking, "status" | "reason">): boolean =>
  status === "pending" && (reason === "closed" || reason === "full" || reason === "busy");
