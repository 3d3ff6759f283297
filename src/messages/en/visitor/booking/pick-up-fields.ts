/** What a booking form asks for beside day and party; it comes after the form's first view. */
export const title = "Pick-up and party";
export const optional = "(optional)";
export const labels = {
  pickupPlace: "Pick-up place",
  flightNumber: "Flight number",
  adults: "Adults",
  childrenAges: "Children's ages",
  luggage: "Pieces of luggage",
  childSeats: "Child seats",
};
export const hints = {
  pickupPlace: "Hotel, airport, dock or address",
  flightNumber: "As on your ticket, e.g. AA 1234",
  childrenAges: "From 0 to 17, e.g. 4, 9",
};
