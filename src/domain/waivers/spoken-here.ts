import type * as words from "#messages/papers/waiver.ts";
import type * as refused from "#messages/papers/waiver-refusals.ts";

/** What a form for a signature says, in one language. */
export type SpokenWaiver = Pick<typeof words, "form"> & Pick<typeof refused, "refusals">;
