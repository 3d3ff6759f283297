/** The booking form of a transfer that is offered both ways; it comes after the form's first view. */
export const whichWay = "Which Way";
export const thereAndBack = "There and back";
export const shareOff = (percent: number) => `${percent} % off both`;
export const amountOff = (price: string) => `${price} off both`;
export const wayBack = "Way back";
export const backOf = (route: string) => `Way back: ${route}`;
export const labels = {
  backDate: "Date Back",
  backTime: "Preferred Time Back",
  backPlace: "Pick-Up Place Back",
  backFlight: "Flight Back",
};
export const backFirst = "The way back comes after the way there";
export const sameParty = "Guests, extras and requests are the same for both ways.";
export const notBoth =
  "This device cannot keep both bookings, so one could be lost. Please book each way by itself.";
