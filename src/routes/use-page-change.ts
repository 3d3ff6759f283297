import { useLocation, useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/** Keeps the tab's title in step with the deepest route that names one. */
export function useDocumentTitle(): void {
  const title = useRouterState({
    select: ({ matches }) =>
      matches
        .flatMap((match) => match.meta ?? [])
        .reduce<string | undefined>((deepest, meta) => meta?.title ?? deepest, undefined),
  });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
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
