/**
 * A page that was rendered ahead carries the rules that it needs, and links, switched off, to the
 * whole style sheets (scripts/build/document.mjs). Switches these on before the app takes over, since
 * it shows what was not in the page; all at once, since the one alone would outdo the page's own rules
 * until the next has come. Where one can't be had the app goes on without.
 */
export async function wholeStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  await Promise.all([...links].map(fetched));
  for (const link of links) link.media = "all";
}

/** Has a style sheet fetched that does not count yet. */
function fetched(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    link.media = "not all";
    link.disabled = false;
  });
}
