import { makeOnline, saveAct } from "#data/sync/guest-acts/acts.ts";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { acts } from "#domain/booking/guest-acts/refusal.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";

type Made =
  /** It is on this device, and sent when it can. */
  | { readonly kind: "saved" }
  /** The server has it, and this device keeps nothing. */
  | { readonly kind: "sent" }
  /** In words, and codes under the names of the wire. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/** Makes an act of a guest: by the outbox, and only where nothing can be stored at once. */
export async function makeAct(
  { view, isKept }: ShownBooking,
  wish: Parameters<typeof saveAct>[1],
): Promise<Made> {
  const saved = isKept ? await saveAct(view.id, wish).catch(() => null) : null;
  if (saved) return { kind: "saved" };
  const refused = (message: string, fields = {}) => ({ kind: "refused", message, fields }) as const;
  if (!view.tripKey) return refused(words.notSaved);
  const outcome = await makeOnline(view, wish, view.tripKey);
  switch (outcome.next) {
    case "sent":
      return { kind: "sent" };
    case "conflict":
      return refused(acts.words("changed_meanwhile"));
    case "attention":
      return refused(acts.words(outcome.problem.message), outcome.problem.fields);
    case "retry":
      return refused(words.notSaved);
  }
}
