import type { WaiverCommand, WaiverRow, WaiverVoid, WholeWaiver } from "#domain/waivers/row.ts";
import { change, jsonOf, numberOf } from "../office/sql.ts";

const TOLD = `'id', w.id, 'kind', w.kind, 'text_hash', w.text_hash, 'guest', w.guest,
  'signed_by', w.signed_by, 'relation', w.relation, 'is_drawn', json(iif(w.signature = '', 'false', 'true')),
  'signed_at', w.signed_at, 'made_by', w.made_by, 'voids', w.voids`;

/** SQL for the JSON of the waivers of the booking `b`, in their order, without the drawings: by an index, so that lists stay cheap. */
export const WAIVERS_JSON = `(SELECT json_group_array(json_object(${TOLD}, 'reason', w.reason) ORDER BY w.rowid)
  FROM waivers AS w WHERE w.booking = b.id)`;

/** The same of one booking. */
export const waiversOf = (app: pb.App, booking: string): readonly WaiverRow[] =>
  jsonOf(app, `SELECT ${WAIVERS_JSON} AS value FROM (SELECT {:booking} AS id) AS b`, { booking });

/** All that is kept of a booking's waivers. */
export const wholeWaivers = (app: pb.App, booking: string): readonly WholeWaiver[] =>
  jsonOf(
    app,
    `SELECT json_group_array(json_object(${TOLD}, 'reason', w.reason, 'signature', w.signature,
       'device', w.device, 'device_time', w.device_time) ORDER BY w.rowid) AS value
     FROM waivers AS w WHERE w.booking = {:booking}`,
    { booking },
  );

/** The row of an id, with its booking; undefined where there is none. */
export const waiverById = (app: pb.App, id: string) =>
  jsonOf<(WaiverRow & { readonly booking: string })[]>(
    app,
    `SELECT json_group_array(json_object(${TOLD}, 'reason', w.reason, 'booking', w.booking)) AS value
     FROM waivers AS w WHERE w.id = {:id}`,
    { id },
  )[0];

export const countWaivers = (app: pb.App, booking: string): number =>
  numberOf(app, "SELECT count(*) AS value FROM waivers WHERE booking = {:booking}", { booking });

export const isVoided = (app: pb.App, id: string): boolean =>
  numberOf(app, "SELECT count(*) AS value FROM waivers WHERE voids <> '' AND voids = {:id}", {
    id,
  }) > 0;

interface Adding {
  readonly booking: string;
  /** By the server's clock. */
  readonly at: string;
  readonly by: string;
}

/** Adds a signature, in a transaction. */
export function addSigned(app: pb.App, command: WaiverCommand, { booking, at, by }: Adding): void {
  const { signed_at: device_time, ...said } = command;
  change(
    app,
    `INSERT INTO waivers (id, booking, kind, text_hash, guest, signed_by, relation, signature, device,
       device_time, signed_at, made_by, created_at)
     VALUES ({:id}, {:booking}, 'signed', {:text_hash}, {:guest}, {:signed_by}, {:relation}, {:signature},
       {:device}, {:device_time}, {:at}, {:by}, strftime('%Y-%m-%d %H:%M:%fZ'))`,
    { ...said, ...{ device_time, booking, at, by } },
  );
}

/** Adds what takes one back, in a transaction. */
export function addVoid(app: pb.App, command: WaiverVoid, { booking, at, by }: Adding): void {
  change(
    app,
    `INSERT INTO waivers (id, booking, kind, voids, reason, signed_at, made_by, created_at)
     VALUES ({:id}, {:booking}, 'void', {:voids}, {:reason}, {:at}, {:by}, strftime('%Y-%m-%d %H:%M:%fZ'))`,
    { ...command, ...{ booking, at, by } },
  );
}
