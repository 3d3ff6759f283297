import { useCallback } from "react";
import { formDraft, keepFormDraft } from "#data/local/form-drafts.ts";
import { isFormUntouched, isUntouched, textsOf, writeTexts } from "#ui/visitor/forms/form-texts.ts";

/** What is typed into a form is there again after a reload, for a day. @param name that it is kept under */
export function useActDraft(name: string) {
  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      const draft = form && formDraft(name);
      if (draft) writeTexts(form, draft.fields, isUntouched);
    },
    [name],
  );
  const keep = (form: HTMLFormElement) =>
    keepFormDraft(
      name,
      // what was not touched may be said by others meanwhile
      isFormUntouched(form)
        ? null
        : { fields: textsOf(form, (field) => !isUntouched(field)), fillMs: 0, sentAs: null },
    );
  return { restore, keep, drop: () => keepFormDraft(name, null) };
}
