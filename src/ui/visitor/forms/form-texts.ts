type Field = HTMLInputElement | HTMLTextAreaElement;

/** What stands in a form's fields, by their names; `isWanted` says in which. */
export function textsOf(
  form: HTMLFormElement,
  isWanted: (field: Field) => boolean = () => true,
): Record<string, string> {
  const wanted = fieldsOf(form).filter(isWanted);
  return Object.fromEntries(wanted.map(({ name, value }) => [name, value]));
}

/** Puts texts into the fields of these names, which keep their own; `isWanted` says into which. */
export function writeTexts(
  form: HTMLFormElement,
  texts: Readonly<Record<string, unknown>>,
  isWanted: (field: Field) => boolean = () => true,
): void {
  for (const field of fieldsOf(form)) {
    if (field.name in texts && isWanted(field)) field.value = String(texts[field.name] ?? "");
  }
}

/** True while a field is as the page brought it. */
export const isUntouched = ({ value, defaultValue }: Field): boolean => value === defaultValue;

/** True while nothing in a form has been changed. */
export const isFormUntouched = (form: HTMLFormElement): boolean =>
  fieldsOf(form).every(isUntouched);

/** Puts the focus into the first field that is named in `errors` and can be seen. */
export function focusFirst(form: HTMLFormElement, errors: object): void {
  const first = [...form.elements].find(
    (element) =>
      element instanceof HTMLElement &&
      (element.getAttribute("name") ?? "") in errors &&
      // where a time is chosen from a list its field is hidden
      element.offsetParent,
  );
  if (!(first instanceof HTMLElement)) return;
  first.closest("details")?.setAttribute("open", "");
  first.focus();
}

/** Tells of a value that a button has put into a field, as of a typed one. */
export function dispatchInput(field: Field): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element) =>
      // buttons of a choice: what was chosen stands in a field of its own
      (element instanceof HTMLInputElement && element.type !== "radio") ||
      element instanceof HTMLTextAreaElement,
  ) as Field[];
