import type { OfficeBooking } from "../booking/fields.ts";
import type { PriceLine } from "../price/lines.ts";
import type { Partner } from "./partner.ts";

/** A whole price in hundredths of a percent. */
export const WHOLE_SHARE = 10_000;

/**
 * What was agreed with a partner of one booking, for good: a share of the price, in hundredths of a percent; or so much
 * net (`netCents`) of each `ofCents` of the price, both in US cents.
 */
export type Terms = { readonly name: string } & (
  | { readonly share: number }
  | { readonly netCents: number; readonly ofCents: number }
);

/** The columns of a booking that say what was agreed of it. */
export interface PartnerColumns {
  readonly partner: string;
  readonly partner_terms: string;
  readonly paid_to: string;
}

export const NO_PARTNER: PartnerColumns = { partner: "", partner_terms: "", paid_to: "" };

/** What is booked (`tour/5`), and for how much. */
interface Booked {
  readonly service: string;
  readonly lines: readonly PriceLine[];
  /** The service's own price for a guest, in US cents: where all guests are of a band no line has it. */
  readonly ownCents: number;
}

/** The lines that have the service's own price, for a guest or the vehicle: no band's, and nothing beside it. */
const OWN = ["guests", "group", "base"];

/** What a partner's terms are of a booking that is made now. */
export function columnsOfPartner(partner: Partner, booked: Booked): PartnerColumns {
  const { service, lines, ownCents } = booked;
  const { key, name, share, nets, collects } = partner;
  const net = nets.find((one) => one.service === service);
  const hasBands = lines.some(({ kind }) => kind === "band");
  const own = lines.find(({ kind }) => OWN.includes(kind))?.unitCents;
  const ofCents = own ?? (hasBands ? ownCents : 0);
  const terms: Terms =
    net && ofCents > 0 ? { name, netCents: net.cents, ofCents } : { name, share };
  return { partner: key, partner_terms: JSON.stringify(terms), paid_to: collects ? name : "" };
}

/** What is written into a booking with them: who has the price paid to a partner is asked for nothing ahead. */
export const withPartner = (columns: PartnerColumns) => ({
  ...columns,
  ...(columns.paid_to ? { deposit_amount: 0, deposit_by: "" } : {}),
});

/** The terms in a booking's column; null where there are none. */
export function termsIn(text: string | undefined): Terms | null {
  if (!text) return null;
  try {
    const terms = JSON.parse(text);
    return typeof terms?.name === "string" ? terms : null;
  } catch {
    return null;
  }
}

/** What the partner earns of a price, and what is left of it (`netCents`), in US cents: both are the price. */
export interface Earned {
  readonly commissionCents: number;
  readonly netCents: number;
}

/**
 * What a partner earns, by the terms of then and the price of now. A share is rounded to whole cents, half a cent up;
 * of a net price that is rounded, and never more than the price.
 */
export function earnedBy(terms: Terms | null, priceCents: number): Earned {
  if (!terms) return { commissionCents: 0, netCents: priceCents };
  const commissionCents =
    "share" in terms
      ? Math.round((priceCents * terms.share) / WHOLE_SHARE)
      : Math.max(0, priceCents - Math.round((priceCents * terms.netCents) / terms.ofCents));
  return { commissionCents, netCents: priceCents - commissionCents };
}

/** What a booking's partner is called; its key where nothing was agreed. */
export const partnerName = ({
  partner,
  partnerTerms,
}: Pick<OfficeBooking, "partner" | "partnerTerms">): string =>
  partner && (termsIn(partnerTerms)?.name ?? partner);
