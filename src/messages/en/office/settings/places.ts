/** The operator's list of places where guests are picked up. */
export const title = "Pick-up Places";
export const places = "Hotels, airports and docks, one a line";
export const hint =
  "Proposed to guests in the booking form, without a connection too. They can write any other place.";
