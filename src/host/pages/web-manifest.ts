import { addressIn, type Language } from "#domain/language.ts";
import { colour } from "./tokens.ts";

const SHORT_NAME_LETTERS = 12;

/** What the pages say of the installed app (src/pages.tsx). */
export interface AppWords {
  readonly lang: string;
  readonly startUrl: string;
  readonly description: string;
  readonly shortcuts: readonly { name: string; description: string; url: string }[];
}

/** What an installed app is called and looks like, for the device's own screens. */
export function webManifest({ siteTitle }: { siteTitle: string }, words: AppWords) {
  const icon = (size: number) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    id: "/",
    name: siteTitle,
    short_name: shortName(siteTitle),
    description: words.description,
    lang: words.lang,
    dir: "ltr",
    start_url: words.startUrl,
    scope: "/",
    display: "standalone",
    theme_color: colour("surface"),
    background_color: colour("page"),
    categories: ["travel"],
    icons: [
      icon(192),
      icon(512),
      { ...icon(512), src: "/icons/maskable-512.png", purpose: "maskable" },
    ],
    shortcuts: words.shortcuts.map((shortcut) => ({ ...shortcut, icons: [icon(192)] })),
  };
}

/** What fits below an icon: the last word of the name, which tells more than its beginning. */
const shortName = (title: string) =>
  (title.length <= SHORT_NAME_LETTERS ? title : (title.trim().split(/\s+/).at(-1) ?? title)).slice(
    0,
    SHORT_NAME_LETTERS,
  );

/** What every document's head says of the site: its icons, its manifest, the browser's own colours. */
export function siteHead(
  { colorScheme }: { colorScheme: "auto" | "light" | "dark" },
  language: Language,
) {
  const themeColour = (scheme: "light" | "dark") =>
    `<meta name="theme-color" content="${colour("surface", scheme)}" media="(prefers-color-scheme: ${scheme})">`;
  return (
    (colorScheme === "auto"
      ? themeColour("light") + themeColour("dark")
      : `<meta name="theme-color" content="${colour("surface", colorScheme)}">`) +
    '<link rel="icon" href="/favicon.ico" sizes="32x32">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `<link rel="manifest" href="${addressIn(language, "/manifest.webmanifest")}">`
  );
}
