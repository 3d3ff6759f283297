/** What the operator has not written yet in each other language. */
export const title = "Translations";
export const complete = (language: string) => `${language}: every text is there.`;
export const lacks = (language: string, count: number) =>
  `${language}: ${count === 1 ? "1 place lacks" : `${count} places lack`} texts. Guests read the English there.`;
export const builtInMail = "Has the built-in text, not yours";
export const notCounted = (why: string) => `What is missing is not known: ${why}`;
