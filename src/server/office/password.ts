import { office } from "#domain/office/refusal.ts";
import { weakness } from "#domain/session/password-change.ts";
import { endSessions, startSession } from "../guards/sessions.ts";
import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { bodyOf } from "../pocketbase/call.ts";
import { refuseWhole } from "./refuse.ts";
import { textOf } from "./sql.ts";

/**
 * `POST /api/office/password` `{ current, next }`: a new password ends all sessions; the one that
 * asks goes on with the token in the answer, which has the form of PocketBase's sign-in.
 */
export function changePassword(e: pb.RequestEvent): void {
  const { current, next } = bodyOf(e);
  const id = e.auth?.id ?? "";
  const admin = e.app.findRecordById("admins", id);
  if (typeof current !== "string" || !admin.validatePassword(current)) {
    return refuseWhole(e, 400, "password_incorrect");
  }
  const wrong = weaknessFor(e.app, admin, typeof next === "string" ? next : "");
  if (wrong) return refuseWhole(e, 400, wrong);
  admin.setPassword(String(next));
  let token = "";
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((inside) => {
      inside.save(admin);
      endSessions(inside, admin);
      token = startSession(inside, inside.findRecordById("admins", id));
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  e.json(200, { token, record: e.app.findRecordById("admins", id) });
}

/** Before an account is stored, by whatever way: its password, where it is a new one. @throws 400 */
export function checkPassword(e: pb.RecordEvent): void {
  const next = e.record.getString("password");
  const wrong = next === "" ? null : weaknessFor(e.app, e.record, next);
  if (wrong) {
    const words = office.words(wrong);
    throw new BadRequestError(words, { password: new ValidationError("validation_weak", words) });
  }
  e.next();
}

/** At the very first start there are no settings yet. */
function weaknessFor(app: pb.App, account: pb.Record, next: string): string | null {
  const siteTitle = textOf(app, "SELECT coalesce(max(site_title), '') AS value FROM settings");
  return weakness(next, [account.getString("username"), siteTitle]);
}
