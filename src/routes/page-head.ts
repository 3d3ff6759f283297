import * as heads from "#messages/heads.ts";
import type { SceneName } from "#ui/pictures/scenes.ts";
import { shownSite } from "#ui/site/shown-site.ts";

interface PageHead {
  /** What this page is, without the company's name; omitted on the home page. */
  readonly title?: string;
  /** At most 160 characters, and no other page's: where pages are rendered ahead; on a phone nobody reads it. */
  readonly description: string | false;
  /** The one address of this page, whatever else it opens by. Without one it is kept out of search. */
  readonly path?: string | undefined;
  /** The scene of its share picture. */
  readonly scene?: SceneName;
}

/** What the head of a document says of its page: head-tags.ts writes it, {@link useDocumentHead} follows. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  /** The path of its one address; null for a page that is kept out of search. */
  readonly canonical: string | null;
  /** The scene of its share picture. */
  readonly scene: SceneName;
}

/** What a route's `head` returns. */
export function pageHead({ title, description, path, scene = "hero-day" }: PageHead): DocumentHead {
  const { siteTitle } = shownSite();
  return {
    title: title ? `${title} | ${siteTitle}` : heads.siteTitle(siteTitle),
    description: description || "",
    canonical: path ?? null,
    scene,
  };
}
