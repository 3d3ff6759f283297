import { useState } from "react";

/**
 * What is being typed outlives its dialog: when the sign-in ends in the middle, it is there again
 * after signing in. In memory only, since it holds people's names.
 */
const drafts = new Map<string, unknown>();

interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** For when it was saved or given up. */
  readonly forget: () => void;
}

/** State under a name; begins with what is kept under it. */
export function useDraft<Draft>(name: string, begin: () => Draft): KeptDraft<Draft> {
  const [draft, setDraft] = useState(() =>
    drafts.has(name) ? (drafts.get(name) as Draft) : begin(),
  );
  return {
    draft,
    change: (next) => {
      drafts.set(name, next);
      setDraft(next);
    },
    forget: () => drafts.delete(name),
  };
}
