/** What a guest is asked who has not paid a deposit yet, by WhatsApp or mail. */
export const about = (service: string, day: string, reference: string) =>
  `We look forward to ${service} on ${day} (booking ${reference}).`;
export const missing = (amount: string, due: string) =>
  `Of the deposit that was due by ${due}, ${amount} USD has not reached us yet.`;
export const asked = (amount: string, due: string) =>
  `Please pay the deposit, ${amount} USD, by ${due}.`;
export const thanks =
  "If you have paid it already, thank you: please tell us. You can simply answer this message.";
export const subject = (service: string, reference: string) =>
  `Your deposit for ${service}, booking ${reference}`;
