import { type FormEvent, useEffect, useRef, useState } from "react";
import { type KeptPartner, keptPartner } from "#data/local/partner.ts";
import type { Identity } from "#data/sync/identity.ts";
import { travelling } from "#data/sync/travelling.ts";
import { earliestBookingDay } from "#domain/belize-date.ts";
import { fromWireErrors } from "#domain/booking/command.ts";
import type { Booking, BookingForm } from "#domain/booking/fields.ts";
import {
  type BookingField,
  checkBooking,
  type FieldErrors,
  guestLimits,
} from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { pageAt } from "#domain/language.ts";
import type { Count } from "#domain/price/shown-total.ts";
import { visitors } from "#domain/refusal.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { itemScene } from "#ui/pictures/scenes.ts";
import { preloadToasts } from "#ui/toast/load-toasts.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";
import { focusFirst, writeTexts } from "#ui/visitor/forms/form-texts.ts";
import { renewUnsent, sayUnsent } from "#ui/visitor/forms/unsent.ts";
import { type PartCheck, readBookingForm } from "./booking-form.ts";
import type { Picker } from "./departures/picker.ts";
import { replaceMended } from "./mend.ts";
import type { MendedBooking } from "./mended-booking.ts";
import { loadOutbox, loadSending, type Submitted, submitBooking } from "./submit-booking.ts";
import type { Ways } from "./there-and-back/ways.ts";
import { useBookingDraft } from "./use-booking-draft.ts";
import { useTwin } from "./use-twin.ts";

/** Time between the answer and the confirmation page (SPEC §9, redirect delay). */
const REDIRECT_MS = 300;

/** What makes two bookings of one item the same. */
const TRIP: ReadonlySet<BookingField> = new Set(["firstName", "lastName", "date"]);

/** The booking form's life: idle, submitting, then the confirmation or back to idle (SPEC §4). */
export function useBooking(
  item: CatalogueItem,
  picker: Picker | null,
  count: Count,
  ways: Ways | null,
) {
  const { navigate, preload } = useNavigation();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isOnlineOnly, setIsOnlineOnly] = useState(false);
  const openedAt = useRef(0);
  const earlier = useRef<Identity | null>(null);
  const replacedId = useRef<string | null>(null);
  const mendedWay = useRef<Partial<BookingForm>>({});
  const isBusy = useRef(false);
  const isPrepared = useRef(false);
  const check = useRef<PartCheck>(() => ({}));
  const draft = useBookingDraft(item, { openedAt, earlier });
  const { twin, ...twins } = useTwin(item);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  /**
   * Fetched while the visitor is typing, so that the button finds it. Once: the button's own focus
   * must not set a look at the storage before the booking's way to the disk.
   */
  const prepare = () => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    const loaded = loadOutbox();
    loadSending().catch(() => {});
    loaded
      .then(([outbox]) => outbox.canKeep())
      .then((isKept) => setIsOnlineOnly(!isKept))
      .catch(() => {
        isPrepared.current = false;
      });
    // who can't be asked is not
    const asked = loadBookedAlready().then(() => loaded);
    twins.know(asked.then(([outbox]) => outbox.standingBookings()).catch(() => []));
    preloadToasts();
    loadToasts().catch(() => {});
    preload("/confirmation");
  };

  const clearError = (field: BookingField) => {
    setErrors(({ [field]: _cleared, ...others }) => others);
    if (TRIP.has(field)) twins.clear();
  };

  const finish = async (submitted: Submitted, form: HTMLFormElement) => {
    if (submitted.kind === "refused" || submitted.kind === "unsaved") {
      earlier.current = submitted.next;
      const isKept = draft.keep(form);
      if (submitted.kind === "refused") {
        showErrors(fromWireErrors(submitted.fields), form, setErrors);
      } else if (submitted.isLost && isKept) {
        // the form comes back filled in, with what sends it
        await renewUnsent();
      }
      toast(failedToast(visitors.words(submitted.message)));
      isBusy.current = false;
      setIsSubmitting(false);
      return;
    }
    draft.drop();
    if (replacedId.current)
      await replaceMended(replacedId.current, submitted.view.id).catch(() => {});
    const mailed =
      submitted.kind === "stored" ? submitted.mailed : Promise.resolve("unknown" as const);
    // the confirmation says the same: where it can't be fetched, nothing is missed
    Promise.all([loadToasts(), mailed]).then(
      ([{ toastFor }, outcome]) => toast(toastFor(submitted, outcome, item)),
      () => {},
    );
    await pause();
    const { view, isKept } = submitted;
    const confirm = (shown: Booking, replace = false) =>
      navigate({
        ...{ to: "/confirmation", replace },
        state: {
          booking: travelling({ view: shown, isKept }),
          scene: itemScene(item.type, item.id),
        },
      });
    await confirm(view);
    // it promises a mail, until it is known that none goes
    if ((await mailed) !== "none") return;
    if (isKept) {
      return loadOutbox()
        .then(([outbox]) => outbox.noteUnmailed(view.id))
        .catch(() => {}); // forgotten meanwhile
    }
    if (isConfirming(view.id)) await confirm({ ...view, isMailed: false }, true);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const filled = readBookingForm(form);
    const found = {
      ...picker?.mistakes(filled),
      ...checkBooking(filled, guestLimits(item), earliestBookingDay(Date.now())),
      ...check.current(filled),
    };
    showErrors(found, form, setErrors);
    if (Object.keys(found).length > 0) return;
    isBusy.current = true;
    if (await twins.isToTell(filled)) {
      isBusy.current = false;
      return;
    }
    setIsSubmitting(true);
    const submitted = await submitBooking({
      item: ways?.item ?? item,
      lines: count(item, filled.guests) ?? [],
      form: { ...filled, ...mendedWay.current },
      sendBoth: ways?.sendBoth,
      earlier: earlier.current,
      fillMs: performance.now() - openedAt.current,
      ...partnerOf(keptPartner()),
      website: String(new FormData(form).get("website") ?? ""),
    });
    await finish(submitted, form);
  };

  /** What an earlier visit has left in the form; false when that is nothing. */
  const restore = (form: HTMLFormElement) => {
    const isThere = draft.restore(form);
    sayUnsent();
    // who only presses the button has to find it
    if (isThere) prepare();
    return isThere;
  };

  const bookAgain = (form: HTMLFormElement) => {
    twins.accept();
    form.requestSubmit();
  };

  /** Takes a booking that the server has refused, or whose day has passed, back into the form. */
  const mend = (mended: MendedBooking, form: HTMLFormElement) => {
    writeTexts(form, { ...mended.form });
    // who sends again what was typed before is no machine
    openedAt.current -= mended.fillMs;
    earlier.current = mended.identity;
    replacedId.current = mended.replacedId;
    const { way, together } = mended.form;
    mendedWay.current = { way, together };
    const isKept = restore(form);
    // what has been changed since is not what was refused
    if (!isKept) showErrors(fromWireErrors(mended.fields), form, setErrors);
  };

  return {
    ...{ errors, isSubmitting, isOnlineOnly, twin },
    ...{ submit, bookAgain, prepare, clearError, check, mend, restore, keep: draft.keep },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));

const partnerOf = (kept: KeptPartner | null) => ({
  partner: kept?.key ?? "",
  paidTo: kept?.paidTo ?? "",
});

/** What asks whether the same trip is meant once more. */
export const loadBookedAlready = () => import("./BookedAlready.tsx");
const loadToasts = () => import("./booking-toasts.ts");

const failedToast = (message: string): Toast => ({
  title: words.failed,
  message: message ? words.failedText(message) : words.failedUnexpectedly,
  tone: "destructive",
});

/** True while the confirmation of this booking is the open page. */
function isConfirming(id: string): boolean {
  return pageAt(location.pathname).path === "/confirmation" && history.state?.booking?.id === id;
}

/** Puts what is refused into words at its fields and the focus into the first of them. */
function showErrors(
  errors: FieldErrors,
  form: HTMLFormElement,
  setErrors: (errors: FieldErrors) => void,
): void {
  setErrors(visitors.inWords(errors));
  focusFirst(form, errors);
}
