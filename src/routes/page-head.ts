import type { SceneName } from "#ui/scenes.ts";
import { shownSite } from "#ui/site/shown-site.ts";
import { sharePicture } from "./paths.ts";

interface PageHead {
  /** What this page is, without the company's name; omitted on the home page. */
  readonly title?: string;
  /** At most 160 characters, and no other page's. */
  readonly description: string;
  /** The one address of this page, whatever else it opens by. Without one it is kept out of search. */
  readonly path?: string | undefined;
  /** The scene of its share picture. */
  readonly scene?: SceneName;
}

/**
 * What a route's `head` returns: read by {@link useDocumentHead}, and by rendering at build time,
 * which makes all the other tags of the head from it (head-tags.ts). Addresses are paths here.
 */
export function pageHead({ title, description, path, scene = "hero-day" }: PageHead) {
  const { siteTitle } = shownSite();
  return {
    meta: [
      {
        title: title ? `${title} | ${siteTitle}` : `${siteTitle} | Belize tours & transfers`,
      },
      { name: "description", content: description },
      path
        ? { property: "og:image", content: sharePicture(scene) }
        : { name: "robots", content: "noindex" },
    ],
    links: path ? [{ rel: "canonical", href: path }] : [],
  };
}
