/** How it went when bookings were moved to another status (SPEC §8). */
export const statuses = {
  pending: "pending",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
};
export const before = "before";
export const changed = (reference: string, status: string) =>
  `Booking #${reference} status changed to ${status}`;
export const severalChanged = (count: number, status: string) =>
  `${several(count)} changed to ${status}`;
export const severalChangedBack = (count: number) => `${several(count)} changed back`;
const several = (count: number) => `${count} ${count === 1 ? "booking" : "bookings"}`;

export const updated = "Status Updated";
export const undo = "Undo";
export const savedHere = "Saved on This Device";
export const waits = (done: string) => `${done}. It is sent as soon as there is a connection.`;
export const errorUpdating = "Error Updating Status";
export const failed = (why: string) => `Failed to update booking status. ${why}`;
export const meanwhile = "Somebody else has changed it meanwhile.";
export const mailFollows = "The mail leaves in two minutes, unless you undo this.";
export const mailsFollow = "Mails to those who waited leave in two minutes, unless you undo this.";
export const cancellationIsTold =
  "Guests who have a confirmation are told by mail in two minutes, unless you undo this.";
export const otherWaysStay = (count: number) =>
  `The other way of ${several(count)} was not chosen and is not cancelled with ${count === 1 ? "it" : "them"}.`;
export const noRoomTitle = "No Room";
export const noRoom = (count: number) =>
  `${several(count)} ${count === 1 ? "goes" : "go"} on waiting: the departure has no room for ${count === 1 ? "it" : "them"}. 'Needs a decision' says why.`;
export const cannotStore = "This device cannot store the change.";
