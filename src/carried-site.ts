import type { CarriedSite } from "#domain/site/site.ts";
import { SITE_ELEMENT, showSite } from "#ui/site/shown-site.ts";

/** Shows the site that this page carries; under Vite's own server, which has no pages, the built-in one. */
export async function showCarriedSite(): Promise<void> {
  const carried = document.getElementById(SITE_ELEMENT)?.textContent;
  // it comes from our own server with the script that reads it
  if (carried) return showSite(JSON.parse(carried) as CarriedSite);
  if (!import.meta.env.DEV) throw new Error("the page carries no site");
  const { BUILT_IN_SITE } = await import("#domain/site/built-in.ts");
  showSite({ ...BUILT_IN_SITE, id: "built-in", version: 0 });
}
