import type { PickUp } from "#domain/booking/pick-up/pick-up.ts";
import * as times from "#messages/formats/times.ts";

/** When and where, one below the other: `6:15 am (Belize time)`, `Lobby, white van`. */
export function pickUpWords({ time, place }: PickUp): string {
  return [time && times.belizeTime(times.clock(time)), place].filter(Boolean).join("\n");
}
