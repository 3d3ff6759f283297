import { LONGEST_EMAIL } from "#domain/email.ts";
import { storageTrouble } from "../../machine/durability.ts";
import { change } from "../../office/sql.ts";
import { bodyOf } from "../../pocketbase/call.ts";

const LONGEST_REFERENCE = 40;
/** As many wait for the next minute: what comes above that is a flood. */
const MOST = 1_000;

/**
 * `POST /api/find-booking` `{email, reference}`: has the link of a booking sent again to its own address. 202 with the same
 * body in every case, after the same work: nothing is looked up here, a job does that within a minute
 * (server/mail/asked-links.ts). @throws 503 when the database cannot store
 */
export function askForLink(e: pb.RequestEvent): void {
  const { email, reference } = askedFor(e);
  try {
    change(
      e.app,
      `INSERT INTO asked_links (email, reference) SELECT {:email}, {:reference}
       WHERE (SELECT count(*) FROM asked_links) < ${MOST}`,
      { email: text(email, LONGEST_EMAIL), reference: text(reference, LONGEST_REFERENCE) },
    );
  } catch (error) {
    throw storageTrouble(error);
  }
  e.json(202, { accepted: true });
}

function askedFor(e: pb.RequestEvent): { readonly email?: unknown; readonly reference?: unknown } {
  try {
    return bodyOf(e);
  } catch {
    return {}; // no JSON: nothing fits it
  }
}

/** Empty for what is none, or too long: nothing fits that. */
const text = (value: unknown, most: number) =>
  typeof value === "string" && value.length <= most ? value : "";
