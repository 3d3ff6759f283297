import { useRef, useState } from "react";
import { formDraft, keepFormDraft } from "#data/local/form-drafts.ts";

type Texts = Readonly<Record<string, string>>;
type TextOf = (field: string) => string;
const beforeOf = (field: string) => `${field} before`;

/**
 * What is being typed over what a booking says: as that stands until a field is touched, then as typed, which a reload
 * finds again for a day.
 * @param name that it is kept under
 * @param stands what the booking says now
 * @param shown what is in a field that was not touched
 */
export function useTyped(name: string, stands: TextOf, shown: TextOf = stands) {
  const [typed, setTyped] = useState<Texts>(() => formDraft(name)?.fields ?? {});
  /** What a form that is being sent has in the meantime. */
  const latest = useRef(typed);
  const keep = (next: Texts) => {
    latest.current = next;
    setTyped(next);
    const isTouched = Object.keys(next).length > 0;
    keepFormDraft(name, isTouched ? { fields: next, fillMs: 0, sentAs: null } : null);
  };
  return {
    text: (field: string) => typed[field] ?? shown(field),
    change: (field: string, text: string) =>
      keep({ [beforeOf(field)]: stands(field), ...latest.current, [field]: text }),
    /** True where somebody else has said it since this was begun. */
    isOvertaken: (field: string) => (typed[beforeOf(field)] ?? stands(field)) !== stands(field),
    /** Leaves it as somebody else has said it. */
    leave(field: string) {
      const { [field]: _, [beforeOf(field)]: __, ...others } = latest.current;
      keep(others);
    },
    /** Lets go of what this form held when it was sent; what has been typed into it since then stays. */
    drop() {
      const since = Object.entries(latest.current).filter(([field, text]) => typed[field] !== text);
      keep(Object.fromEntries(since));
    },
  };
}
