import { LANGUAGES, type Language } from "../language.ts";

/** What guests of a service sign, as one of them was shown it. */
export interface WaiverText {
  readonly language: Language;
  readonly text: string;
}

/** A service's text in each language in which it is written; none of it where nothing is to be signed. */
export type WaiverTexts = Readonly<Partial<Record<Language, string>>>;

/** What a text's SHA-256 (in hex, of UTF-8) is taken of: by that name each version is known for ever. */
export const hashedOf = ({ language, text }: WaiverText): string => `${language}\n${text}`;

/** Whether something is written; apart from the catalogue's, which no guest needs. */
const isText = (text: string | undefined): text is string => !!text?.trim();

const HASH = /^[0-9a-f]{64}$/;
export const isHash = (value: unknown): value is string =>
  typeof value === "string" && HASH.test(value);

/** What is signed in a language: English where it is not written in it; null where a service has no waiver. */
export function waiverIn(texts: WaiverTexts | undefined, language: Language): WaiverText | null {
  const [first] = LANGUAGES;
  if (!isText(texts?.[first])) return null;
  const written = [language, first].find((name) => isText(texts[name])) ?? first;
  return { language: written, text: texts[written] ?? "" };
}
