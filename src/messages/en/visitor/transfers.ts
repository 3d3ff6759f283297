/** The transfers' page (SPEC §2, Transfers). */
export const title = "Belize Transfers";
export const lead =
  "Private rides in air-conditioned vehicles with professional drivers, door to door. 24/7 service on request.";
export const routesAndPrices = "Routes and prices";
export const offline =
  "Routes and prices are as this device last heard of them. You can book all the same.";
export const fares =
  "Base fares cover up to two passengers. Prices are in USD. For routes with no 'Each Extra Seat' price the base fare applies to the group.";

export const mapAlt =
  "Map of Belize with the roads of our transfers: from the international airport near Belize City " +
  "north to Corozal and Chetumal in Mexico, west to San Ignacio and Flores in Guatemala, " +
  "south to Dangriga, Hopkins, Placencia and Punta Gorda.";
export const mapAltLit = (route: string) => `${mapAlt} Lit: ${route}.`;
/** On the map, where the water taxis leave. */
export const belizeCity = "Belize City";
export const pointAtRide = "Point at a ride to see its road";
export const pickRide = "Pick a ride to see its road";
export const rideInShort = <Part>(duration: string, price: Part, isOfGroup: boolean) => [
  `About ${duration}, `,
  price,
  isOfGroup ? " for your group" : " for up to two",
];
export const seeRide = "See this ride";
/** `Belize International Airport to Placencia` is `Airport – Placencia` where there is little room. */
export const shortRoute = (route: string) =>
  route
    .replace(/^Belize International /, "")
    .replace(/ \((Guatemala|Mexico)\)/, "")
    .replace(" Terminal", "")
    .replace(" to ", " – ");

export const ownRoute = "Don't See Your Route?";
export const ownRouteText =
  "We drive custom private transfers anywhere in Belize. Tell us where from, where to and when, and we send you a price.";
export const requestTransfer = "Request Custom Transfer";
