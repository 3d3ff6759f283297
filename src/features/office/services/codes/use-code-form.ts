import { useRef, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { type ListedCode, saveCode } from "#data/office/remote/money/codes.ts";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import type { CodeErrors } from "#domain/codes/check.ts";
import type { Code } from "#domain/codes/code.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/services/codes.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";
import { type CodeDraft, draftOf, readDraft } from "./code-form.ts";

/** What was typed, with what it was typed into: another may have saved since. */
interface Kept {
  readonly base: CodeDraft;
  readonly version: string;
  readonly draft: CodeDraft;
}

/** A code that is added or changed: its draft, what is wrong with it, and saving it. */
export function useCodeForm(stored: ListedCode | null, onDone: () => void) {
  const kept = useDraft<Kept>(`code ${stored?.text ?? ""}`, () => {
    const base = draftOf(stored);
    return { base, version: stored?.version ?? "", draft: base };
  });
  const { base, version, draft } = kept.draft;
  const [errors, setErrors] = useState<CodeErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSaved = useRef(false);

  async function save(): Promise<void> {
    const { code, errors: wrong } = readDraft(draft);
    setErrors(office.inWords(wrong));
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    try {
      await saveCode(code, version);
    } catch (error) {
      if (error instanceof RemoteFailure) setErrors(error.fields);
      return setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
    isSaved.current = true;
    kept.forget();
    toast({ title: words.savedTitle, message: words.saved(code.text), tone: "success" });
    onDone();
  }

  const set = (part: Partial<CodeDraft>) => {
    setErrors({});
    kept.change({ base, version, draft: { ...draft, ...part } });
  };
  return {
    ...{ draft, errors, failure, isBusy, save, set, forget: kept.forget },
    setCode: (part: Partial<Code>) => set({ code: { ...draft.code, ...part } }),
    isDirty: () => !isSaved.current && JSON.stringify(draft) !== JSON.stringify(base),
  };
}
