import { type Speaker, speakerOf } from "#domain/refusal.ts";
import * as party from "#messages/booking/party.ts";
import * as later from "#messages/guest-acts.ts";
import * as details from "#messages/pick-up/refusals.ts";
import * as said from "#messages/refusals.ts";

/** For what guests do with a booking that stands. */
export const acts: Speaker = speakerOf({
  ...said.refusals,
  ...details.refusals,
  ...party.refusals,
  ...later.refusals,
});
