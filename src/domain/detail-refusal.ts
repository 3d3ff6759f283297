import * as details from "#messages/pick-up/refusals.ts";
import * as said from "#messages/refusals.ts";
import { type Speaker, speakerOf } from "./refusal.ts";

/** For all that a visitor fills in: the form's first view does without what is said of pick-ups. */
export const guests: Speaker = speakerOf({ ...said.refusals, ...details.refusals });
