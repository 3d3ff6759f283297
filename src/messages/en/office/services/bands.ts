/** Who pays another price by age, and what can be had beside a service. */
export const bandFields = {
  name: "Name",
  from: "From age",
  to: "To age",
  price: "Price in USD",
  share: "Or percent",
  most: "At most",
};
export const each = (price: string) => `Each pays: ${price}`;
export const free = "nothing";
export const extraFields = { name: "Name", price: "Price in USD", most: "At most" };
export const per = "For";
export const pers = { guest: "each guest", booking: "the booking" };
export const bandsHint =
  "Guests whom none of these counts pay the price above. An empty last age has no end, an empty limit is none.";
export const extrasHint = "Without a limit: one for each guest, or one for the booking.";
