/** The files for spreadsheets: what stands above their columns, and what codes in them are called. */
export const booking = {
  reference: "Reference",
  id: "ID",
  type: "Type",
  service: "Service",
  date: "Date",
  time: "Time",
  pickUp: "Pick-up",
  pickUpPlace: "Pick-Up Place",
  flight: "Flight",
  adults: "Adults",
  childrenAges: "Children's Ages",
  luggage: "Luggage",
  childSeats: "Child Seats",
  guests: "Guests",
  price: "Price (USD)",
  priceLines: "Price Lines",
  paid: "Paid (USD)",
  paidIn: "Paid In",
  paidBy: "Paid By",
  status: "Status",
  turnedAway: "Turned Away",
  attendance: "Attendance",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone",
  specialRequests: "Special Requests",
  notes: "Notes",
  source: "Source",
  bookedOn: "Booked On (Belize time)",
  language: "Language",
};
export const seats = {
  service: "Service",
  date: "Date",
  time: "Time",
  offered: "Seats Offered",
  sold: "Seats Sold",
};
export const payment = {
  takenAt: "When (Belize time)",
  kind: "Kind",
  amount: "Amount",
  currency: "Currency",
  usd: "In USD",
  method: "Paid By",
  takenBy: "Taken By",
  recordedBy: "Recorded By",
  note: "Note",
  reference: "Booking",
  id: "ID",
  corrects: "Corrects",
};
export const customer = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone",
  bookings: "Total Bookings",
  spent: "Total Spent (USD)",
  firstBooking: "First Booking (Belize time)",
  lastBooking: "Last Booking (Belize time)",
  lastActivity: "Last Activity (Belize time)",
};
export const types = { tour: "tour", transfer: "transfer" };
/** Why a party was turned away. */
export const noRoom = { closed: "closed", full: "full", busy: "no guide or vehicle" };
/** What a price is made of. */
export const priceLines = {
  guests: "per person",
  group: "fare for the group",
  base: "base fare, 1-2 passengers",
  extra: "each extra guest",
  agreed: "by agreement",
};
