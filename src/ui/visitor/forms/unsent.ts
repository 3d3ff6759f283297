import * as words from "#messages/visitor/unsent.ts";
import { renewDocument } from "#ui/browser/renew-document.ts";
import { toast } from "#ui/toast/toast.ts";

const KEY = "unsent";

/** Where what sends a form has not come: loads its page anew, in which {@link sayUnsent} tells that nothing was sent. */
export async function renewUnsent(): Promise<void> {
  mark(true);
  await renewDocument({ byHand: true });
  // the server does not answer: the page stays, and its form says why
  mark(false);
}

/** Once, in the page that comes: a form that is merely there again looks as if nobody had pressed its button. */
export function sayUnsent(): void {
  if (mark(false)) toast({ title: words.title, message: words.text });
}

/** @returns whether it stood there before */
function mark(isUnsent: boolean): boolean {
  try {
    const before = sessionStorage.getItem(KEY);
    if (isUnsent) sessionStorage.setItem(KEY, "1");
    else sessionStorage.removeItem(KEY);
    return before !== null;
  } catch {
    // storage is refused: so is what would bring the form's texts back
    return false;
  }
}
