/** Told of a form by the parts of it that read several of its fields at once. */
interface Told {
  /** Something in it has changed: the field's name, empty when that was not one field alone. */
  readonly heard?: (name: string) => void;
  /** What was left of an earlier visit, or of a booking that is mended, stands in its fields. */
  readonly filled?: () => void;
}

const FILLED = "filled-in";

/** Follows what is typed into a form, what empties it, and what fills it in. @returns what ends it */
export function followForm(form: HTMLFormElement, told: Told): () => void {
  const { heard = () => {}, filled = () => heard("") } = told;
  const ended = new AbortController();
  const { signal } = ended;
  const typed = ({ target }: Event) => heard(target instanceof HTMLInputElement ? target.name : "");
  form.addEventListener("input", typed, { signal });
  // it empties the fields after it has been told
  form.addEventListener("reset", () => setTimeout(() => heard("")), { signal });
  form.addEventListener(FILLED, () => filled(), { signal });
  return () => ended.abort();
}

/** Tells the parts of a form that its fields have been filled in. */
export const tellFilledIn = (form: HTMLFormElement) => form.dispatchEvent(new Event(FILLED));
