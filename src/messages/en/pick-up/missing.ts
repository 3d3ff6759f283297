/** What is still to be learnt. */
export const stillToTell = "Still needed";
export const missing = {
  departure_time: "pick-up time",
  pickup_place: "pick-up place",
  flight_number: "flight number",
  adults: "adults and children's ages",
  luggage: "pieces of luggage",
  guest_list: "names of all guests",
  answers: "answers to our questions",
  waiver: "signatures on the waiver",
};
