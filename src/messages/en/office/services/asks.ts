/** What the online booking form asks guests for beside day and party. */
export const hint =
  "What is required must be filled in online. Phones that have kept an older form still book without it: the booking says what is missing.";
export const fields = {
  pickup_place: "Pick-up place",
  flight_number: "Flight number",
  adults: "Adults and children's ages",
  luggage: "Luggage",
  child_seats: "Child seats",
};
export const levels = { no: "Not asked", asked: "Asked", required: "Required" };
export const asUsual = (level: string) => `As usual (${level.toLowerCase()})`;
