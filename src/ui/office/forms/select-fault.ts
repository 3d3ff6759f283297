import type { FocusEvent } from "react";
import type { PlaceholderFault } from "#domain/booking/letters/placeholder-fault.ts";

/** For a field's `onFocus`: what is wrong in its text stands selected, to be seen and typed over. */
export function selectFault(fault: PlaceholderFault | null) {
  return ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (fault) currentTarget.setSelectionRange(fault.start, fault.end);
  };
}
