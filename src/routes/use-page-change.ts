import { type RefObject, useEffect, useRef } from "react";
import type { DocumentHead } from "./page-head.ts";

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
    document.title = title;
  }, [title]);
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // the origin is the public address, which the scripts do not know
    if (link) link.href = new URL(path, link.href).href;
  }, [path]);
}

/**
 * On every change of path the page starts at its top, and the focus moves to the new content, so
 * that a screen reader reads on there and not in the link that was left behind.
 */
export function usePageStart(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
