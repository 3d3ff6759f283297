import { useRef, useState } from "react";
import { mailCustomer } from "#data/office/remote/bookings/history.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { newId } from "#data/office/sync/acts.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { placeholderFault } from "#domain/booking/letters/placeholder-fault.ts";
import {
  fillLetter,
  LETTER_TEMPLATES,
  type LetterTemplate,
  PLACEHOLDER_NAMES,
} from "#domain/booking/letters/templates.ts";
import { languageOf } from "#domain/language-of.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/bookings/mails.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";

interface Letter {
  /** Other words are another letter; the same ones under their id go out once, also where the answer was lost. */
  readonly id: string;
  /** Name of the template it was begun with, empty for none. */
  readonly template: string;
  readonly subject: string;
  readonly text: string;
}

type LetterErrors = Partial<Record<"subject" | "text", string>>;

const EMPTY = { subject: "", text: "" };
const begun = (words: Omit<Letter, "id">): Letter => ({ id: newId(), ...words });

/** A message to a booking's customer: written, checked, sent through the queue. */
export function useLetter(booking: OfficeBooking, onSent: () => void) {
  const { draft, change, forget } = useDraft(`mail ${booking.id}`, () =>
    begun({ template: "", ...EMPTY }),
  );
  /** A template that would take the place of what was written. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [errors, setErrors] = useState<LetterErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSent = useRef(false);

  const language = languageOf(booking.lang);
  const templates: Readonly<Record<string, LetterTemplate>> = LETTER_TEMPLATES[language];

  async function send(): Promise<void> {
    const wrong = checkLetter(draft);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    try {
      const answer = await mailCustomer(booking.id, {
        id: draft.id,
        subject: fillLetter(draft.subject, booking, language).trim(),
        text: fillLetter(draft.text, booking, language).trim(),
      });
      if ("kind" in answer) {
        setErrors(answer.fields);
        return setFailure(answer.message);
      }
      isSent.current = true;
      forget();
      toastResult(answer.sent, booking.customer.email);
      onSent();
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  function beginWith(name: string): void {
    const { subject, text } = templates[name] ?? EMPTY;
    change(begun({ template: name, subject, text }));
    setErrors({});
  }

  return {
    /** In which the guest is written to. */
    language,
    draft,
    errors,
    failure,
    isBusy,
    change(part: Partial<Letter>) {
      change(begun({ ...draft, ...part }));
      setErrors({});
    },
    beginWith(name: string) {
      if (isOwn(draft, templates[draft.template])) beginWith(name);
      else setWanted(name);
    },
    isAsked: wanted !== null,
    answer(isYes: boolean) {
      if (isYes && wanted !== null) beginWith(wanted);
      setWanted(null);
    },
    send,
    forget,
    isDirty: () => !isSent.current && (draft.subject !== "" || draft.text !== ""),
  };
}

/** Nobody has written a word of it. */
const isOwn = ({ subject, text }: Letter, template: LetterTemplate = EMPTY) =>
  (subject === template.subject && text === template.text) || (subject === "" && text === "");

function checkLetter({ subject, text }: Letter): LetterErrors {
  const errors: LetterErrors = {};
  for (const [field, value, required] of [
    ["subject", subject, words.subjectRequired],
    ["text", text, words.messageRequired],
  ] as const) {
    const fault = placeholderFault(value, PLACEHOLDER_NAMES);
    if (!value.trim()) errors[field] = required;
    else if (fault) errors[field] = words.asItStands(office.words(fault.refusal));
  }
  return errors;
}

function toastResult(sent: boolean, email: string): void {
  toast(
    sent
      ? { title: words.sentTitle, message: words.onItsWay(email), tone: "success" }
      : { title: words.waitingTitle, message: words.inTheQueue(email) },
  );
}
