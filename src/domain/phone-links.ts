export const BELIZE = "501";
/** Belize numbers have seven digits; people at home leave their country out. */
export const LOCAL_DIGITS = 7;

/** The address that a phone dials. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** A WhatsApp chat with that number; null where there are too few digits for one. */
export function whatsappChat(phone: string): string | null {
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  if (digits.length < LOCAL_DIGITS) return null;
  return `https://wa.me/${digits.length === LOCAL_DIGITS ? BELIZE : ""}${digits}`;
}
