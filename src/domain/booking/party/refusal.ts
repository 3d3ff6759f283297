import { type Speaker, speakerOf } from "#domain/refusal.ts";
import * as party from "#messages/booking/party.ts";
import * as details from "#messages/pick-up/refusals.ts";
import * as said from "#messages/refusals.ts";

/** For all that a visitor fills in, bands and extras among it: no page's first view needs what is said of those. */
export const parties: Speaker = speakerOf({
  ...said.refusals,
  ...details.refusals,
  ...party.refusals,
});
