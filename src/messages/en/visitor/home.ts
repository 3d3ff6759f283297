/** The home page (SPEC §2, Home). */
export const title = "Experience the Soul of Belize";
export const lead =
  "Guided tours and private transfers from San Ignacio, at the pace of the place.";
export const exploreTours = "Explore Tours";
export const bookTransfers = "Book Transfers";
export const payOnSite = "No payment required now - pay on site";
export const fullRefund = (hours: number) => `Full refund up to ${hours} hours before`;
export const basedIn = "Based in San Ignacio since 2015";

export const popularTours = "Popular Tours";
export const popularToursLead =
  "Days out with a licensed guide: Maya cities, caves, jungle rivers. You name the date.";
export const viewAllTours = "View All Tours";

export const whyUs = "Why Choose Us";
export const localExpertise = {
  title: "Local Expertise",
  text: "We live in Cayo. We know when the caves are quiet and which road is dry.",
};
export const safety = {
  title: "Safety First",
  text: "Licensed guides, checked gear, and a river we do not enter when it is too high.",
};
export const sustainability = {
  title: "Sustainable Tourism",
  text: "Small groups on marked trails; we take nothing, touch nothing and buy from the village.",
};
export const personalService = {
  title: "Personalized Service",
  text: "Tell us your date, your pace and what you like to eat. The day is built around it.",
};

export const transfers = "Reliable Transfers";
export const transfersLead =
  "A private, air-conditioned ride at a price you know before you get in.";
export const viewAllTransfers = "View All Transfers";

export const testimonials = "What Our Guests Say";

export const whichDay = "Which day shall we keep for you?";
export const whichDayText =
  "Choose a tour, or tell us what you would like to see and we will plan it with you.";
export const browseTours = "Browse Tours";
export const contactUs = "Contact Us";
