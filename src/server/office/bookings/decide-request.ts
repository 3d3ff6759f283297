import { FIELDS } from "#domain/booking/fields.ts";
import { actColumns, type Columns } from "#domain/booking/guest-acts/acts.ts";
import { severalLines } from "#domain/booking/normalise.ts";
import {
  DECISIONS_OF_REQUESTS,
  MOST_REQUEST_WORDS,
  type RequestDecision,
} from "#domain/booking/requests/decision.ts";
import { checkAct } from "../../bookings/guest-act-check.ts";
import { change, textOf } from "../sql.ts";
import type { Changes } from "./edit-check.ts";

/** What is said of a guest's request beside a change; undefined where nothing is. */
export function decisionOf(
  sent: unknown,
): (RequestDecision & { readonly errors: Readonly<Record<string, string>> }) | undefined {
  if (sent === null || sent === undefined) return undefined;
  const { id, state, words } = Object(sent) as Record<string, unknown>;
  const known = DECISIONS_OF_REQUESTS.find((one) => one === state);
  const said = severalLines(typeof words === "string" ? words : "");
  const isNo = known === "declined";
  const errors: Record<string, string> = {};
  if (typeof id !== "string" || !known) errors.request = "request_unknown";
  if (isNo && !said) errors.words = "message_required";
  if (said.length > MOST_REQUEST_WORDS) errors.words = `text_too_long:${MOST_REQUEST_WORDS}`;
  return { id: `${id}`, state: known ?? "declined", words: isNo ? said : "", errors };
}

/**
 * True where an edit is the yes to what a guest has asked for, and no other change: then the rules of the guest's own act say
 * what comes of it.
 */
export const isPlainYes = (decision: RequestDecision | undefined, changes: Columns): boolean =>
  decision?.state === "accepted" &&
  Object.keys(changes).every(
    (column) => column === BEYOND || actColumns("change").includes(column),
  );

const BEYOND = FIELDS.isBeyondLimit.wire;

/** What comes of a yes: party, price and departure as if the guest had changed it in time. */
export function checkAccepted(app: pb.App, record: pb.Record, wanted: Columns) {
  const { [BEYOND]: beyond, ...changes } = wanted;
  const { values, errors } = checkAct(app, record, { kind: "change", changes, isAccepted: true });
  const said = beyond === undefined ? {} : { [BEYOND]: beyond === true };
  return { values: { ...values, ...said } as Changes, errors: { ...errors } };
}

const NOW = "strftime('%Y-%m-%d %H:%M:%fZ')";
/** What is put right at once is told once, ms. */
const SECOND_THOUGHTS_MS = 120_000;

/**
 * Decides on a request, in the transaction of the change that goes with it, and has its guest told: what has changed, or
 * why not. What was decided so already stays.
 * @returns a code where it is open no more: withdrawn, replaced, or decided otherwise
 */
export function decideRequest(
  app: pb.App,
  { id, state, words }: RequestDecision,
  { booking, by }: { readonly booking: string; readonly by: string },
): string {
  const values = { id, booking };
  const stands = textOf(
    app,
    "SELECT coalesce((SELECT state FROM requests WHERE id = {:id} AND booking = {:booking}), '') AS value",
    values,
  );
  if (stands === state) return "";
  if (stands !== "open") return stands === "" ? "request_unknown" : "request_decided";
  change(
    app,
    `UPDATE requests SET state = {:state}, words = {:words}, decided_by = {:by}, decided_at = ${NOW}
     WHERE id = {:id}`,
    { id, state, words, by },
  );
  const kind = state === "accepted" ? "customer-agreed" : "customer-request";
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, text, by_operator, created_at, updated_at)
     SELECT lower(hex(randomblob(7))) || 'r', id, {:kind}, 'queued', {:due}, {:text}, true, ${NOW}, ${NOW}
     FROM bookings WHERE id = {:booking} AND customer_email <> ''
       AND NOT EXISTS (SELECT 1 FROM mails
         WHERE booking = {:booking} AND kind = {:kind} AND state = 'queued')`,
    { booking, kind, due: Date.now() + SECOND_THOUGHTS_MS, text: state === "accepted" ? "" : id },
  );
  return "";
}
