import { useState } from "react";
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

/** A code that is added or changed: its draft, what is wrong with it, and saving it. */
export function useCodeForm(stored: ListedCode | null, onSaved: () => void) {
  const begin = () => draftOf(stored);
  const { draft, change, forget } = useDraft<CodeDraft>(`code ${stored?.text ?? ""}`, begin);
  const [errors, setErrors] = useState<CodeErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    const { code, errors: wrong } = readDraft(draft);
    setErrors(office.inWords(wrong));
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    try {
      await saveCode(code, stored?.version ?? "");
    } catch (error) {
      if (error instanceof RemoteFailure) setErrors(error.fields);
      return setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
    forget();
    toast({ title: words.savedTitle, message: words.saved(code.text), tone: "success" });
    onSaved();
  }

  const set = (part: Partial<CodeDraft>) => {
    setErrors({});
    change({ ...draft, ...part });
  };
  return {
    ...{ draft, errors, failure, isBusy, save, set, forget },
    setCode: (part: Partial<Code>) => set({ code: { ...draft.code, ...part } }),
    isDirty: () => JSON.stringify(draft) !== JSON.stringify(begin()),
  };
}
