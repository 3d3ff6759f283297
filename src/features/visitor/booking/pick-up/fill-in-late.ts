import { formDraft } from "#data/local/form-drafts.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { isUntouched, writeTexts } from "#ui/visitor/forms/form-texts.ts";
import { findMended, mendedId } from "../mend.ts";
import { draftName } from "../use-booking-draft.ts";

/**
 * Puts what was left of an earlier visit, or what a booking said that is to be mended, into fields that have come after
 * the form was restored; what has been typed since stays.
 */
export async function fillInLate(form: HTMLFormElement, item: CatalogueItem): Promise<void> {
  const { search } = location;
  const left = formDraft(draftName(item, search));
  if (left) writeTexts(form, left.fields, isUntouched);
  if (left || !mendedId(search)) return;
  const mended = await findMended(search);
  if (mended) writeTexts(form, { ...mended.form }, isUntouched);
}
