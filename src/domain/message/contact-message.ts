import { oneLine, severalLines } from "../booking/normalise.ts";
import { checkEmail } from "../email.ts";
import { checkPhone } from "../phone.ts";

/** What a visitor writes to us (SPEC §3); phone and subject are optional and may be empty. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

/** A message as it travels (CONTRACT, HTTP), under the device's own id. */
export interface MessageCommand extends ContactMessage {
  readonly id: string;
}

export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

/** Longest texts that are taken, in characters. */
const MESSAGE_LIMITS = { name: 200, phone: 40, subject: 200, message: 5000 } as const;

/** SPEC §5, contact form: a code per broken field, an empty object when all is well. */
export function checkContactMessage(content: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  const email = checkEmail(content.email);
  if (!content.name.trim()) errors.name = "name_required";
  if (email) errors.email = email;
  if (!content.message.trim()) errors.message = "message_required";
  const phone = checkPhone(content.phone);
  if (phone) errors.phone = phone;
  for (const [field, limit] of Object.entries(MESSAGE_LIMITS)) {
    const key = field as keyof typeof MESSAGE_LIMITS;
    if (content[key].length > limit) errors[key] = `too_long:${limit}`;
  }
  return errors;
}

/** The message as it is stored and sent. */
export function normaliseMessage(content: ContactMessage): ContactMessage {
  return {
    name: oneLine(content.name),
    email: oneLine(content.email),
    phone: oneLine(content.phone),
    subject: oneLine(content.subject),
    message: severalLines(content.message),
  };
}
