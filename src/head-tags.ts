/** Writes the head of a page that is rendered ahead, from what its route says in `head`. */
import { addressIn, LANGUAGES } from "#domain/language.ts";
import * as language from "#messages/language.ts";
import type { DocumentHead } from "#routes/page-head.ts";
import { sharePicture } from "#routes/paths.ts";
import { absolute, absolutePage } from "#routes/public-address.ts";
import { SCENES, type SceneName } from "#ui/pictures/scenes.ts";
import { shownSite } from "#ui/site/shown-site.ts";

type Attributes = Readonly<Record<string, unknown>>;
/** The size of every share picture; scripts/pictures/share-pictures.ts draws them. */
const PICTURE = { width: 1200, height: 630 } as const;

export interface WrittenHead {
  readonly title: string;
  /** All other tags, ready to stand in the head. */
  readonly head: string;
  /** The scene of the share picture. */
  readonly scene: SceneName | null;
}

export function headTags(head: DocumentHead): WrittenHead {
  const { title, description, canonical, scene } = head;
  const tags = [
    element("meta", { name: "description", content: description }),
    ...(canonical === null
      ? [element("meta", { name: "robots", content: "noindex" })]
      : socialTags({ title, description, path: canonical, scene })),
  ];
  return {
    title: escapeHtml(title),
    head: tags.join(""),
    scene: canonical === null ? null : scene,
  };
}

interface Shared {
  readonly title: string;
  readonly description: string;
  /** Of the page, without its language. */
  readonly path: string;
  readonly scene: SceneName;
}

/** What search engines and messengers read. */
function socialTags({ title, description, path, scene }: Shared): string[] {
  const properties: Attributes = {
    "og:site_name": shownSite().siteTitle,
    "og:locale": language.locale,
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": absolutePage(path),
    "og:image": absolute(sharePicture(scene)),
    "og:image:type": "image/png",
    "og:image:width": PICTURE.width,
    "og:image:height": PICTURE.height,
    "og:image:alt": SCENES[scene].alt,
  };
  return [
    element("link", { rel: "canonical", href: absolutePage(path) }),
    ...[...LANGUAGES, "x-default" as const].map((name) =>
      element("link", {
        rel: "alternate",
        hreflang: name,
        href: absolute(addressIn(name === "x-default" ? LANGUAGES[0] : name, path)),
      }),
    ),
    ...Object.entries(properties).map(([property, content]) =>
      element("meta", { property, content }),
    ),
    // the rest of a card is taken from the Open Graph tags
    element("meta", { name: "twitter:card", content: "summary_large_image" }),
  ];
}

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeHtml(String(value))}"`,
  );
  return `<${name}${written.join("")}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
