import { useEffect, useRef, useSyncExternalStore } from "react";
import { onFormsForgotten } from "#data/local/form-drafts.ts";
import { watchLine } from "#data/local/line-hint.ts";
import type { ContactMessage } from "#domain/message/contact-message.ts";
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
      className={styles.form}
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      onInput={(event) => keep(event.currentTarget)}
    >
      <NeedsScripts>This form cannot be sent.</NeedsScripts>
      <TextField {...field("name")} label="Name" autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field("email")} label="Email" {...EMAIL_INPUT} autoComplete="email" />
        <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" isOptional />
      </div>
      <TextField {...field("subject")} label="Subject" isOptional />
      <TextArea {...field("message")} label="Message" rows={6} />
      <OfflineNote isOffline={useSyncExternalStore(...watchLine)}>
        You can write all the same. Your message is kept here, and sent when you open this app with
        a connection.
      </OfflineNote>
      <Button type="submit" size="lg" disabled={!isHydrated || isSending} className={styles.send}>
        {isSending ? "Sending..." : "Send Message"}
      </Button>
    </form>
  );
}
