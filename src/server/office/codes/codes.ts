import { readCode } from "#domain/codes/check.ts";
import type { Code } from "#domain/codes/code.ts";
import { CODE_JSON, USES } from "../../bookings/codes.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { change, jsonOf, stamp } from "../sql.ts";

/** A code with how often it was used, what it has taken off so far in US cents, and the stamp of its last change. */
interface Listed extends Code {
  readonly used: number;
  readonly off: number;
  readonly version: string;
}

const OFF = `(SELECT coalesce(-sum(line.value ->> 'cents'), 0) FROM bookings AS b,
    json_each(iif(json_valid(b.price_lines), b.price_lines, '[]')) AS line
  WHERE b.code_used <> '' AND b.status <> 'cancelled' AND b.code_used = codes.text
    AND line.value ->> 'kind' = 'code')`;

/** Those that stand before those that are switched off, by their text. @param and a further condition, as SQL */
const codesIn = (app: pb.App, and = "", values: Record<string, string> = {}) =>
  jsonOf<readonly Listed[]>(
    app,
    `SELECT json_group_array(json(row)) AS value FROM (
       SELECT json_set(${CODE_JSON}, '$.used', ${USES}, '$.off', ${OFF}, '$.version', updated_at) AS row
       FROM codes WHERE true ${and} ORDER BY active DESC, text)`,
    values,
  );

/** `GET /api/office/codes`: all of them. */
export function listCodes(e: pb.RequestEvent): void {
  e.json(200, { codes: codesIn(e.app) });
}

/**
 * `POST /api/office/codes`: a new code, or one that is changed: its text stays, since bookings name it, and so does what
 * it has taken off. `version` is the stamp that it was read with, empty for a new one. Answers 409 where another code has
 * this text, or somebody else was faster, and what is stored when the same comes again.
 */
export function saveCode(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const { code, errors } = readCode(body.code);
  if (Object.keys(errors).length > 0) return refuse(e, { ...errors });
  const version = String(body.version ?? "");
  const values = { ...code, items: JSON.stringify(code.items), at: stamp(Date.now()), version };
  commitToDisk(e.app);
  let isSaved: boolean;
  try {
    isSaved = change(e.app, version === "" ? INSERT : UPDATE, values) > 0;
  } catch (error) {
    throw storageTrouble(error);
  }
  const [stored] = codesIn(e.app, "AND text = {:text}", { text: code.text });
  if (stored && (isSaved || isSame(stored, code))) return e.json(200, stored);
  refuseWhole(e, 409, version === "" ? "codes_taken" : "rule_changed");
}

const COLUMNS = [
  ...["percent", "cents", "booked_from", "booked_until", "travelled_from", "travelled_until"],
  ...["items", "uses", "uses_each", "active"],
];
const INSERT = `INSERT INTO codes (text, ${COLUMNS.join(", ")}, updated_at)
  SELECT {:text}, ${COLUMNS.map((name) => `{:${name}}`).join(", ")}, {:at} WHERE {:version} = ''
  ON CONFLICT DO NOTHING`;
const UPDATE = `UPDATE codes SET ${COLUMNS.map((name) => `${name} = {:${name}}`).join(", ")}, updated_at = {:at}
  WHERE text = {:text} AND updated_at = {:version}`;

/** By what the office says of it: the answer to this may have been lost. */
const isSame = (stored: Listed, code: Code) =>
  JSON.stringify(readCode(stored).code) === JSON.stringify(code);
