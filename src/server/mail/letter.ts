import type { MailContent } from "./html.ts";

export interface Attachment {
  /** Of letters, digits, dots and hyphens. */
  readonly name: string;
  readonly content: string;
}

/** A mail that is ready to go. */
export interface Letter {
  readonly to: string;
  readonly replyTo: string;
  readonly content: MailContent;
  readonly attachment?: Attachment;
  /** Why it is not to be sent; empty when it is. What the operator asks for is sent all the same. */
  readonly whyNot: string;
  /** True when it counts against what strangers' bookings may have sent a day. */
  readonly isCounted: boolean;
}

export const SWITCHED_OFF = "Switched off in the settings";
