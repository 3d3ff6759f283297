/** What is said of a booking that has been sent, or saved to be sent (SPEC §8). */
export const received = "Booking Received";
export const confirmed = "Booking Confirmed!";
export const confirmedText =
  "Your booking has been successfully confirmed. Confirmation emails have been sent. You can pay on site.";
export const confirmedWithoutMail =
  "Your booking has been successfully confirmed. You can pay on site.";
/** Where a deposit is due. */
export const confirmedAhead =
  "Your booking has been successfully confirmed. Confirmation emails have been sent. Please pay the deposit by its day.";
export const confirmedAheadWithoutMail =
  "Your booking has been successfully confirmed. Please pay the deposit by its day.";
/** Where its guests pay a partner. */
export const confirmedPaidTo = (partner: string) =>
  `Your booking has been successfully confirmed. Confirmation emails have been sent. You pay ${partner}.`;
export const confirmedPaidToWithoutMail = (partner: string) =>
  `Your booking has been successfully confirmed. You pay ${partner}.`;
export const mailTrouble = "Booking Confirmed (Email Issue)";
export const mailTroubleText =
  "Your booking is confirmed, but there was an issue sending confirmation emails. We'll follow up shortly.";
export const saved = "Saved on this device";
export const savedText = "Not sent yet. Open this app when you have a connection.";
/** Of what has departures with seats. */
export const savedSeat = "Not sent yet";
export const savedSeatText = "Saved on this device. Your seat is confirmed when it is sent.";
