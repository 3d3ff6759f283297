import { isErasureNoted, noteErasures } from "../../erasures/ledger.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { numberOf } from "../sql.ts";
import { noteAccessIn } from "./access-log.ts";
import { anonymise } from "./anonymise.ts";
import { removeMailsNaming } from "./caught-mails.ts";
import { askedEmail } from "./customers.ts";
import { isRewriteOwed, rewriteFile } from "./rewrite-file.ts";

/** Later than all days and instants. */
export const ALL = "9999-99-99";

/**
 * `POST /api/office/customers/{email}/erase`: all of a customer's personal data, on the disk too. Whoever did not hear the
 * answer asks again, and has finished what was interrupted.
 */
export function eraseCustomer(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const email = askedEmail(e);
  if (isKnown(e.app, email)) erase(e, email);
  else if (!isErasureNoted(email)) throw new ApiError(404, "There is no such customer.");
  if (isRewriteOwed(e.app)) rewriteFile(e.app);
  e.noContent(204);
}

/** Wherever the address stands: also of whom there is no customer any more, or whose booking is somebody else's now. */
const isKnown = (app: pb.App, email: string): boolean =>
  numberOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM customers WHERE email = {:email})
         OR EXISTS (SELECT 1 FROM messages WHERE lower(email) = {:email})
         OR EXISTS (SELECT 1 FROM notes WHERE customer = {:email})
         OR EXISTS (SELECT 1 FROM audit WHERE field = 'customer_email' AND lower(before) = {:email})
         AS value`,
    { email },
  ) > 0;

function erase(e: pb.RequestEvent, email: string): void {
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      noteErasures(app, [{ kind: "customer", of: email }]);
      anonymise(app, email, ALL);
      noteAccessIn(app, e, "customer erased", 1);
      removeMailsNaming(app, [email]);
    });
  } catch (error) {
    throw storageTrouble(error);
  }
}
