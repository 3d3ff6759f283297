import type { Booking } from "#domain/booking/fields.ts";
import { type Columns, withColumns } from "#domain/booking/guest-acts/acts.ts";
import { readToldWaiver } from "#domain/waivers/told.ts";
import type { ActRow, BookingRow } from "../../local/outbox-row.ts";

/** In the order in which they were made. */
export const inOrder = (acts: readonly ActRow[]): ActRow[] =>
  [...acts].sort((one, other) => one.seq - other.seq);

/** All that acts come to. */
const mergedChanges = (acts: readonly ActRow[]): Columns =>
  Object.assign({}, ...acts.map(({ command }) => command.changes));

/**
 * A booking as its guest sees it: what the server has answered, with what was completed since laid over it. What asks for a
 * seat is none before the server has said so, and is told beside it. What was refused makes nothing of it until its guest
 * has looked, nor does what was built upon it.
 */
export function withActs(row: BookingRow, acts: readonly ActRow[]): BookingRow {
  const ordered = inOrder(acts);
  const refused = ordered.findIndex(({ state }) => state === "attention");
  const standing = refused < 0 ? ordered : ordered.slice(0, refused);
  const waiting = standing.filter(({ command }) => command.kind === "complete");
  const view = withColumns(row.view, mergedChanges(waiting));
  const isTakenBack = acts.some(
    ({ command, state }) => command.kind === "withdraw" && state !== "attention",
  );
  const request = isTakenBack ? { request: null } : {};
  return { ...row, view: { ...view, ...request, ...signedBy(view, acts) }, isActing: true };
}

/** Who has signed on this device, too: each signature stands by itself. */
function signedBy({ waiver }: Booking, acts: readonly ActRow[]): Pick<Booking, "waiver"> {
  const told = readToldWaiver(waiver);
  const stored = new Set(told?.signed.map(({ id }) => id));
  const waiting = acts
    .filter(({ state, command }) => command.kind === "sign" && state !== "attention")
    .map(({ command }) => ({ id: command.id, guest: `${command.changes.guest}` }))
    .filter(({ id }) => !stored.has(id));
  if (!told || waiting.length === 0) return {};
  const missing = told.missing.filter((name) => waiting.every(({ guest }) => guest !== name));
  return { waiver: { ...told, missing, signed: [...told.signed, ...waiting] } };
}
