import { type RefObject, useEffect } from "react";

/** Errors stand at their fields, and the first one gets the focus (LOOK.md, states). */
export function useFirstError(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid='true'], [data-error]");
    if (!form.current?.querySelector(":focus[aria-invalid='true']")) wrong?.focus();
  }, [form, errors]);
}
