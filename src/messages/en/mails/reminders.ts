/** What reminders say beside the operator's own words (mail-templates.ts), and the thanks after the trip. */
export const today = "Your trip is today";
export const tomorrow = "Your trip is tomorrow";
export const inDays = (days: number) => `Your trip is in ${days} days`;
export const stillNeeded = (details: string) =>
  `We still need from you: ${details}. Please complete it on the page of your booking (the link is below), or answer this mail.`;
export const depositMissing = (amount: string, day: string) =>
  `Of the deposit, due by ${day}, ${amount} USD is still to come.`;

export const thanks = "How was your trip?";
export const review = (place: string) => `Say how it was, on ${place}`;
export const unsubscribe = "No more mails like this one, please";

/** The page behind that. */
export const unsubscribeTitle = "No more thanks by mail?";
export const unsubscribeText =
  "After a trip we thank our guests by mail and ask how it was. If you press the button, none of these goes to this address any more. What concerns a booking (its confirmation, changes, when and where to be ready) still reaches you.";
export const unsubscribeButton = "No More of These Mails";
export const unsubscribedTitle = "Done";
export const unsubscribedText =
  "No such mail goes to this address any more. What concerns a booking still reaches you.";
export const unknownTitle = "This link is not complete";
export const unknownText =
  "It was cut or changed on its way. Please open it once more from the mail, or answer the mail: we gladly do it for you.";
export const toTheSite = "To our website";
