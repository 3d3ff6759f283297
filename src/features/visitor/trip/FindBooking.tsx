import { type FormEvent, useEffect, useRef, useState } from "react";
import { findByMail } from "#data/remote/trip.ts";
import { checkEmail } from "#domain/email.ts";
import { visitors } from "#domain/refusal.ts";
import * as words from "#messages/visitor/trip/trip.ts";
import { EMAIL_INPUT } from "#ui/browser/email-input.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import styles from "./TripLink.module.css";

type Asked = "no" | "sending" | "yes" | "failed";
type Errors = Readonly<Partial<Record<"email" | "reference", string>>>;

/** Has the link of a booking sent again to its own address: nobody hears here whether there is one. */
export default function FindBooking() {
  const [asked, setAsked] = useState<Asked>("no");
  const [errors, setErrors] = useState<Errors>({});
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === "yes") said.current?.focus();
  }, [asked]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email") ?? "").trim();
    const reference = String(data.get("reference") ?? "").trim();
    const refused = checkEmail(email);
    const found: Errors = {
      ...(refused && { email: visitors.words(refused) }),
      ...(reference ? {} : { reference: words.referenceMissing }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setAsked("sending");
    setAsked((await findByMail({ email, reference })) ? "yes" : "failed");
  };

  if (asked === "yes") {
    return (
      <div ref={said} tabIndex={-1} role="status">
        <p>{words.asked}</p>
      </div>
    );
  }
  const isSending = asked === "sending";
  return (
    <form className={`stack-4 ${styles.find}`} noValidate onSubmit={submit} aria-label={words.find}>
      <p>{words.findText}</p>
      <TextField
        {...{ name: "email", label: words.email, error: errors.email }}
        {...EMAIL_INPUT}
        autoComplete="email"
      />
      <TextField
        {...{ name: "reference", label: words.reference, error: errors.reference }}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
      />
      <div role="alert">
        {asked === "failed" && <Notice tone="warning" title={words.notAsked} />}
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? words.sending : words.sendLink}
      </Button>
    </form>
  );
}
