import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { addressIn, LANGUAGE } from "#domain/language.ts";
import type { AppLocation } from "#ui/navigation/navigation.ts";
import type { DocumentHead } from "./page-head.ts";
import { goToPlace, placeOf } from "./visitor/places.ts";

/**
 * Keeps the tab's title and the page's canonical address, which phones share, in step with the open
 * page.
 */
export function useDocumentHead(
  { title, canonical }: Pick<DocumentHead, "title" | "canonical">,
  pathname: string,
): void {
  const path = canonical ?? pathname;
  useEffect(() => {
    if (document.title === title) return;
    document.title = title;
    // it is the first page's
    document.querySelector("[name=description]")?.remove();
  }, [title]);
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // the origin is the public address, which the scripts do not know
    if (link) link.href = new URL(addressIn(LANGUAGE, path), link.href).href;
  }, [path]);
}

/**
 * A page begins at its top, or where it was left, if one comes back to it; and the focus moves to its
 * content, so that a screen reader reads on there and not in the link that was left behind.
 */
export function usePageStart(main: RefObject<HTMLElement | null>, location: AppLocation): void {
  const shown = useRef<AppLocation | null>(null);
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = location;
    const place = placeOf(location.state.key ?? "");
    if (left && left !== location) goToPlace(place);
    // the browser has found the place of a page that is loaded, unless it was too short by then
    else if (!left && place > 0 && scrollY === 0) goToPlace(place);
    if (left && left.pathname !== location.pathname) main.current?.focus({ preventScroll: true });
  }, [location, main]);
}
