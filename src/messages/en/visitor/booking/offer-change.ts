/** What has changed on offer while the booking form was open. */
export const priceChanged = "The price has changed while you were here";
/** The price before, struck out, and the one that holds now. */
export const priceChangedText = <Part>(guests: string, before: Part, now: Part) => [
  `For ${guests}: `,
  before,
  " → ",
  now,
  ". Nothing is sent until you have accepted it; what you have filled in stays.",
];
export const acceptPrice = "Accept the New Price";
export const notOffered = {
  tour: "This tour is not offered at the moment",
  transfer: "This transfer is not offered at the moment",
};
export const notOfferedText =
  "You can send your request all the same: we answer with another proposal, and nothing is booked until you agree.";
