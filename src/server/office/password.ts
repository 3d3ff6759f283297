import { bodyOf } from "../call.ts";
import { commitToDisk, storageTrouble } from "../durability.ts";

const SHORTEST = 6;
const LONGEST_BYTES = 71;

/**
 * `POST /api/office/password` `{ current, next }`: a new password ends all sessions; the one that
 * asks goes on with the token in the answer, which has the form of PocketBase's sign-in.
 */
export function changePassword(e: pb.RequestEvent): void {
  const { current, next } = bodyOf(e);
  const id = e.auth?.id ?? "";
  const admin = e.app.findRecordById("admins", id);
  if (typeof current !== "string" || !admin.validatePassword(current)) {
    throw new BadRequestError("Incorrect current password or an unexpected error occurred.");
  }
  const isLong = typeof next === "string" && toBytes(next).length > LONGEST_BYTES;
  if (typeof next !== "string" || next.length < SHORTEST || isLong) {
    throw new BadRequestError("New password should be at least 6 characters long.");
  }
  admin.setPassword(next);
  commitToDisk(e.app);
  try {
    e.app.save(admin);
  } catch (error) {
    throw storageTrouble(e.app, error);
  }
  const saved = e.app.findRecordById("admins", id);
  e.json(200, { token: saved.newAuthToken(), record: saved });
}
