import { type FormEvent, useEffect, useRef, useState } from "react";
import { travelling } from "#data/sync/shown-booking.ts";
import { earliestBookingDay } from "#domain/belize-date.ts";
import { fromWireErrors } from "#domain/booking/command.ts";
import {
  type BookingField,
  checkBooking,
  type FieldErrors,
  guestLimits,
} from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { itemScene } from "#ui/scenes.ts";
import { preloadToasts, toast } from "#ui/toast/toast.ts";
import type { Identity } from "./attempt.ts";
import { readBookingForm } from "./booking-form.ts";
import { toastFor } from "./booking-toasts.ts";
import { forgetReplaced, type MendedBooking, writeBookingForm } from "./mended-booking.ts";
import { loadOutbox, type Submitted, submitBooking } from "./submit-booking.ts";

/** Time between the answer and the confirmation page (SPEC §9, redirect delay). */
const REDIRECT_MS = 300;

/** The booking form's life: idle, submitting, then the confirmation or back to idle (SPEC §4). */
export function useBooking(item: CatalogueItem) {
  const { navigate, preload } = useNavigation();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isOnlineOnly, setIsOnlineOnly] = useState(false);
  const openedAt = useRef(0);
  const earlier = useRef<Identity | null>(null);
  const replacedId = useRef<string | null>(null);
  const isBusy = useRef(false);
  const isPrepared = useRef(false);

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
    loadOutbox()
      .then(([outbox]) => outbox.canKeep())
      .then((isKept) => setIsOnlineOnly(!isKept))
      .catch(() => {
        isPrepared.current = false;
      });
    preloadToasts();
    preload("/confirmation");
  };

  const clearError = (field: BookingField) =>
    setErrors(({ [field]: _cleared, ...others }) => others);

  const finish = async (submitted: Submitted, form: HTMLFormElement) => {
    if (submitted.kind === "refused" || submitted.kind === "unsaved") {
      earlier.current = submitted.next;
      if (submitted.kind === "refused") {
        showErrors(fromWireErrors(submitted.fields), form, setErrors);
      }
      toast(toastFor(submitted, "unknown"));
      isBusy.current = false;
      setIsSubmitting(false);
      return;
    }
    if (replacedId.current) await forgetReplaced(replacedId.current).catch(() => {});
    const mailed =
      submitted.kind === "stored" ? submitted.mailed : Promise.resolve("unknown" as const);
    mailed.then((outcome) => toast(toastFor(submitted, outcome)));
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
    const scene = itemScene(item.type, item.id);
    await navigate({ to: "/confirmation", state: { booking: travelling(submitted), scene } });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const filled = readBookingForm(form);
    const found = checkBooking(filled, guestLimits(item), earliestBookingDay(Date.now()));
    showErrors(found, form, setErrors);
    if (Object.keys(found).length > 0) return;
    isBusy.current = true;
    setIsSubmitting(true);
    const submitted = await submitBooking({
      item,
      form: filled,
      earlier: earlier.current,
      fillMs: performance.now() - openedAt.current,
      website: String(new FormData(form).get("website") ?? ""),
    });
    await finish(submitted, form);
  };

  /** Takes a booking that the server has refused back into the form. */
  const mend = (mended: MendedBooking, form: HTMLFormElement) => {
    writeBookingForm(form, mended.form);
    // who sends again what was typed before is no machine
    openedAt.current -= mended.fillMs;
    earlier.current = mended.needsNewId ? null : mended.identity;
    replacedId.current = mended.needsNewId ? mended.identity.id : null;
    showErrors(fromWireErrors(mended.fields), form, setErrors);
  };

  return { errors, isSubmitting, isOnlineOnly, submit, prepare, clearError, mend };
}

/** Puts the messages at their fields and the focus into the first of them. */
function showErrors(
  errors: FieldErrors,
  form: HTMLFormElement,
  setErrors: (errors: FieldErrors) => void,
): void {
  setErrors(errors);
  const first = [...form.elements].find(
    (element) => element instanceof HTMLElement && element.id in errors,
  );
  if (first instanceof HTMLElement) first.focus();
}
