import { LANGUAGES } from "#domain/language.ts";
import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { bodyOf } from "../pocketbase/call.ts";
import { change } from "./sql.ts";

/**
 * `POST /api/office/language` `{ language }`: in which one the back office opens for who asks, on each device.
 * @throws 400 for one that the site does not have
 */
export function chooseLanguage(e: pb.RequestEvent): void {
  const { language } = bodyOf(e);
  const known = LANGUAGES.find((name) => name === language);
  if (!known) throw new BadRequestError("There is no such language.");
  const id = e.auth?.id ?? "";
  commitToDisk(e.app);
  try {
    // the one column: the rest of the row may be getting a new password
    change(e.app, "UPDATE admins SET language = {:known} WHERE id = {:id}", { known, id });
  } catch (error) {
    throw storageTrouble(error);
  }
  e.noContent(204);
}
