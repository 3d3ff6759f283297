import { COMPANY } from "./company.ts";

/** How a message to the operator begins. */
export const GREETING = `Hello ${COMPANY.name},`;

/** Opens a chat with the operator in which the message stands ready to be sent. */
export function whatsappLink(message: string): string {
  return `${COMPANY.whatsappLink}?text=${encodeURIComponent(message)}`;
}

/** For a visitor who has not booked. */
export const WHATSAPP_LINK = whatsappLink(`${GREETING} I have a question: `);
