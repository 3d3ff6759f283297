import type { ContactMessageRecord } from "#data/office/remote/messages.ts";
import * as words from "#messages/office/messages.ts";

/** Mail programs and browsers cut longer addresses off. */
const LONGEST_QUOTE = 1000;

/** Opens the operator's mail program with an answer begun: greeting, and what was written below. */
export function replyLink({ name, email, subject, message }: ContactMessageRecord): string {
  const quote = message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE)}…` : message;
  const quoted = quote
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const query = [
    `subject=${encodeURIComponent(words.replySubject(subject))}`,
    `body=${encodeURIComponent(`${words.greeting(name)}\r\n\r\n\r\n\r\n${quoted}\r\n`)}`,
  ];
  return `mailto:${encodeURIComponent(email)}?${query.join("&")}`;
}
