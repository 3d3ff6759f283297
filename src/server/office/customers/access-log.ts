import { storageTrouble } from "../../machine/durability.ts";
import { actorOf } from "../admins.ts";
import { newRecord } from "../new-record.ts";

/**
 * Notes who took so many rows of personal data out of the site, or erased them.
 * @throws 503 when it cannot be stored: what is not noted is not given out
 */
export function noteAccess(e: pb.RequestEvent, what: string, rows: number): void {
  try {
    noteAccessIn(e.app, e, what, rows);
  } catch (error) {
    throw storageTrouble(error);
  }
}

/** The same in the transaction of what is done. */
export function noteAccessIn(app: pb.App, e: pb.RequestEvent, what: string, rows: number): void {
  app.saveNoValidate(newRecord(app, "access_log", { actor: actorOf(e), what, rows }));
}
