/** What only machines read in our pages. */
export const tours = "Guided tours in Belize";
export const transfers = "Private transfers in Belize";
export const serviceType = "Private Ground Transfer";
export const routesAndPrices = "Routes and prices";
export const belize = "Belize";
export const payment = "Cash, Credit Card";
export const perPerson = (payAhead: string) =>
  `Price per person. ${payAhead || "No payment required now - pay on site"}.`;
export const groupFare = "Base fare for the group.";
export const baseFare = (extraSeat: string) =>
  `Base fare for up to two passengers; each extra seat ${extraSeat}.`;
