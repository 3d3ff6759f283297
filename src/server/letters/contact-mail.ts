import { formatBelizeTime } from "#domain/belize-instant.ts";
import { isolated } from "#domain/isolated.ts";
import type { ContactMessage } from "#domain/message/contact-message.ts";
import * as words from "#messages/mails/operator.ts";
import type { MailContent } from "../mail/html.ts";

/** The operator's mail about a contact message. @param message with its time of storing (ms, UTC) */
export function contactMail(message: ContactMessage & { createdAtMs: number }): MailContent {
  return {
    subject: words.messageSubject(isolated(message.name), message.subject),
    heading: message.subject || words.message,
    intro: [message.message],
    rows: [
      [words.name, message.name],
      [words.email, message.email],
      ...(message.phone ? [[words.phone, message.phone] as const] : []),
      [words.received, formatBelizeTime(message.createdAtMs)],
    ],
    lists: [],
    links: [],
    footer: words.replyTo(isolated(message.name)),
  };
}
