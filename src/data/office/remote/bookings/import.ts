import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { OfficeBookingSchema } from "#domain/booking/office/schemas.ts";
import { pocketbase } from "../pocketbase.ts";
import { callOrRefusal, type Refusal } from "../refusal.ts";

/** Reads a traveller's code on the server; stores the booking when `save` is true. */
export function importBooking(code: string, save: boolean): Promise<OfficeBooking | Refusal> {
  return callOrRefusal(async () => {
    const body = { code, save };
    const answer = await pocketbase.send("/api/office/import", { method: "POST", body });
    // a booking that is only looked at has no stamps yet
    return v.parse(OfficeBookingSchema, { created_at: "", ...answer });
  });
}
