/** One tour or transfer, field by field. */
export const close = "Close editor";
export const wentWrong = "Something went wrong.";
export const cancel = "Cancel";
export const save = "Save Changes";
export const saving = "Saving...";
export const added = (service: string) => `${service} has been added.`;
export const addedHidden = (service: string) =>
  `${service} has been added. It is not offered yet: edit it and tick Active when it is ready.`;
export const updated = (service: string) => `${service} has been updated.`;
export const imageFailed = "Image Upload Failed";

export const groups = {
  beside: "Prices by age and extras",
  deposit: "Paid ahead",
  asks: "Pick-up and guests",
  questions: "Questions to guests",
  name: "Name",
  offer: "Offer",
  road: "Road",
  back: "There and back",
  texts: "Texts",
  lists: "Lists",
  waiver: "Signed by guests",
};
export const hints = {
  slug: "The end of its address, such as cave-tubing",
  rating: "0 to 5; 0 shows no rating",
  tax_class: "Stands on receipts. Your accountant has to decide",
  route_back:
    "As guests read it, such as Placencia to Airport; empty: one way only. Not for one that departs by a schedule",
  back_percent: "Off the fares of who books both ways in one step",
  back_amount: "Off both together; counts before a percentage",
  additional_pax_price: "Beyond the second; empty: the base fare covers the group",
  waiver:
    "Empty: nobody signs anything. What was signed keeps its text for ever, also when you change it here",
};
/** Choices whose stored word is not for people. */
export const choices = {
  "": "No tax on receipts",
  standard: "GST 12.5 %, included in the price",
  zero: "GST 0 % (zero-rated)",
  per_group_additional: "Base fare for two, then each extra guest",
  per_person: "Per person",
  flat: "One price for all",
  "Private Ground Transfer": "Private Ground Transfer",
};
export const timeOf = (stop: string) => `${stop}, time`;
export const activityOf = (stop: string) => `${stop}, activity`;
export const addTo = (list: string) => `Add to ${list}`;

export const allWritten = "Every text is there.";
export const notWritten = (count: number) =>
  count === 1 ? "1 text is missing." : `${count} texts are missing.`;

export const onTheSite = "On the site";
export const picture = "Picture";
export const pictureHint =
  "PNG, JPG, GIF or WebP, up to 5 MB; large photographs are made smaller here. Without one the drawn scene stands.";
export const featured = "Featured";
export const featuredHint = "The first three stand on the home page";
export const active = "Active";
export const offered = "Offered on the site and open for booking";
export const notOffered = "Not offered: visitors do not see it until this is ticked";

export const earlierPrices = "Earlier prices";
export const whoKeepsThem =
  "Who booked while an earlier price stood keeps it for 14 days, also from a phone that is offline now. Was it a mistake? Then such bookings wait for you.";
export const withExtra = (price: string, extra: string) => `${price}, ${extra} each extra guest`;
export const until = (price: string, time: string) => `${price} until ${time}`;
export const aMistake = "A mistake: nobody keeps it.";
export const wasAMistake = "Was a Mistake";
export const honourAgain = "Honour Again";
export const notChanged = "Not Changed";
