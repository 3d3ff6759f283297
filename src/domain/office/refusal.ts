import * as party from "#messages/booking/party.ts";
import * as own from "#messages/office/refusals.ts";
import * as waiver from "#messages/papers/waiver-refusals.ts";
import * as details from "#messages/pick-up/refusals.ts";
import * as said from "#messages/refusals.ts";
import { type Speaker, speakerOf } from "../refusal.ts";

/** For what the operator fills in, customers' fields among it. */
export const office: Speaker = speakerOf({
  ...said.refusals,
  ...details.refusals,
  ...party.refusals,
  ...waiver.refusals,
  ...own.refusals,
  /** Of a whole that has no fields: one refusal after the other. */
  several: (codes) => codes.split("|").map(office.words).join(". "),
});
