/** What a guest asks for once changing is free no more, by the columns of the booking. */
export const labels = {
  booking_date: "Day",
  departure_time: "Time",
  guests: "Guests",
  party: "By age",
  extras: "Extras",
};
export const none = "none";
