import { noteErasures } from "../../erasures/ledger.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { numberOf } from "../sql.ts";
import { noteAccess } from "./access-log.ts";
import { anonymise, rewriteFile } from "./anonymise.ts";
import { removeMailsNaming } from "./caught-mails.ts";
import { askedEmail } from "./customers.ts";

/** Later than all days and instants. */
export const ALL = "9999-99-99";

/** `POST /api/office/customers/{email}/erase`: all of a customer's personal data, on the disk too. */
export function eraseCustomer(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const email = askedEmail(e);
  const known = numberOf(
    e.app,
    `SELECT EXISTS (SELECT 1 FROM customers WHERE email = {:email})
         OR EXISTS (SELECT 1 FROM messages WHERE lower(email) = {:email}) AS value`,
    { email },
  );
  if (known === 0) throw new ApiError(404, "There is no such customer.");
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      noteErasures(app, [{ kind: "customer", of: email }]);
      anonymise(app, email, ALL);
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  noteAccess(e, "customer erased", 1);
  removeMailsNaming(e.app, [email]);
  rewriteFile(e.app);
  e.noContent(204);
}
