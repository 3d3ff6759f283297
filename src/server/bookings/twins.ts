import { APART, FIELDS, type SentWire } from "#domain/booking/fields.ts";
import { dollarsToCents } from "#domain/money.ts";
import { withPartner } from "#domain/partners/terms.ts";
import { linesFrom } from "#domain/price/kept-lines.ts";
import { partnerSent } from "../partners/find.ts";
import { changeBooking } from "./change.ts";

/** Stands in place of the content's hash once a customer's data have been erased. */
export const ERASED_HASH = "erased";

/** True when a stored booking is the one that comes again. What was erased answers for whatever it was. */
export function isSame(twin: pb.Record, fingerprint: string): boolean {
  const hash = twin.getString("content_hash");
  return hash === fingerprint || hash === ERASED_HASH || isFromCode(twin, fingerprint);
}

/**
 * True when whoever sends a booking again is the device that made it, which may hear how it stands now. Its content is no proof:
 * who has had its link knows all of that, also once links are ended.
 */
export function isOwners(twin: pb.Record, { manage_key: key }: SentWire): boolean {
  if (twin.getString("content_hash") === ERASED_HASH || twin.getString("source") === "code")
    return true;
  const stored = twin.getString("manage_key");
  return twin.getString("source") === "web" && stored === (key && $security.sha256(key));
}

function isFromCode(twin: pb.Record, fingerprint: string): boolean {
  return twin.getString("source") === "code" && isSameCore(twin, fingerprint);
}

/** True when all that each code brings is the same. */
export function isSameCore(twin: pb.Record, fingerprint: string): boolean {
  const core = (hash: string) => hash.split(".")[0];
  return core(twin.getString("content_hash")) === core(fingerprint);
}

/**
 * A booking that comes again: the stored one, which takes along what only the device had.
 * @param twin what {@link isSame}
 */
export function settleTwin(
  app: pb.App,
  twin: pb.Record,
  command: SentWire,
  fingerprint: string,
): pb.Record {
  if (!isFromCode(twin, fingerprint)) return twin;
  return bringAlong(app, command, fingerprint) ?? twin;
}

/** The device itself has come through: its key, its special requests and what the code left out join the code's booking. */
function bringAlong(app: pb.App, command: SentWire, fingerprint: string): pb.Record | null {
  return changeBooking(app, command.id, (twin) => {
    // another copy of it may have come through meanwhile
    if (!isFromCode(twin, fingerprint)) return null;
    return {
      source: "web",
      // the code knows of none; what the office has said of one stays
      ...(twin.getString("partner") ? {} : withPartner(partnerSent(app, command, linesOf(twin)))),
      ...Object.fromEntries(
        APART.map((name) => FIELDS[name].wire).map((column) => [
          column,
          twin.get(column) || command[column],
        ]),
      ),
      manage_key: command.manage_key ? $security.sha256(command.manage_key) : "",
      made_at: command.made_at,
      content_hash: fingerprint,
    };
  });
}

const linesOf = (twin: pb.Record) =>
  linesFrom(twin.getString("price_lines"), dollarsToCents(twin.getFloat("price"))) ?? [];
