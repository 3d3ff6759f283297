/** The link by which a guest sees and cancels a booking. */
export const link = "The guest's link";
export const whatItIs =
  "Stands in each mail to the guest. Whoever has it sees the booking and can cancel it, without signing in.";
export const withConnection = "It is shown with a connection.";
export const openedFromMail = (time: string) => `Opened from a mail on ${time}.`;
export const openedOtherwise = (time: string) => `Opened from a code, a chat or a copy on ${time}.`;
export const notOpened = "Nobody has opened it yet.";
export const copy = "Copy Link";
export const copied = "Copied";
export const copiedText = "The link is ready to be pasted.";
export const end = "End All Links";
export const endText =
  "All links sent so far, and phones that opened one, have no say from then on. The phone that booked keeps its own, and mails from now on have a new one.";
export const endYes = "Yes, End Them";
export const endNo = "Keep Them";
export const ended = "All links of the booking ended";
