import * as own from "#messages/papers/waiver-refusals.ts";
import { acts } from "../booking/guest-acts/refusal.ts";
import { type Speaker, speakerOf } from "../refusal.ts";

const waivers = speakerOf(own.refusals);

/** For what guests do with a booking that stands, signing among it: what sends that does without these words. */
export const signing: Speaker = {
  words: (refusal) => waivers.words(acts.words(refusal)),
  inWords: (errors) => waivers.inWords(acts.inWords(errors)),
  knows: (refusal): refusal is string => acts.knows(refusal) || waivers.knows(refusal),
};
