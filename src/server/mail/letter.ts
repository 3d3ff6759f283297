import type { Language } from "#domain/language.ts";
import type { MailContent } from "./html.ts";

export interface Attachment {
  /** Of letters, digits, dots and hyphens. */
  readonly name: string;
  readonly content: string;
}

/** A mail that is ready to go. */
export interface Letter {
  readonly language: Language;
  readonly to: string;
  readonly replyTo: string;
  readonly content: MailContent;
  readonly attachment?: Attachment;
  /** What the HTML part tells machines (schema.org). */
  readonly data?: object;
  /** Why it is not to be sent, a code (`#domain/office/refusal.ts`); empty when it is. What the operator asks for is sent all the same. */
  readonly whyNot: string;
  /** Its recipient wants no mails of this kind; not even the operator sends one. */
  readonly isUnwanted?: boolean;
  /** Where its recipient ends mails of this kind, by one post (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** True when it counts against what strangers' bookings may have sent a day. */
  readonly isCounted: boolean;
}

export const SWITCHED_OFF = "switched_off";
