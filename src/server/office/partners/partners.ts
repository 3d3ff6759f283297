import { oneLine, severalLines } from "#domain/booking/normalise.ts";
import { checkPartner, type SaidPartner } from "#domain/partners/partner.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { findPartner, PARTNER_JSON } from "../../partners/find.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { newRecord } from "../new-record.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { listed, textOf } from "../sql.ts";

/** `GET /api/office/partners`: all partners by name, those that have ended too. */
export function listPartners(e: pb.RequestEvent): void {
  const rows = `SELECT ${PARTNER_JSON} AS row FROM partners AS p ORDER BY p.name COLLATE NOCASE, p.key`;
  e.blob(200, "application/json", textOf(e.app, listed(rows)));
}

/**
 * `PUT /api/office/partners/{key}`: a new partner (`isNew`), or what is agreed with one from now on; bookings that there
 * are stay as they were agreed. Answers with the partner, 400 with a message per field, 409 for a key that is used.
 */
export function putPartner(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const said: SaidPartner = {
    ...body,
    key: e.request.pathValue("key"),
    name: typeof body.name === "string" ? oneLine(body.name) : body.name,
    contact: typeof body.contact === "string" ? severalLines(body.contact) : body.contact,
  };
  const errors = checkPartner(said);
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const { key, name, contact, share, nets, language } = said;
  const values = {
    ...{ key, name, contact, share, nets, language },
    ...{ collects: body.collects === true, active: body.active === true },
  };
  const stored = findPartner(e.app, String(key));
  if (stored && body.isNew === true && !isSame(stored, values)) {
    return refuseWhole(e, 409, "partner_key_used");
  }
  if (!stored && body.isNew !== true) throw new ApiError(404, "There is no such partner.");
  commitToDisk(e.app);
  try {
    const record = stored
      ? e.app.findFirstRecordByData("partners", "key", String(key))
      : newRecord(e.app, "partners", {});
    record.load(values);
    e.app.saveNoValidate(record);
  } catch (error) {
    throw storageTrouble(error);
  }
  e.json(200, findPartner(e.app, String(key)));
}

/** The same has come again, since its answer was lost. */
const isSame = (stored: object, values: object) =>
  Object.entries(values).every(
    ([field, value]) =>
      JSON.stringify(stored[field as keyof typeof stored]) === JSON.stringify(value),
  );
