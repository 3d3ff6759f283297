import { type FormEvent, useRef, useState } from "react";
import { formDraft, keepFormDraft } from "#data/local/form-drafts.ts";
import {
  type ContactErrors,
  type ContactMessage,
  checkContactMessage,
} from "#domain/message/contact-message.ts";
import { visitors } from "#domain/refusal.ts";
import * as words from "#messages/visitor/contact.ts";
import { useSite } from "#ui/site/use-site.ts";
import { preloadToasts } from "#ui/toast/load-toasts.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";
import { isFormUntouched, isUntouched, textsOf, writeTexts } from "#ui/visitor/forms/form-texts.ts";
import { renewUnsent, sayUnsent } from "#ui/visitor/forms/unsent.ts";
import { loadOutbox, loadSending, type SentMessage, sendMessage } from "./send-message.ts";

const DRAFT = "contact";

const said = (email: string): Readonly<Record<SentMessage["kind"], Toast>> => ({
  sent: { title: words.sentTitle, message: words.sent, tone: "success" },
  saved: { title: words.savedTitle, message: words.saved },
  failed: { title: words.failedTitle, message: words.failed(email), tone: "destructive" },
});

/** The contact form's life: idle, sending, then cleared, or back to idle with its words (SPEC §4). */
export function useContactForm() {
  const { contactEmail } = useSite();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const earlierId = useRef<string | null>(null);

  const keep = (form: HTMLFormElement) => {
    const sentAs = earlierId.current === null ? null : { id: earlierId.current };
    const draft = { fields: textsOf(form), fillMs: 0, sentAs };
    keepFormDraft(DRAFT, isFormUntouched(form) ? null : draft);
  };

  /** Puts back what was left here within a day; what was typed before the scripts had arrived stays. */
  const restore = (form: HTMLFormElement) => {
    sayUnsent();
    const draft = formDraft(DRAFT);
    if (!draft) return;
    writeTexts(form, draft.fields, isUntouched);
    earlierId.current = draft.sentAs?.id ?? null;
  };

  const showErrors = (found: ContactErrors, form: HTMLFormElement) => {
    setErrors(visitors.inWords(found));
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readMessage(form);
    if (isBusy.current || showErrors(checkContactMessage(message), form)) return;
    isBusy.current = true;
    setIsSending(true);
    const sent = await sendMessage(message, earlierId.current);
    isBusy.current = false;
    earlierId.current = sent.kind === "failed" ? sent.id : null;
    setIsSending(false);
    if (sent.kind === "failed" && sent.isLost) {
      keep(form);
      // the form comes back filled in, with what sends it
      await renewUnsent();
    }
    toast(said(contactEmail)[sent.kind]);
    if (sent.kind === "failed") showErrors(sent.fields, form);
    else form.reset();
    keep(form);
  };

  /** Fetched while the visitor is typing, so that the button finds it. */
  const prepare = () => {
    loadOutbox().catch(() => {});
    loadSending().catch(() => {});
    preloadToasts();
  };

  const clearError = (field: keyof ContactMessage) =>
    setErrors(({ [field]: _mended, ...others }) => others);

  return { errors, isSending, submit, prepare, clearError, keep, restore };
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage) => String(data.get(name) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
  };
}
