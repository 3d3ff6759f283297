/** A booking's fields in the office's words, by their names on the wire: those that people are told of. */
export const labels = {
  item_name: "Service",
  booking_date: "Date",
  guests: "Guests",
  price: "Price",
  customer_first_name: "First name",
  customer_last_name: "Last name",
  customer_email: "E-mail",
  customer_phone: "Phone",
  lang: "Language",
  special_requests: "Special requests",
  status: "Status",
  departure_time: "Departure time",
  pickup_place: "Pick-up place",
  flight_number: "Flight",
  adults: "Adults",
  children_ages: "Children's ages",
  luggage: "Luggage",
  child_seats: "Child seats",
  pickup_notes: "Pick-up",
  attendance: "Attendance",
  paid_amount: "Paid",
  paid_currency: "Paid in",
  paid_method: "Paid by",
  notes: "Notes",
};
/** The languages of a booking. */
export const languages = { en: "English", es: "Spanish" };
