import { type RefObject, useRef } from "react";
import { formDraft, keepFormDraft } from "#data/local/form-drafts.ts";
import type { Identity } from "#data/sync/identity.ts";
import { earliestBookingDay } from "#domain/belize-date.ts";
import { parseWish } from "#domain/booking/wish.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { useAppLocation } from "#ui/navigation/navigation.ts";
import { isFormUntouched, isUntouched, textsOf, writeTexts } from "#ui/visitor/forms/form-texts.ts";
import { mendedId } from "./mend.ts";

/** What an attempt needs besides the words of its form, and what comes back with them. */
interface FormLife {
  /** When the form was opened, by `performance.now()`. */
  readonly openedAt: RefObject<number>;
  readonly earlier: RefObject<Identity | null>;
}

/** What is left of a form is kept under this name: its item's, or that of the booking that it mends. */
function draftName({ type, id }: CatalogueItem, search: string): string {
  const mended = mendedId(search);
  return mended ? `mend/${mended}` : `${type}/${id}`;
}

/** What is typed into the booking form is there again after Back, a reload or in another tab, for a day. */
export function useBookingDraft(item: CatalogueItem, { openedAt, earlier }: FormLife) {
  const { search: asked } = useAppLocation();
  const mended = mendedId(asked);
  // where the form was opened: an answer may come when another page is open
  const name = useRef(draftName(item, asked));

  /** @returns false where nothing of it would be there again after a reload */
  const keep = (form: HTMLFormElement): boolean => {
    const { website: _trap, ...fields } = textsOf(form);
    const fillMs = performance.now() - openedAt.current;
    const draft = { fields, fillMs, sentAs: earlier.current, asked };
    keepFormDraft(name.current, isFormUntouched(form) ? null : draft);
    return formDraft(name.current) !== null;
  };

  /** Fills in what the address asks for and what was left. @returns false when nothing was left */
  const restore = (form: HTMLFormElement): boolean => {
    const draft = formDraft(name.current);
    const wish = parseWish(new URLSearchParams(asked), earliestBookingDay(Date.now()));
    const fillIn = () => {
      const wanted = Object.entries(wish).filter(([, text]) => text);
      writeTexts(form, Object.fromEntries(wanted), isUntouched);
    };
    if (draft?.asked !== asked) fillIn();
    if (!draft) return false;
    // what was typed before the scripts had arrived is newer; what the server refused is older
    writeTexts(form, draft.fields, mended ? undefined : isUntouched);
    // who sends what was typed before is no machine
    openedAt.current = performance.now() - draft.fillMs;
    const { id, manage_key } = draft.sentAs ?? {};
    earlier.current = id && manage_key ? { id, manage_key } : earlier.current;
    return true;
  };

  return { keep, restore, drop: () => keepFormDraft(name.current, null) };
}
