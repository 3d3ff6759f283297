import { whatsappChat } from "#domain/phone-links.ts";
import type { OfficeBooking } from "../fields.ts";

/** Addresses that open a message to a guest, ready to be sent; null where there is no such way. */
export interface WaysToWrite {
  readonly whatsapp: string | null;
  readonly mail: string | null;
}

/** How a guest is written to by the device's own programs, without a connection too. */
export function waysToWrite(
  { phone, email }: Pick<OfficeBooking["customer"], "phone" | "email">,
  { subject, text }: { readonly subject: string; readonly text: string },
): WaysToWrite {
  const chat = whatsappChat(phone);
  const body = encodeURIComponent(text);
  return {
    whatsapp: chat && `${chat}?text=${body}`,
    // line ends of a mail's text are those of RFC 6068
    mail: email
      ? `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${body.replace(/%0A/g, "%0D%0A")}`
      : null,
  };
}
