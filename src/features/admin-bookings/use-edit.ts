import { useRef, useState } from "react";
import { failureWords } from "#data/remote/failure-words.ts";
import { changeBooking } from "#data/remote/office-bookings.ts";
import type { Bookable, OfficeBooking } from "#domain/booking/office-booking.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { useDraft } from "#ui/office/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";
import {
  changesOf,
  checkEdit,
  type EditErrors,
  type EditForm,
  errorsFromWire,
  formOf,
} from "./edit-form.ts";
import { itemOf } from "./ServiceSelect.tsx";

interface EditDraft {
  /** The booking as it was when the editing began: what the changes are measured against. */
  readonly stored: OfficeBooking;
  readonly form: EditForm;
}

interface EditOptions {
  readonly booking: OfficeBooking;
  readonly bookables: readonly Bookable[];
  readonly onSaved: (changed: OfficeBooking) => void;
}

/** Editing one booking: the draft, what is wrong with it, saving it, and who was faster. */
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

  async function save({ stored, form }: EditDraft): Promise<void> {
    const item = itemOf(bookables, form.service);
    const pricing = { form, stored, item };
    const found = checkEdit(pricing);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const changes = changesOf(pricing, stored);
    if (Object.keys(changes).length === 0) return done(stored, "Nothing was changed.");
    setIsBusy(true);
    try {
      const reason = form.ownPrice === null ? "" : form.priceReason.trim();
      const answer = await changeBooking({ stored, changes, reason });
      if (answer.kind === "changed") return done(answer.booking, "has been changed.");
      if (answer.kind === "conflict") return setCurrent(answer.current);
      setErrors(errorsFromWire(answer.fields));
      setFailure(answer.message);
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  function done(changed: OfficeBooking, words: string): void {
    isSaved.current = true;
    forget();
    const reference = `#${bookingReference(changed.id)}`;
    const isSame = changed === stored;
    toast({
      title: isSame ? "No Changes" : "Booking Updated",
      message: isSame ? words : `Booking ${reference} ${words}`,
      tone: isSame ? "default" : "success",
    });
    onSaved(changed);
  }

  return {
    stored,
    form,
    item,
    errors,
    failure,
    isBusy,
    current,
    change(part: Partial<EditForm>) {
      change({ stored, form: { ...form, ...part } });
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
    },
    save: () => save(draft),
    /** Goes on from what is stored now, with the choices made between the two. */
    async resolve(chosen: EditForm) {
      if (!current) return;
      const next = { stored: current, form: chosen };
      change(next);
      setCurrent(null);
      await save(next);
    },
    backToForm: () => setCurrent(null),
    isDirty: () =>
      !isSaved.current && Object.keys(changesOf({ form, stored, item }, stored)).length > 0,
    forget,
  };
}
