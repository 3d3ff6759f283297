import { partnerKey } from "#domain/partners/key.ts";
import { keepPartner, keptPartner } from "../../local/partner.ts";
import { request } from "../../remote/request.ts";

/** So long bookings of a device come from the partner by whose address it has come, in ms. */
const KEPT_MS = 14 * 86_400_000;
const TIME_LIMIT_MS = 20_000;

/**
 * Keeps the partner that the document's address names (`?partner=`), else the one that is kept, and asks whom its guests
 * pay. One that the server does not know is forgotten; without an answer the server decides when the booking comes.
 */
export async function followPartner(): Promise<void> {
  // a tap may have led on meanwhile
  const [opened] = performance.getEntriesByType("navigation");
  const { searchParams } = new URL(opened?.name ?? location.href);
  const named = partnerKey(searchParams.get("partner"));
  if (named && named !== keptPartner()?.key) {
    keepPartner({ key: named, paidTo: "", untilMs: Date.now() + KEPT_MS });
  }
  const kept = keptPartner();
  if (!kept) return;
  const { key } = kept;
  const untilMs = named ? Date.now() + KEPT_MS : kept.untilMs;
  const path = `/api/partners/${key}`;
  const { status, body } = await request(path, { method: "GET", timeLimitMs: TIME_LIMIT_MS });
  const { paidTo } = Object(body);
  if (status === 404) keepPartner(null);
  else if (status === 200 && typeof paidTo === "string") keepPartner({ key, paidTo, untilMs });
}
