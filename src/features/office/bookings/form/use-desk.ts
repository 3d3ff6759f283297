import { useRef, useState } from "react";
import type { DeskBooking } from "#data/office/remote/bookings/bookings.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { SignedOut, saveNewBooking } from "#data/office/sync/acts.ts";
import { whenActsTried } from "#data/office/sync/acts-tried.ts";
import type { refusedBooking } from "#data/office/sync/refused-acts.ts";
import { foundNoRoom, roomFacts } from "#data/office/sync/room.ts";
import { belizeDay } from "#domain/belize-date.ts";
import { columnsOf, formOf as formOfCommand } from "#domain/booking/command.ts";
import { type BookingChanges, FIELDS, type OfficeBooking } from "#domain/booking/fields.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { OWN_TEXTS } from "#domain/booking/office/fields.ts";
import { bookingReference, newBookingId } from "#domain/booking/reference.ts";
import { guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { languageOf } from "#domain/language-of.ts";
import { dollarsToCents } from "#domain/money.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/bookings/form.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toastWaits } from "#ui/office/room/toast-waits.ts";
import { useRoom } from "#ui/office/room/use-room.ts";
import { PATIENCE_MS, toastSaved } from "#ui/office/toast-saved.ts";
import { checkEdit, type EditErrors, errorsFromWire } from "./edit-errors.ts";
import { ANEW, type EditForm, EMPTY_FORM, roomWish } from "./edit-form.ts";
import { cataloguePrice } from "./edit-price.ts";
import { saidIn, wireOf } from "./edit-wire.ts";
import { itemOf } from "./ServiceSelect.tsx";

interface DeskDraft {
  /** Made once: what is sent twice is still one booking. */
  readonly id: string;
  readonly form: EditForm;
  readonly sendMail: boolean;
}

const DRAFT = "new booking";

export type RefusedBooking = NonNullable<Awaited<ReturnType<typeof refusedBooking>>>;

interface DeskOptions {
  readonly bookables: readonly Bookable[];
  /** One that the server has refused, to be mended; null for a new one. */
  readonly refused: RefusedBooking | null;
  readonly onBooked: (made: Pick<OfficeBooking, "id" | "date">) => void;
}

const EMPTY_DRAFT = (): DeskDraft => ({
  id: newBookingId((count) => crypto.getRandomValues(new Uint8Array(count))),
  // who walks in mostly goes today
  form: { ...EMPTY_FORM, date: belizeDay(Date.now()) },
  sendMail: true,
});

function draftOf({ command, own }: RefusedBooking, bookables: readonly Bookable[]): DeskDraft {
  const service = `${command.type}/${command.item_id}`;
  const item = itemOf(bookables, service);
  const form = {
    ...EMPTY_FORM,
    service,
    ...formOfCommand({ ...command }),
    lang: languageOf(command.lang),
    partner: command.partner ?? "",
    ...Object.fromEntries(OWN_TEXTS.map((name) => [name, own[FIELDS[name].wire] ?? ""])),
    priceReason: command.price_reason,
    guestList: own.guest_list ?? "",
    answers: own.answers ?? "",
  };
  const isOwnPrice = cataloguePrice({ form, item, stored: null }) !== dollarsToCents(command.price);
  return {
    id: command.id,
    form: { ...form, ownPrice: isOwnPrice ? String(command.price) : null },
    sendMail: command.send_mail,
  };
}

/** A new booking by the operator: its draft, what is wrong with it, and storing it. */
export function useDesk({ bookables, refused, onBooked }: DeskOptions) {
  const name = refused ? `${DRAFT} ${refused.command.id}` : DRAFT;
  const { draft, change, forget } = useDraft<DeskDraft>(name, () =>
    refused ? draftOf(refused, bookables) : EMPTY_DRAFT(),
  );
  const [errors, setErrors] = useState<EditErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isStored = useRef(false);
  const item = itemOf(bookables, draft.form.service);

  const room = useRoom(roomFacts, null, roomWish(draft.form));

  async function book(): Promise<void> {
    const pricing = { form: draft.form, item, stored: null };
    const found = checkEdit(pricing);
    setErrors(found);
    setFailure(null);
    if (!item || Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const command = { ...commandOf(draft, item), ...room.changes };
      const ids = await saveNewBooking(command, operatorsOwn(draft.form));
      const tried = await whenActsTried(ids, PATIENCE_MS);
      if (typeof tried === "object" && tried.attention.kind === "new") {
        const { problem } = tried.attention;
        setErrors(errorsFromWire(problem?.fields ?? {}));
        return setFailure(office.words(problem?.message ?? "") || null);
      }
      isStored.current = true;
      forget();
      const reference = bookingReference(command.id);
      const how = tried === "waiting" ? "waiting" : "stored";
      const noRoom = foundNoRoom(
        ids.map((id) => ({ id, booking: command, changes: { status: "confirmed" } })),
      );
      if (how === "waiting" || !toastWaits(await noRoom)) {
        // without a line it is known once there is one
        if (how === "waiting") noRoom.then(toastWaits, console.error);
        const said = { title: words.createdTitle, message: words.stored(reference) };
        toastSaved(how, said, words.waits(reference));
      }
      onBooked({ id: command.id, date: command.booking_date });
    } catch (error) {
      // the form is open again after the next sign-in, with all that was typed
      if (error instanceof SignedOut) return;
      setFailure(words.notStored(failureWords(error)));
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
    room,
    change(part: Partial<EditForm>) {
      change({ ...draft, form: { ...draft.form, ...part } });
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
    },
    chooseService(service: string) {
      const { form } = draft;
      const chosen = itemOf(bookables, service);
      const guests = form.guests ?? (chosen ? guestLimits(chosen).min : null);
      change({ ...draft, form: { ...form, service, guests, ...ANEW } });
      setErrors({});
    },
    setSendMail: (sendMail: boolean) => change({ ...draft, sendMail }),
    book,
    forget,
    isDirty: () => !isStored.current && isBegun(draft),
  };
}

/** A day alone is nothing to be lost: one is proposed. */
function isBegun({ form }: DeskDraft): boolean {
  return JSON.stringify({ ...form, date: "" }) !== JSON.stringify(EMPTY_FORM);
}

function commandOf({ id, form, sendMail }: DeskDraft, item: CatalogueItem): DeskBooking {
  return {
    id,
    ...wireOf({ form, item, stored: null }),
    price_reason: form.ownPrice === null ? "" : form.priceReason.trim(),
    send_mail: sendMail,
  };
}

/** The desk's route takes what a visitor fills in; the operator's own fields are a change after it. */
function operatorsOwn(form: EditForm): BookingChanges {
  const said = Object.entries(saidIn(form)).filter(([, list]) => list !== "");
  return {
    ...columnsOf(normaliseBooking(form, OWN_TEXTS), OWN_TEXTS),
    ...Object.fromEntries(said),
  };
}
