import { useEffect, useRef, useSyncExternalStore } from "react";
import { onFormsForgotten } from "#data/local/form-drafts.ts";
import { watchLine } from "#data/local/line-hint.ts";
import type { ContactMessage } from "#domain/message/contact-message.ts";
import * as words from "#messages/visitor/contact.ts";
import { EMAIL_INPUT } from "#ui/browser/email-input.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { Button } from "#ui/parts/Button.tsx";
import { TextArea, TextField } from "#ui/visitor/forms/Field.tsx";
import { NeedsScripts } from "#ui/visitor/NeedsScripts.tsx";
import { OfflineNote } from "#ui/visitor/OfflineNote.tsx";
import styles from "./ContactForm.module.css";
import { useContactForm } from "./use-contact-form.ts";

/** A message to the operator (SPEC §2, contact). The fields keep what was typed before the scripts. */
export function ContactForm() {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { errors, isSending, submit, prepare, clearError, keep, restore } = useContactForm();
  const opening = useRef(restore);
  useEffect(() => {
    if (form.current) opening.current(form.current);
    return onFormsForgotten(() => form.current?.reset());
  }, []);
  const field = (name: keyof ContactMessage) => ({
    name,
    error: errors[name],
    onInput: () => clearError(name),
  });

  return (
    <form
      ref={form}
      className="stack-4"
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      onInput={(event) => keep(event.currentTarget)}
    >
      <NeedsScripts>{words.noScripts}</NeedsScripts>
      <TextField {...field("name")} label={words.name} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field("email")} label={words.email} {...EMAIL_INPUT} autoComplete="email" />
        <TextField
          {...field("phone")}
          label={words.phone}
          type="tel"
          autoComplete="tel"
          isOptional
        />
      </div>
      <TextField {...field("subject")} label={words.subject} isOptional />
      <TextArea {...field("message")} label={words.message} rows={6} />
      <OfflineNote isOffline={useSyncExternalStore(...watchLine)}>{words.offline}</OfflineNote>
      <Button type="submit" size="lg" disabled={!isHydrated || isSending} className={styles.send}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
}
