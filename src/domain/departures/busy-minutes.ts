import { durationMinutes } from "../calendar/duration.ts";
import type { Limits } from "./rules.ts";

/** How long a departure keeps who goes along: as the office has said, or as long as the service takes. */
export const busyMinutesOf = ({ busyMinutes }: Pick<Limits, "busyMinutes">, duration: string) =>
  busyMinutes || durationMinutes(duration);
