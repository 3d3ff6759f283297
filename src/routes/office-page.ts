import type { ComponentType } from "react";
import { type LazyPage, lazyPage } from "./lazy-page.tsx";

const pages: { preload(): Promise<void> }[] = [];

/** A page or part of the back office, fetched when it is needed, and ahead by {@link keepOfficeFiles}. */
export function officePage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const page = lazyPage(load, undefined, true);
  pages.push(page);
  return page;
}

/**
 * Has the worker keep all files of the back office, so that each of its pages opens without a
 * connection, also those that nobody has looked at yet. Nothing of it on a visitor's phone: it runs
 * in the back office only.
 */
export function keepOfficeFiles(): void {
  if (!("serviceWorker" in navigator)) return;
  keepAll().catch(() => {
    // the line broke: what was looked at is kept, and the next visit tries again
  });
}

async function keepAll(): Promise<void> {
  await navigator.serviceWorker.ready;
  await Promise.all(pages.map((page) => page.preload()));
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  // what was fetched before the worker was there passes it only now; the browser has it at hand
  for (const url of new Set(loaded)) await fetch(url);
}
