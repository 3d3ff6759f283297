import { isBookingId } from "#domain/booking/reference.ts";
import { checkContactMessage, normaliseMessage } from "#domain/message/contact-message.ts";
import { refuse, refuseWhole } from "./guards/refuse.ts";
import { commitToDisk, storageTrouble } from "./machine/durability.ts";
import { foundOrNull } from "./pocketbase/found-or-null.ts";

/**
 * A stranger's contact message (CONTRACT, HTTP): checked, stored with its mail job in one statement,
 * and idempotent like a booking. Answers 400 with a message per field for broken rules,
 * 409 for other content under a used id.
 * @throws 503 when the database cannot store.
 */
export function beforeCreateMessage(e: pb.RecordRequestEvent): void {
  if (e.auth) return e.next();
  const { id } = e.record;
  const text = (field: string) => e.record.getString(field);
  const content = normaliseMessage({
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
  });
  const errors: Record<string, string> = { ...checkContactMessage(content) };
  if (!isBookingId(id)) errors.id = "id_malformed";
  if (Object.keys(errors).length > 0) return refuse(e, errors);

  const fingerprint = $security.sha256(JSON.stringify(content));
  e.record.load({ ...content, read: false });
  e.record.set("content_hash", fingerprint);
  commitToDisk(e.app);
  try {
    e.app.saveNoValidate(e.record);
  } catch (error) {
    const twin = findMessage(e.app, id);
    if (!twin) throw storageTrouble(error);
    if (twin.getString("content_hash") !== fingerprint) {
      return refuseWhole(e, 409, `id_used:message:${id}`);
    }
  }
  e.json(200, { id, ...content });
}

function findMessage(app: pb.App, id: string): pb.Record | null {
  return foundOrNull(() => app.findRecordById("messages", id));
}
