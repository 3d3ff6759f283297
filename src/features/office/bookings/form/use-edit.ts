import { useRef, useState } from "react";
import { SignedOut, saveChanges } from "#data/office/sync/acts.ts";
import { whenActsTried } from "#data/office/sync/acts-tried.ts";
import { dropActs } from "#data/office/sync/refused-acts.ts";
import { foundNoRoom, roomFacts } from "#data/office/sync/room.ts";
import { storedSession } from "#data/remote/stored-session.ts";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { officeBookingOf, officeWireOf } from "#domain/booking/office/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/bookings/form.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toastWaits } from "#ui/office/room/toast-waits.ts";
import { useRoom } from "#ui/office/room/use-room.ts";
import { PATIENCE_MS, toastSaved } from "#ui/office/toast-saved.ts";
import { toast } from "#ui/toast/toast.ts";
import { checkEdit, type EditErrors, errorsFromWire } from "./edit-errors.ts";
import { type EditForm, formOf, roomWish } from "./edit-form.ts";
import { changesOf } from "./edit-wire.ts";
import { itemOf } from "./ServiceSelect.tsx";

interface EditDraft {
  /** The booking as it was when the editing began: what the changes are measured against. */
  readonly stored: OfficeBooking;
  readonly form: EditForm;
}

interface EditOptions {
  readonly booking: OfficeBooking;
  readonly bookables: readonly Bookable[];
  readonly onSaved: () => void;
}

/**
 * Editing one booking: the draft, what is wrong with it, and who was faster. What is saved is an act like
 * any other change (docs/decisions/0009-acts-of-the-back-office.md); what the server refuses comes back into the form.
 */
export function useEdit({ booking, bookables, onSaved }: EditOptions) {
  const { draft, change, forget } = useDraft<EditDraft>(`edit ${booking.id}`, () => ({
    stored: booking,
    form: formOf(booking),
  }));
  const [errors, setErrors] = useState<EditErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [current, setCurrent] = useState<OfficeBooking | null>(null);
  const isSaved = useRef(false);
  const { stored, form } = draft;

  const item = itemOf(bookables, form.service);

  const room = useRoom(roomFacts, stored, roomWish(form));

  async function save({ stored, form }: EditDraft, word: BookingChanges): Promise<void> {
    const item = itemOf(bookables, form.service);
    const pricing = { form, stored, item };
    const found = checkEdit(pricing);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const changes = { ...changesOf(pricing, stored), ...word };
    if (Object.keys(changes).length === 0) return done(stored, "unchanged");
    setIsBusy(true);
    const session = storedSession()?.id;
    try {
      const reason = form.ownPrice === null ? "" : form.priceReason.trim();
      const made = await saveChanges([{ booking: stored, changes, reason }]);
      const tried = await whenActsTried(
        made.map(({ id }) => id),
        PATIENCE_MS,
      );
      // the sign-in has ended meanwhile: the form is open again after the next one, with all that was typed
      if (storedSession()?.id !== session) return;
      if (typeof tried === "string") return await done(stored, tried, foundNoRoom(made));
      // it is in the form again, and the next attempt is another act
      const { attention } = tried;
      await dropActs([attention]);
      if (attention.kind === "change" && attention.current) {
        return setCurrent(officeBookingOf(attention.current));
      }
      setErrors(errorsFromWire(attention.problem?.fields ?? {}));
      setFailure(office.words(attention.problem?.message ?? "") || null);
    } catch (error) {
      if (error instanceof SignedOut) return;
      console.error(error);
      setFailure(words.changeNotStored);
    } finally {
      setIsBusy(false);
    }
  }

  async function done(
    { id }: OfficeBooking,
    how: "stored" | "waiting" | "unchanged",
    noRoom: ReturnType<typeof foundNoRoom> = Promise.resolve([]),
  ): Promise<void> {
    isSaved.current = true;
    forget();
    const reference = bookingReference(id);
    if (how === "unchanged") toast({ title: words.noChanges, message: words.nothingChanged });
    // without a line it is known once there is one
    else if (how === "waiting" || !toastWaits(await noRoom)) {
      if (how === "waiting") noRoom.then(toastWaits, console.error);
      const stored = { title: words.updatedTitle, message: words.changed(reference) };
      toastSaved(how, stored, words.waits(reference));
    }
    onSaved();
  }

  return {
    stored,
    form,
    item,
    errors,
    failure,
    isBusy,
    current,
    room,
    change(part: Partial<EditForm>) {
      change({ stored, form: { ...form, ...part } });
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
    },
    save: () => save(draft, room.changes),
    /** Goes on from what is stored now, with what was chosen of one's own. */
    async resolve(chosen: BookingChanges) {
      if (!current) return;
      const { ownPrice, priceReason } = form;
      const next = {
        stored: current,
        form: {
          ...formOf(officeBookingOf({ ...officeWireOf(current), ...chosen })),
          ...("price" in chosen ? { ownPrice, priceReason } : {}),
        },
      };
      change(next);
      setCurrent(null);
      // the answer was to what stood there before
      await save(next, {});
    },
    backToForm: () => setCurrent(null),
    isDirty: () =>
      !isSaved.current && Object.keys(changesOf({ form, stored, item }, stored)).length > 0,
    forget,
  };
}
