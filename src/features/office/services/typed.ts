import { loadService } from "#data/office/remote/services.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceRow } from "#domain/catalogue/service/check.ts";
import { withChoicesBeside } from "#domain/catalogue/service/choices-beside.ts";
import { draftOf, rowOfDraft } from "#domain/catalogue/service/draft.ts";
import { rowOfTexts, textsOf } from "#domain/catalogue/service/draft-texts.ts";
import { type Held, rebased } from "#domain/catalogue/service/rebase.ts";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";

export interface Loaded extends Held {
  /** Null for a new one. */
  readonly number: number | null;
  /** As it is stored. */
  readonly row: ServiceRow;
  readonly imageUrl: string | null;
}

/** What was typed, and what it is measured against. */
export interface Typed extends Held {
  readonly base: Loaded;
  readonly picture: File | null | undefined;
}

export const newService = (type: ItemType): Loaded => ({
  ...{ number: null, row: {}, imageUrl: null },
  ...{ draft: SAMPLE_SERVICES[type], texts: {} },
});

export async function loadedService(type: ItemType, id: string): Promise<Loaded> {
  const { number, row, imageUrl } = await loadService(type, id);
  return { number, row, imageUrl, draft: draftOf(type, row), texts: textsOf(row) };
}

export function rowOf(type: ItemType, held: Held): ServiceRow {
  const { draft, texts } = withChoicesBeside(held);
  return { ...rowOfDraft(type, draft), texts: rowOfTexts(type, draft, texts) };
}

/** What is sent of a stored one: what was changed, and the whole that it was changed in. */
export function changesOf(type: ItemType, typed: Typed): { row: ServiceRow; base: ServiceRow } {
  const row = rowOf(type, typed);
  const before = rowOf(type, typed.base);
  const changed = Object.entries(row).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  const base = [...Object.keys(row), "image"].map((field) => [field, typed.base.row[field]]);
  return { row: Object.fromEntries(changed), base: Object.fromEntries(base) };
}

/** What was typed, over what stands by now. @returns `both`: what was changed here and by somebody else */
export function overWhatStands(
  typed: Typed,
  stands: Loaded,
): { typed: Typed; both: readonly string[] } {
  const { both, ...held } = rebased(typed, { was: typed.base, is: stands });
  const isOtherPicture = typed.base.row.image !== stands.row.image;
  const pictures = typed.picture !== undefined && isOtherPicture ? ["image"] : [];
  return { typed: { ...typed, ...held, base: stands }, both: [...both, ...pictures] };
}
