/** What a guest does with a booking that stands: the forms, and what becomes of what was said. */
export const complete = "Complete your booking";
export const completeText =
  "Say what you know, now or later, also without a connection. What you leave empty stays open.";
export const save = "Save";
export const saving = "Saving...";
export const nothingNew = "Nothing has been changed.";
export const checkFields = "Please check the marked fields.";
export const notSaved =
  "This device cannot store it, and there is no connection to send it. Please try again.";

export const waiting = "Saved on this device – not sent yet";
export const waitingText = "It goes to us as soon as this device has a connection.";
export const waitsForBooking = "It goes to us with the booking.";
export const sending = "Sending…";
export const sent = "We have it. Thank you!";
export const undo = "Undo";

export const conflict = "Somebody else has changed the same";
export const conflictText = "We or somebody else with your link were faster. Which shall stand?";
export const yours = "You";
export const theirs = "As it stands now";
export const useMine = "Use mine";
export const keepTheirs = "Leave it as it stands";
export const cancelledMeanwhile =
  "This booking has been cancelled meanwhile, so what you said was not taken.";

export const refused = "This was not taken";
export const tryAgain = "Try Again";
export const discard = "Discard";

export const changeIt = "Change day, time or party";
export const changeText = "You keep what you have until we have confirmed the change.";
export const newPrice = "New price";
export const samePrice = "The price stays as it is.";
export const requestChange = "Change the Booking";
export const changeWaiting = "Your change is not sent yet";
export const changeWaitingText =
  "It is checked when this device has a connection. Until then your booking stays as it is.";
export const ways = "This is one of two ways: the other one stays as it is.";

export const labels: Readonly<Record<string, string>> = {
  request: "What you asked for",
  guest: "Waiver signed for",
  booking_date: "Date",
  departure_time: "Time",
  guests: "Guests",
  party: "Ages",
  extras: "Extras",
  pickup_place: "Pick-up place",
  flight_number: "Flight number",
  adults: "Adults",
  children_ages: "Children's ages",
  luggage: "Pieces of luggage",
  child_seats: "Child seats",
  guest_list: "Guests",
  answers: "Answers",
};
export const nothing = "nothing";

export const asked = "Asked – the operator will answer";
export const askedText =
  "It is too late to change it at once. The booking stays as it is until the operator has decided; you hear by mail, and here.";
export const withdraw = "Take It Back";
export const takenBack = "taken back";
export const requestDeclined = "The change was declined: the booking stays as it is";
