import * as words from "#messages/office/bookings/status-change.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";

/** After this the operator is told that it waits, ms. */
export const PATIENCE_MS = 5_000;

/**
 * Says what has become of something that the operator has saved.
 * @param stored said once the server has it
 * @param waiting said while it is to be sent yet
 */
export function toastSaved(
  how: "stored" | "waiting",
  stored: Omit<Toast, "tone">,
  waiting: string,
): void {
  if (how === "stored") return void toast({ ...stored, tone: "success" });
  toast({ ...stored, title: words.savedHere, message: waiting });
}
