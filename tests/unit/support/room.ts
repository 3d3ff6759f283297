/** What another language has to give in place of English: the same names, the same figures, words of its own. */
type Words<English> = English extends string
  ? string
  : English extends (...figures: infer Figures) => infer Said
    ? (...figures: Figures) => Sentence<Said>
    : { readonly [Name in keyof English]: Words<English[Name]> };

/** Parts of a sentence stand in an order of the language's own. */
type Sentence<English> = English extends readonly unknown[] ? readonly unknown[] : Words<English>;

/** Held by types: a message that is missing, or wants other figures, is an error here. */
export const room = <English>(en: English, es: Words<English>) => [en, es] as const;
