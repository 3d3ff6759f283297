import type { SentWire } from "#domain/booking/fields.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { partnerKey } from "#domain/partners/key.ts";
import type { Partner } from "#domain/partners/partner.ts";
import { columnsOfPartner, NO_PARTNER, type PartnerColumns } from "#domain/partners/terms.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import { logEvent } from "../machine/events.ts";
import { jsonOf } from "../office/sql.ts";
import { findOffered } from "../site/catalogue.ts";

/** SQL for the JSON of one row of `partners`, there under the name `p`. */
export const PARTNER_JSON = `json_object('key', p.key, 'name', p.name, 'contact', p.contact, 'share', p.share,
  'nets', json(iif(json_valid(p.nets) AND json_type(p.nets) = 'array', p.nets, '[]')),
  'collects', json(iif(p.collects, 'true', 'false')), 'language', p.language,
  'active', json(iif(p.active, 'true', 'false')))`;

/** The partner with a key, also one that has ended; undefined where there is none. */
export function findPartner(app: pb.App, key: string): Partner | undefined {
  if (key === "") return undefined;
  const [found] = jsonOf<Partner[]>(
    app,
    `SELECT json_group_array(${PARTNER_JSON}) AS value FROM partners AS p WHERE p.key = {:key}`,
    { key },
  );
  return found;
}

/**
 * What is stored of the partner that a device names. What is no key of a partner that we have, and one that has ended,
 * is dropped, so that nobody writes anything by it, and no booking is refused for it: the log tells how often.
 */
export function partnerSent(
  app: pb.App,
  { partner: said, type, item_id }: Pick<SentWire, "partner" | "type" | "item_id">,
  lines: readonly PriceLine[],
): PartnerColumns {
  if (said === "") return NO_PARTNER;
  const partner = findPartner(app, partnerKey(said));
  if (partner?.active) {
    const ownCents = ownCentsOf(app, type, item_id);
    return columnsOfPartner(partner, { service: `${type}/${item_id}`, lines, ownCents });
  }
  logEvent("partner-dropped", { reason: partner ? "ended" : "unknown" });
  return NO_PARTNER;
}

/** What a service costs by itself, in US cents; 0 where it is gone. */
export const ownCentsOf = (app: pb.App, type: unknown, id: unknown): number =>
  findOffered(app, type as ItemType, Number(id))?.item.priceCents ?? 0;
