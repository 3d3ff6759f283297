import { type FormEvent, useState } from "react";
import { COMPANY } from "#domain/site/company.ts";
import {
  type ContactErrors,
  type ContactMessage,
  checkContactMessage,
} from "#domain/site/contact-message.ts";
import { Button } from "#ui/Button.tsx";
import { TextArea, TextField } from "#ui/forms/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import styles from "./ContactForm.module.css";

type Field = keyof ContactMessage;
type State = "idle" | "sending" | "sent" | "failed";

interface ContactFormProps {
  readonly onSend: (message: ContactMessage) => Promise<void>;
}

/**
 * A message to the operator (SPEC §4 and §5). The fields keep what was typed before the script
 * ran; nothing is sent while a field is wrong, and the first wrong one gets the focus.
 */
export function ContactForm({ onSend }: ContactFormProps) {
  const live = useHydrated();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [state, setState] = useState<State>("idle");
  const sending = state === "sending";

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readMessage(form);
    const found = checkContactMessage(message);
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) {
      form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    setState("sending");
    try {
      await onSend(message);
      form.reset();
      setState("sent");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  };

  const field = (name: Field) => ({
    name,
    error: errors[name],
    onChange: () => setErrors(({ [name]: _mended, ...others }) => others),
  });

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField {...field("name")} label="Name" autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" />
        <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" isOptional />
      </div>
      <TextField {...field("subject")} label="Subject" isOptional />
      <TextArea {...field("message")} label="Message" rows={6} />
      {state === "sent" && (
        <Notice tone="success" title="Message Sent!" announce>
          <p>Thank you! We'll be in touch soon.</p>
        </Notice>
      )}
      {state === "failed" && (
        <Notice tone="destructive" title="Message not sent" announce>
          <p>Your words are still here. Please try again, or write to {COMPANY.email}.</p>
        </Notice>
      )}
      <Button type="submit" size="lg" disabled={!live || sending} className={styles.send}>
        {sending ? "Sending..." : "Send Message"}
      </Button>
      <noscript>
        <p>
          This form needs JavaScript. Write to{" "}
          <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>.
        </p>
      </noscript>
    </form>
  );
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: Field) => String(data.get(name) ?? "").trim();
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
  };
}
