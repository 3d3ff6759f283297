import { useEffect, useRef, useState } from "react";

/**
 * What is being typed outlives its form: when the sign-in ends in the middle, it is there again
 * after signing in. In memory only, since it holds people's names.
 */
const drafts = new Map<string, unknown>();

type IsGone = (name: string, draft: unknown) => boolean;
/** The forms that are open. */
const open = new Set<(isGone: IsGone) => void>();

interface KeptDraft<Draft> {
  readonly draft: Draft;
  /** As it is by now: what was typed while something was waited for. */
  readonly newest: () => Draft;
  readonly change: (draft: Draft) => void;
  /** For when it was saved or given up. */
  readonly forget: () => void;
  /** Forgets it, and the form begins anew. */
  readonly restart: () => void;
}

/** State under a name; begins with what is kept under it. */
export function useDraft<Draft>(name: string, begin: () => Draft): KeptDraft<Draft> {
  const [draft, setDraft] = useState(() =>
    drafts.has(name) ? (drafts.get(name) as Draft) : begin(),
  );
  const forget = () => void drafts.delete(name);
  // an open form that names who was erased begins anew, too
  const latest = useRef({ draft, begin });
  useEffect(() => {
    latest.current = { draft, begin };
  });
  useEffect(() => {
    const look = (isGone: IsGone) => {
      if (isGone(name, latest.current.draft)) setDraft(latest.current.begin());
    };
    open.add(look);
    return () => void open.delete(look);
  }, [name]);
  return {
    draft,
    newest: () => latest.current.draft,
    change: (next) => {
      drafts.set(name, next);
      setDraft(next);
    },
    forget,
    restart: () => {
      forget();
      setDraft(begin());
    },
  };
}

/** Whether anything is kept under a name that begins so. */
export function hasDrafts(beginning: string): boolean {
  return [...drafts.keys()].some((name) => name.startsWith(beginning));
}

/** Gives up what names somebody: drafts with one of these words in their name or in what was typed. */
export function forgetDraftsWith(words: readonly string[]): void {
  const named = words.filter(Boolean).map((word) => word.toLowerCase());
  const isGone: IsGone = (name, draft) => {
    const text = `${name} ${JSON.stringify(draft)}`.toLowerCase();
    return named.some((word) => text.includes(word));
  };
  for (const [name, draft] of drafts) if (isGone(name, draft)) drafts.delete(name);
  for (const look of open) look(isGone);
}

/** Gives up all that is kept under names that begin so. */
export function forgetDrafts(beginning: string): void {
  for (const name of drafts.keys()) if (name.startsWith(beginning)) drafts.delete(name);
}
