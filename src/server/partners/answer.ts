import { partnerKey } from "#domain/partners/key.ts";
import { findPartner } from "./find.ts";

/**
 * `GET /api/partners/{key}`: whom the guests of a partner's address pay, so that the form promises nothing else:
 * `{key, paidTo}`, its name or nothing. What is agreed with it is told to nobody. 404 for what is no partner of today.
 */
export function answerPartner(e: pb.RequestEvent): void {
  const partner = findPartner(e.app, partnerKey(e.request.pathValue("key")));
  if (!partner?.active) throw new ApiError(404, "There is no such partner.");
  const { key, name, collects } = partner;
  e.response.header().set("Cache-Control", "no-store");
  e.json(200, { key, paidTo: collects ? name : "" });
}
