import { colour } from "./tokens.ts";

const SHORT_NAME_LETTERS = 12;

/** What an installed app is called and looks like, for the device's own screens. */
export function webManifest({ siteTitle }: { siteTitle: string }) {
  const icon = (size: number) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const shortcut = (name: string, description: string) => ({
    name,
    description,
    url: `/${name.toLowerCase()}`,
    icons: [icon(192)],
  });
  return {
    id: "/",
    name: siteTitle,
    short_name: shortName(siteTitle),
    description: "Guided tours and private transfers in Belize: browse and book, also offline.",
    lang: "en",
    dir: "ltr",
    start_url: "/",
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
    shortcuts: [
      shortcut("Tours", "Guided day tours with prices"),
      shortcut("Transfers", "Private rides with prices"),
      shortcut("Contact", "Phone, WhatsApp and a message"),
    ],
  };
}

/** What fits below an icon: the last word of the name, which tells more than its beginning. */
const shortName = (title: string) =>
  (title.length <= SHORT_NAME_LETTERS ? title : (title.trim().split(/\s+/).at(-1) ?? title)).slice(
    0,
    SHORT_NAME_LETTERS,
  );

/** What every document's head says of the site: its icons, its manifest, the browser's own colours. */
export function siteHead({ colorScheme }: { colorScheme: "auto" | "light" | "dark" }) {
  const themeColour = (scheme: "light" | "dark") =>
    `<meta name="theme-color" content="${colour("surface", scheme)}" media="(prefers-color-scheme: ${scheme})">`;
  return (
    (colorScheme === "auto"
      ? themeColour("light") + themeColour("dark")
      : `<meta name="theme-color" content="${colour("surface", colorScheme)}">`) +
    '<link rel="icon" href="/favicon.ico" sizes="32x32">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    '<link rel="manifest" href="/manifest.webmanifest">'
  );
}
