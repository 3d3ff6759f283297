/** What is said of a tour or a transfer wherever it is shown: in every first view. */
export const tour = "Tour";
export const transfer = "Transfer";
export const location = "Location";
export const duration = "Duration";
export const perPerson = "per person";
export const minimum = (guests: number) => `Min. ${guests} guests`;
export const bookNow = "Book Now";
export const bookRide = (route: string) => `Book Now: ${route}`;
export const viewDetails = "View Details";
export const viewDetailsOf = (name: string) => `View Details: ${name}`;
export const recentlyViewed = "Recently viewed";

export const withoutReviews = "New";
export const reviews = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);
export const rated = (figure: string, count: number) =>
  `Rated ${figure} out of 5, ${reviews(count)}`;

export const baseFare = "1-2 passengers";
export const extraSeat = "Each Extra Seat";
export const extraFare = (price: string) => `+ ${price}/extra`;
export const noExtraFare = "No extra charge per seat";
