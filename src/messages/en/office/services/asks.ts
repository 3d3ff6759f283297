/** What the online booking form asks guests for beside day and party. */
export const hint =
  "What is required must be filled in online; names, on the page of the booking, which its link in the mails opens. Phones that have kept an older form still book without it: the booking says what is missing.";
export const fields = {
  pickup_place: "Pick-up place",
  flight_number: "Flight number",
  adults: "Adults and children's ages",
  luggage: "Luggage",
  child_seats: "Child seats",
  guest_list: "Guests' names",
};
export const levels = { no: "Not asked", asked: "Asked", required: "Required" };
export const asUsual = (level: string) => `As usual (${level.toLowerCase()})`;
