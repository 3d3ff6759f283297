import { textIn } from "../catalogue/service/texts.ts";
import { LANGUAGES, type Language } from "../language.ts";
import { TEAM, TESTIMONIALS, type TeamMember, type Testimonial } from "./sample-content.ts";

/** What any entry may say of itself, and its texts in other languages than English, as far as they are written. */
interface Entry extends Partial<Record<Language, Readonly<Record<string, string>>>> {
  /** The operator has taken it off the site without deleting it. */
  readonly hidden?: boolean;
}

/** A page of the operator's in a social network. */
interface SocialLink {
  readonly id: string;
  readonly sample: boolean;
  readonly label: string;
  readonly url: string;
}

/** What the operator writes for the site under Settings. */
export interface SiteContent {
  readonly testimonials: readonly (Testimonial & Entry)[];
  readonly team: readonly (TeamMember & Entry)[];
  readonly social: readonly (SocialLink & Entry)[];
}

const SOCIAL: SiteContent["social"] = [
  { id: "facebook", sample: true, label: "Facebook", url: "https://facebook.com/" },
  { id: "instagram", sample: true, label: "Instagram", url: "https://instagram.com/" },
];

/** What stands on the site until the operator saves something else. */
const SAMPLE_CONTENT: SiteContent = {
  testimonials: TESTIMONIALS,
  team: TEAM,
  social: SOCIAL,
};

export type ContentKind = keyof SiteContent;
export const CONTENT_KINDS = ["testimonials", "team", "social"] as const satisfies ContentKind[];

/** The texts of each kind of entry, with the longest that is taken. */
export const CONTENT_FIELDS = {
  testimonials: { quote: 600, name: 100, location: 100 },
  team: { name: 100, role: 100, bio: 600 },
  social: { label: 60, url: 300 },
} as const satisfies Record<ContentKind, Readonly<Record<string, number>>>;

/** Which of them are asked for in each language; names and addresses are the same in all. */
export const CONTENT_TEXTS: Readonly<Record<ContentKind, readonly string[]>> = {
  testimonials: ["quote", "location"],
  team: ["role", "bio"],
  social: [],
};

const MAX_ENTRIES = 20;

/** A stored list, or the samples where nothing has been saved yet. */
export function contentOf<Kind extends ContentKind>(
  kind: Kind,
  stored: unknown,
): SiteContent[Kind] {
  return Array.isArray(stored) ? (stored as unknown as SiteContent[Kind]) : SAMPLE_CONTENT[kind];
}

/** The entries that stand on the site in a language, with its texts alone; English where it has none. */
export function shownContent<Kind extends ContentKind>(
  kind: Kind,
  stored: unknown,
  language: Language,
): SiteContent[Kind] {
  const entries: readonly Entry[] = contentOf(kind, stored);
  return entries
    .filter(({ hidden }) => !hidden)
    .map((entry) => inLanguage(entry, language)) as unknown as SiteContent[Kind];
}

function inLanguage(entry: Entry, language: Language) {
  const fields = Object.entries(entry).filter(([name]) => !LANGUAGES.some((one) => one === name));
  const written = entry[language];
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === "string" ? textIn(written?.[name], value) : value,
    ]),
  );
}

/** Null, or the code of what is wrong with a list that is to be stored. */
export function checkContent(kind: ContentKind, list: unknown): string | null {
  if (!Array.isArray(list)) return "list_expected";
  if (list.length > MAX_ENTRIES) return `too_many_entries:${MAX_ENTRIES}`;
  for (const entry of list as Record<string, unknown>[]) {
    for (const [field, max] of Object.entries(CONTENT_FIELDS[kind])) {
      const text = entry?.[field];
      if (typeof text !== "string" || !text.trim()) return "empty_field";
      if (text.length > max) return `field_too_long:${max}:${field}`;
    }
    const texts = LANGUAGES.slice(1).map((language) => checkTexts(kind, entry[language]));
    const wrong = texts.find(Boolean);
    if (wrong) return wrong;
    if (kind === "social" && !/^https:\/\/[^\s"'<>]+$/.test(String(entry.url))) {
      return "link_start";
    }
  }
  return null;
}

/** Of an entry in another language: all of it may be missing. */
function checkTexts(kind: ContentKind, written: unknown): string | null {
  if (written === undefined || written === null) return null;
  if (typeof written !== "object" || Array.isArray(written)) return "texts_expected";
  // the letter of a name is one of its language, too
  const limits: Readonly<Record<string, number>> = { initial: 4, ...CONTENT_FIELDS[kind] };
  for (const [field, text] of Object.entries(written)) {
    const max = limits[field];
    if (typeof text !== "string" || max === undefined) return "texts_expected";
    if (text.length > max) return `field_too_long:${max}:${field}`;
  }
  return null;
}
