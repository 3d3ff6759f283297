import { oneLine, severalLines } from "#domain/booking/normalise.ts";
import { checkPartner, type SaidPartner } from "#domain/partners/partner.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { findPartner, PARTNER_JSON } from "../../partners/find.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { changedSince } from "../changed-since.ts";
import { newRecord } from "../new-record.ts";
import { refuse, refuseChanged, refuseWhole } from "../refuse.ts";
import { listed, textOf } from "../sql.ts";

/** `GET /api/office/partners`: all partners by name, those that have ended too. */
export function listPartners(e: pb.RequestEvent): void {
  const rows = `SELECT ${PARTNER_JSON} AS row FROM partners AS p ORDER BY p.name COLLATE NOCASE, p.key`;
  e.blob(200, "application/json", textOf(e.app, listed(rows)));
}

/**
 * `PUT /api/office/partners/{key}`: a new partner (`isNew`), or what is agreed with one from now on; bookings that there
 * are stay as they were agreed. `base` is the partner as it was read. Answers with the partner, 400 with a message per field,
 * 409 for a key that is used and where somebody else was faster.
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
  let changed: readonly string[] = [];
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      const stands = findPartner(app, String(key));
      changed = stands ? changedSince(body.base, { ...stands }, values) : [];
      if (changed.length > 0) return;
      const record = stands
        ? app.findFirstRecordByData("partners", "key", String(key))
        : newRecord(app, "partners", {});
      record.load(values);
      app.saveNoValidate(record);
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  if (changed.length > 0) return refuseChanged(e, changed);
  e.json(200, findPartner(e.app, String(key)));
}

/** The same has come again, since its answer was lost. */
const isSame = (stored: object, values: object) =>
  Object.entries(values).every(
    ([field, value]) =>
      JSON.stringify(stored[field as keyof typeof stored]) === JSON.stringify(value),
  );
