import { FIELDS } from "#domain/booking/fields.ts";
import { dollarsToCents } from "#domain/money.ts";
import { partnerKey } from "#domain/partners/key.ts";
import { columnsOfPartner, NO_PARTNER, withPartner } from "#domain/partners/terms.ts";
import { linesFrom } from "#domain/price/kept-lines.ts";
import { findPartner, ownCentsOf } from "../../partners/find.ts";
import type { Changes } from "./edit-check.ts";

const PARTNER = FIELDS.partner.wire;

/**
 * From whom the office says that a booking comes. What was agreed then stays for good, whatever is agreed with the
 * partner later; another partner or another service begins with what is agreed now.
 * @param values the other columns' new values, service and price among them; gets the partner's
 */
export function checkPartnerEdit(
  app: pb.App,
  record: pb.Record,
  wanted: Changes,
  values: Changes,
): Readonly<Record<string, string>> {
  const stored = record.getString(PARTNER);
  const said = PARTNER in wanted ? String(wanted[PARTNER] ?? "") : stored;
  const isMoved = "type" in values;
  if (said === stored && (!isMoved || stored === "")) return {};
  if (said === "") {
    Object.assign(values, NO_PARTNER);
    return {};
  }
  const partner = findPartner(app, partnerKey(said));
  if (!partner) return { [PARTNER]: "partner_unknown" };
  const [type, id, price, lines] = ["type", "item_id", "price", "price_lines"].map(
    (column) => values[column] ?? record.get(column),
  );
  const priceLines = linesFrom(lines, dollarsToCents(Number(price))) ?? [];
  const columns = columnsOfPartner(partner, {
    service: `${type}/${id}`,
    ...{ lines: priceLines, ownCents: ownCentsOf(app, type, id) },
  });
  Object.assign(values, withPartner(columns));
  return {};
}
