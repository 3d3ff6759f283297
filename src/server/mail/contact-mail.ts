import { formatBelizeTime } from "#domain/belize-date.ts";
import type { ContactMessage } from "#domain/message/contact-message.ts";
import type { MailContent } from "./html.ts";

/** The operator's mail about a contact message. @param message with its time of storing (ms, UTC) */
export function contactMail(message: ContactMessage & { createdAtMs: number }): MailContent {
  return {
    subject: `Message from ${message.name}${message.subject ? `: ${message.subject}` : ""}`,
    heading: message.subject || "A message from the website",
    intro: [message.message],
    rows: [
      ["Name", message.name],
      ["Email", message.email],
      ...(message.phone ? [["Phone", message.phone] as const] : []),
      ["Received", formatBelizeTime(message.createdAtMs)],
    ],
    lists: [],
    links: [],
    footer: `Reply to this mail to write to ${message.name}.`,
  };
}
