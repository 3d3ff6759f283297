import { durationMinutes } from "../calendar/duration.ts";
import type { Limits } from "./rules.ts";

/** No departure takes longer; what is given back on a day is of no use to others that far away. */
export const LONGEST_DAYS = 3;

/** How long a departure keeps who goes along: as the office has said, or as long as the service takes. */
export const busyMinutesOf = ({ busyMinutes }: Pick<Limits, "busyMinutes">, duration: string) =>
  busyMinutes || durationMinutes(duration);
