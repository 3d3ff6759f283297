/** What has become of that which was saved without a connection: one toast for all of it. */
export const counted = {
  unsent: (count: number) => `${count} ${count === 1 ? "message" : "messages"} not sent`,
  sent: (count: number) => `${count} ${count === 1 ? "message" : "messages"} sent`,
  refused: (count: number) =>
    count === 1 ? "1 booking needs your attention" : `${count} bookings need your attention`,
  confirmed: (count: number) => `${count} ${count === 1 ? "booking" : "bookings"} confirmed`,
  pending: (count: number) => `${count} ${count === 1 ? "booking" : "bookings"} received`,
  cancelled: (count: number) => `${count} ${count === 1 ? "booking" : "bookings"} cancelled`,
  completed: (count: number) => `${count} ${count === 1 ? "booking" : "bookings"} completed`,
};
/** @param more how many have no name in it */
export const named = (names: string, more: number) =>
  more > 0 ? `${names} and ${more} more.` : `${names}.`;
export const messageSent = "Message Sent!";
export const messageSentText = "What you wrote without a connection has reached us.";
export const messageNotSent = "Message not sent";
export const changeNotTaken = "What you changed was not taken";
export const changeNotTakenText =
  "Something you said of a booking needs your attention. It stands in My bookings.";
