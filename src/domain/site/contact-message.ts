import { checkEmail } from "../booking/rules.ts";

/** What a visitor writes to us (SPEC §3); phone and subject are optional and may be empty. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

/** SPEC §5, contact form: a message per broken field, an empty object when all is well. */
export function checkContactMessage({ name, email, message }: ContactMessage): ContactErrors {
  const emailError = checkEmail(email);
  return {
    ...(name.trim() ? {} : { name: "Name is required" }),
    ...(emailError ? { email: emailError } : {}),
    ...(message.trim() ? {} : { message: "Message is required" }),
  };
}
