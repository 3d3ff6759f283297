import { LANGUAGE, type Language } from "#domain/language.ts";
import { centsToDollars, parseAmount } from "#domain/money.ts";
import type { Partner } from "#domain/partners/partner.ts";
import { WHOLE_SHARE } from "#domain/partners/terms.ts";

/** A partner while it is being edited: shares and amounts as typed. */
export interface PartnerDraft extends Omit<Partner, "share" | "nets" | "language"> {
  /** In percent. */
  readonly share: string;
  /** In US dollars, each for a service. */
  readonly nets: readonly { readonly service: string; readonly price: string }[];
  readonly language: Language;
}

export const NEW_PARTNER: PartnerDraft = {
  ...{ key: "", name: "", contact: "", share: "10", nets: [] },
  ...{ collects: false, language: LANGUAGE, active: true },
};

export const draftOf = (partner: Partner): PartnerDraft => ({
  ...partner,
  share: String(partner.share / 100),
  nets: partner.nets.map(({ service, cents }) => ({
    service,
    price: String(centsToDollars(cents)),
  })),
});

/** What was typed, over what somebody else has agreed meanwhile. */
export function overWhatStands(
  draft: PartnerDraft,
  { was, is }: { readonly was: Partner; readonly is: Partner },
): PartnerDraft {
  const before: Readonly<Record<string, unknown>> = { ...draftOf(was) };
  const typed = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return { ...draftOf(is), ...Object.fromEntries(typed) };
}

const SHARE = /^\d{1,3}([.,]\d{1,2})?$/;

/** What was typed; NaN for a share or an amount that cannot be read, which the check refuses. */
export const partnerOf = ({ share, nets, ...others }: PartnerDraft): Partner => ({
  ...others,
  key: others.key.trim(),
  name: others.name.trim(),
  share: SHARE.test(share.trim())
    ? Math.round((Number(share.trim().replace(",", ".")) * WHOLE_SHARE) / 100)
    : Number.NaN,
  nets: nets.map(({ service, price }) => ({ service, cents: parseAmount(price) })),
});

const MARKS = /[\u0300-\u036f]/g;
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * A key for a new partner, of its name and four letters that nobody guesses: where a partner collects, whoever knows
 * its address books without paying us.
 */
export function proposedKey(name: string, random: Uint8Array): string {
  const plain = name.normalize("NFD").replace(MARKS, "").toLowerCase();
  const words = plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 30);
  const end = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join("");
  return [words.replace(/-$/, ""), end].filter(Boolean).join("-");
}
