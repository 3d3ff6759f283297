import { oneLine } from "../booking/normalise.ts";
import { isBookingId } from "../booking/reference.ts";
import { instantIn } from "../instant.ts";
import type { WaiverCommand, WaiverVoid } from "./row.ts";
import { signatureFault } from "./signature.ts";
import { isHash } from "./text.ts";

/** Longest names and texts, in characters. */
export const WAIVER_LIMITS = { guest: 202, signed_by: 202, relation: 60, reason: 500 } as const;
/** The shortest name that somebody signs with. */
const LEAST_NAME = 2;
/** What browsers say of themselves may be as long as they like. */
const MOST_DEVICE = 300;

type Faults = Readonly<Record<string, string>>;
type Body = { readonly [name: string]: unknown };

/** Texts of a body in one line each; what is something else is empty. */
const lineOf = (value: unknown) => (typeof value === "string" ? oneLine(value) : "");

function nameFault(name: keyof typeof WAIVER_LIMITS, text: string): Faults {
  if (text.length > WAIVER_LIMITS[name]) return { [name]: `waiver_long:${WAIVER_LIMITS[name]}` };
  return text.length < LEAST_NAME ? { [name]: "waiver_name" } : {};
}

/**
 * A signature as a form has it or a call brings it, and a code for each field that breaks a rule. Who signs for
 * themselves need not say whose it is. Without a drawing the typed name stands for it, which has to be said (`is_typed`).
 */
export function readWaiver(body: Body): { command: WaiverCommand; errors: Faults } {
  const { id, text_hash, signature, is_typed } = body;
  const [signed_by, relation] = [lineOf(body.signed_by), lineOf(body.relation)];
  const guest = lineOf(body.guest) || (relation ? "" : signed_by);
  const path = typeof signature === "string" ? signature : "";
  const drawn = path === "" && is_typed === true ? null : signatureFault(path);
  const errors = {
    ...(isBookingId(id) ? {} : { id: "id_malformed" }),
    ...(isHash(text_hash) ? {} : { text_hash: "waiver_text_unknown" }),
    ...nameFault("guest", guest),
    ...nameFault("signed_by", signed_by),
    ...(relation.length > WAIVER_LIMITS.relation
      ? { relation: `waiver_long:${WAIVER_LIMITS.relation}` }
      : {}),
    ...(drawn ? { signature: path === "" ? "signature_missing" : drawn } : {}),
  };
  const signed_at = instantIn(lineOf(body.signed_at));
  const device = lineOf(body.device).slice(0, MOST_DEVICE);
  const names = { guest, signed_by, relation };
  const command = { ...{ id, text_hash, signature: path }, ...names, ...{ signed_at, device } };
  return { command: command as WaiverCommand, errors };
}

/** The same of what takes a signature back. */
export function readVoid(body: Body): { command: WaiverVoid; errors: Faults } {
  const { id, voids } = body;
  const reason = lineOf(body.reason);
  const errors = {
    ...(isBookingId(id) ? {} : { id: "id_malformed" }),
    ...(isBookingId(voids) ? {} : { voids: "waiver_unknown" }),
    ...(reason === "" ? { reason: "waiver_reason" } : {}),
    ...(reason.length > WAIVER_LIMITS.reason
      ? { reason: `waiver_long:${WAIVER_LIMITS.reason}` }
      : {}),
  };
  return { command: { id, voids, reason } as WaiverVoid, errors };
}
