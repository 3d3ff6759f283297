import type { PickUp } from "#domain/booking/pick-up/pick-up.ts";
import * as words from "#messages/formats/times.ts";
import { clockTime } from "./clock-time.ts";

/** When and where, one below the other: `6:15 am (Belize time)`, `Lobby, white van`. */
export function pickUpWords({ time, place }: PickUp): string {
  return [time && words.belizeTime(clockTime(time)), place].filter(Boolean).join("\n");
}
