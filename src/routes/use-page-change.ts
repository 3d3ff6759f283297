import { useLocation, useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the tab's title and the page's canonical address, which phones share, in step with the
 * deepest route that names them.
 */
export function useDocumentHead(): void {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.flatMap((match) => match.meta ?? []).findLast((tag) => tag?.title)?.title,
  });
  const path = useRouterState({
    select: ({ matches, location }) =>
      matches.flatMap((match) => match.links ?? []).findLast((link) => link?.rel === "canonical")
        ?.href ?? location.pathname,
  });
  useEffect(() => {
    if (title) document.title = title;
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
export function usePageStart(main: RefObject<HTMLElement | null>): void {
  const path = useLocation({ select: (location) => location.pathname });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
