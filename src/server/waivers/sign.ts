import type { WaiverCommand } from "#domain/waivers/row.ts";
import { instantOf, stamp } from "../office/sql.ts";
import { addSigned, countWaivers, waiverById } from "./rows.ts";
import { textsByHash } from "./texts.ts";

/** More rows than any party signs: what comes beyond is somebody's play. */
const MOST_ROWS = 200;
/** A clock that says how late it is, is believed as far as this. */
const DRIFT_MS = 2 * 60_000;
/** Longer ago no device has kept a signature: its clock has lost the day. */
const OLDEST_MS = 400 * 86_400_000;

interface Signing {
  readonly booking: string;
  readonly command: WaiverCommand;
  /** The device's time of sending, by which the server tells how its clock goes. */
  readonly sentAt: unknown;
  /** An account's name, or `customer`. */
  readonly by: string;
}

/**
 * Stores a signature, in a transaction in which its booking is there. It is said of the past, so nothing that has become
 * of the booking since refuses it, and no clock does.
 * @returns why it was not stored, as a status and a code; null where it is, also when it came before
 */
export function sign(app: pb.App, signing: Signing): [status: number, code: string] | null {
  const { booking, command, by, sentAt } = signing;
  const twin = waiverById(app, command.id);
  if (twin) {
    const isSame = twin.booking === booking && twin.text_hash === command.text_hash;
    return isSame && twin.kind === "signed" ? null : [409, "waiver_id_used"];
  }
  if (!textsByHash(app, [command.text_hash])[command.text_hash])
    return [409, "waiver_text_unknown"];
  if (countWaivers(app, booking) >= MOST_ROWS) return [409, "waiver_too_many"];
  addSigned(app, command, { booking, by, at: timeOf(command.signed_at, sentAt, Date.now()) });
  return null;
}

/** When it was signed by the server's clock, as PocketBase writes it. */
function timeOf(signedAt: string, sentAt: unknown, nowMs: number): string {
  const signed = instantOf(signedAt);
  const sent = typeof sentAt === "string" ? instantOf(sentAt) : Number.NaN;
  if (Number.isNaN(signed)) return stamp(nowMs);
  const atMs = Math.abs(sent - nowMs) > DRIFT_MS ? signed + nowMs - sent : signed;
  return stamp(atMs < nowMs - OLDEST_MS ? nowMs : Math.min(atMs, nowMs));
}
