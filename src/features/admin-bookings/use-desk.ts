import { useRef, useState } from "react";
import { failureWords } from "#data/remote/failure-words.ts";
import { bookAtDesk, changeBooking, type DeskBooking } from "#data/remote/office-bookings.ts";
import type { Bookable, OfficeBooking } from "#domain/booking/office-booking.ts";
import { bookingReference, newBookingId } from "#domain/booking/reference.ts";
import { guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { useDraft } from "#ui/office/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";
import {
  checkEdit,
  type EditErrors,
  type EditForm,
  EMPTY_FORM,
  errorsFromWire,
  wireOf,
} from "./edit-form.ts";

interface DeskDraft {
  /** Made once: what is sent twice is still one booking. */
  readonly id: string;
  /** `tour/5`, empty while none is chosen. */
  readonly service: string;
  readonly form: EditForm;
  readonly sendMail: boolean;
}

type DeskErrors = EditErrors & { readonly service?: string };

const DRAFT = "new booking";

/** Names a service in the list of choices. */
export const keyOf = ({ item }: Bookable) => `${item.type}/${item.id}`;

/** A new booking by the operator: its draft, what is wrong with it, and storing it. */
export function useDesk(bookables: readonly Bookable[], onBooked: (made: OfficeBooking) => void) {
  const { draft, change, forget } = useDraft<DeskDraft>(DRAFT, () => ({
    id: newBookingId((count) => crypto.getRandomValues(new Uint8Array(count))),
    service: "",
    form: EMPTY_FORM,
    sendMail: true,
  }));
  const [errors, setErrors] = useState<DeskErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isStored = useRef(false);
  const itemOf = (service: string) =>
    bookables.find((known) => keyOf(known) === service)?.item ?? null;
  const item = itemOf(draft.service);

  async function book(): Promise<void> {
    const pricing = { form: draft.form, item, stored: null };
    const found: DeskErrors = {
      ...(item ? {} : { service: "Service is required" }),
      ...checkEdit(pricing),
    };
    setErrors(found);
    setFailure(null);
    if (!item || Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const answer = await bookAtDesk(commandOf(draft, item));
      if ("kind" in answer) {
        setErrors(errorsFromWire(answer.fields));
        return setFailure(answer.message);
      }
      isStored.current = true;
      forget();
      const message = `Booking #${bookingReference(answer.id)} has been stored.`;
      const isComplete = await addOperatorsOwn(answer, draft.form);
      toast(
        isComplete
          ? { title: "Booking Created", message, tone: "success" }
          : {
              title: "Booking Created Without Notes",
              message: `${message} Departure time, pick-up and notes could not be saved.`,
            },
      );
      onBooked(answer);
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    draft,
    item,
    errors,
    failure,
    isBusy,
    change(part: Partial<EditForm>) {
      change({ ...draft, form: { ...draft.form, ...part } });
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
    },
    chooseService(service: string) {
      const { form } = draft;
      const guests = form.guests ?? (service ? guestLimits(itemOf(service)).min : null);
      change({ ...draft, service, form: { ...form, guests } });
      setErrors({});
    },
    setSendMail: (sendMail: boolean) => change({ ...draft, sendMail }),
    book,
    forget,
    isDirty: () => !isStored.current && isBegun(draft),
  };
}

function isBegun({ service, form }: DeskDraft): boolean {
  return service !== "" || JSON.stringify(form) !== JSON.stringify(EMPTY_FORM);
}

function commandOf({ id, form, sendMail }: DeskDraft, item: CatalogueItem): DeskBooking {
  return {
    id,
    type: item.type,
    item_id: item.id,
    item_name: item.name,
    ...wireOf({ form, item, stored: null }),
    price_reason: form.ownPrice === null ? "" : form.priceReason.trim(),
    send_mail: sendMail,
  };
}

/** The desk's route takes what a visitor fills in; the operator's own fields are a change after it. */
async function addOperatorsOwn(
  { id, version }: OfficeBooking,
  { departureTime, pickupNotes, notes }: EditForm,
): Promise<boolean> {
  if (!departureTime && !pickupNotes.trim() && !notes.trim()) return true;
  const changes = { departure_time: departureTime, pickup_notes: pickupNotes, notes };
  try {
    const answer = await changeBooking({ id, version, changes, reason: "" });
    return answer.kind === "changed";
  } catch (error) {
    failureWords(error);
    return false;
  }
}
