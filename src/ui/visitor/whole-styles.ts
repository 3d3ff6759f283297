/** A page is usable before; whatever is busy, they come after this time at the latest. */
const PATIENCE_MS = 500;

let fetching: Promise<readonly HTMLLinkElement[]> | null = null;
let switched: Promise<void> | null = null;

/**
 * A page that was rendered ahead carries the rules that it needs, and links, switched off, to the
 * whole style sheets (src/host/pages/document.ts). Has these fetched, for nothing yet: while the page is taken over
 * the line has nothing else to do, and before that they would hold up its scripts.
 */
export function fetchWholeStyles(): Promise<readonly HTMLLinkElement[]> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  fetching ??= Promise.all([...links].map(fetched));
  return fetching;
}

/**
 * Switches them on, once: a page must not be added to before. All at once, since the one alone would outdo
 * the page's own rules until the next has come. Where one can't be had the app goes on without.
 */
export function wholeStyles(): Promise<void> {
  switched ??= switchOn();
  return switched;
}

/** Switches them on when the page has been taken over and shows what this device knows. */
export async function wholeStylesWhenIdle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback !== "function") setTimeout(resolve, PATIENCE_MS);
    else requestIdleCallback(resolve, { timeout: PATIENCE_MS });
  });
  await wholeStyles();
}

async function switchOn(): Promise<void> {
  for (const link of await fetchWholeStyles()) link.media = "all";
}

/** Has a style sheet fetched that does not count yet. */
function fetched(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  return new Promise((resolve) => {
    const done = () => resolve(link);
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    link.media = "not all";
    link.disabled = false;
  });
}
