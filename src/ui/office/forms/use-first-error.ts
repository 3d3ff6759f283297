import { type RefObject, useEffect } from "react";

/** Fields that carry an error; the button of a date is marked by Mantine, as the frames around fields are. */
const WRONG = "[aria-invalid='true'], button[data-error]";

/** Errors stand at their fields, and the first one gets the focus (LOOK.md, states). */
export function useFirstError(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(WRONG);
    if (!form.current?.querySelector(":focus[aria-invalid='true']")) wrong?.focus();
  }, [form, errors]);
}
