/** What mails to guests say of a deposit. */
export const paid = (amount: string) => `${amount} USD, paid. Thank you!`;
export const partPaid = (due: string, paid: string) => `${due}; ${paid} USD of it is paid`;
export const aheadThenOnSite = "The deposit ahead, the rest on site";
export const ahead = "Ahead of your trip";

/** In place of our own words of a confirmation, which says that nothing is to be paid now. */
export const confirmed =
  "Dear {first_name},\n\nYour booking is confirmed. Please pay the deposit by its day, as you read below; what is left you pay on site.";
/** The same where the deposit is the whole price. */
export const confirmedAllAhead =
  "Dear {first_name},\n\nYour booking is confirmed. Please pay it by its day, as you read below.";
/** The same where its guests pay a partner. */
export const confirmedPaidTo = (partner: string) =>
  `Dear {first_name},\n\nYour booking is confirmed. You pay ${partner}; nothing is to be paid on site.`;
/** The same where they have paid all of it, or some. */
export const confirmedPaid =
  "Dear {first_name},\n\nYour booking is confirmed and paid in full. Thank you!";
export const confirmedPartPaid =
  "Dear {first_name},\n\nYour booking is confirmed. Thank you for your payment; what is left you pay on site.";

/** Three days before it is due, and the day after. */
export const subject = (service: string, reference: string) =>
  `Your deposit for ${service} ${reference}`;
export const heading = "Your deposit is due soon";
export const lateHeading = "Your deposit is still missing";
export const due = (amount: string, day: string) =>
  `This is a friendly reminder: a deposit of ${amount} USD for your booking is due by ${day}.`;
export const late = (amount: string, day: string) =>
  `The deposit for your booking was due by ${day}, and ${amount} USD of it has not reached us yet.`;
export const missing = (amount: string) => `${amount} USD of it is still to come.`;
export const crossed =
  "If you have paid it already, thank you: then there is nothing for you to do. If anything has changed, simply answer this mail.";
