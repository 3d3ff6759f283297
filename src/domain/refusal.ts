import * as said from "#messages/refusals.ts";

/** What is said of each code: words, or words with the code's figures. */
type Refusals = Readonly<Record<string, string | ((...figures: string[]) => string)>>;

/** How one kind of form speaks of what the rules refuse. */
export interface Speaker {
  /**
   * A refusal in words. What is no code stands as it is: a sentence of an older server, or one that a device
   * or a history has kept.
   */
  readonly words: (refusal: string) => string;
  /** The same for a form's fields. */
  readonly inWords: <Errors extends { readonly [field: string]: string | undefined }>(
    errors: Errors,
  ) => Errors;
  /** True for a code that it has words for. */
  readonly knows: (refusal: unknown) => refusal is string;
}

/**
 * Rules refuse in codes, with figures behind colons (`guests_too_few:2`), so that each reader gets them in
 * words of their own language. The last figure may have colons in it.
 */
export function speakerOf(refusals: Refusals): Speaker {
  const table = new Map(Object.entries(refusals));
  const found = (refusal: string): string | null => {
    const [code = "", ...figures] = refusal.split(":");
    const words = table.get(code);
    if (typeof words !== "function") return figures.length > 0 ? null : (words ?? null);
    const last = words.length - 1;
    if (figures.length <= last) return null;
    return words(...figures.slice(0, last), figures.slice(last).join(":"));
  };
  const words = (refusal: string) => found(refusal) ?? refusal;
  return {
    words,
    inWords: (errors) =>
      Object.fromEntries(
        Object.entries(errors).map(([field, refusal]) => [field, refusal && words(refusal)]),
      ) as typeof errors,
    knows: (refusal): refusal is string => typeof refusal === "string" && found(refusal) !== null,
  };
}

/** For what a visitor fills in. */
export const visitors = speakerOf(said.refusals);
