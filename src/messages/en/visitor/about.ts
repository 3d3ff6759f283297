/** The page about the operator (SPEC §2, About). */
export const title = (company: string) => `About ${company}`;
export const lead = (since: number) =>
  `A tour and transfer operator from San Ignacio, at home between the Macal and the Mopan since ${since}.`;

export const story = "Our Story";
export const sanIgnacio =
  "San Ignacio grew where the road from the coast meets the river. On Saturdays the whole district comes to its market, " +
  "and from there it is half an hour to a pyramid and little more to a cave.";
export const founded = (company: string, since: number) =>
  `We founded ${company} here in ${since}, for travellers who would rather see one place well than five in passing. ` +
  "The tours we run are days we like to spend ourselves: up a temple before the heat, down a river in its shade, " +
  "and home before supper.";
export const transfersFollowed =
  "The transfers followed, because a good day starts with a driver who is there when he said he would be. " +
  "We still work the same way. You tell us the day, we tell you the price, and you pay when you are with us.";

export const mission = "Our Mission";
export const missionLead =
  "Authentic, sustainable Belizean experiences, for our guests and for the places they come to see.";
export const safety = {
  title: "Safety",
  text: "Guides licensed by the Belize Tourism Board, helmets and vests where they belong, and the nerve to say no to a river in flood.",
};
export const authenticity = {
  title: "Authenticity",
  text: "Village guides, kitchens and makers rather than shows: Maya, Garifuna, Kriol and Mestizo Belize as it is.",
};
export const sustainability = {
  title: "Sustainability",
  text: "Park fees paid, trails kept to, nothing touched or taken from caves and ruins, bottles refilled and rubbish carried out.",
};

export const team = "Meet Our Core Team";
export const teamLead = "Whoever answers the phone knows your booking.";
export const testimonials = "What Our Guests Say";

export const comeAndSee = "Come and see it with us";
export const comeAndSeeText =
  "Pick a day from our tours, or write and tell us what you have in mind.";
export const browseTours = "Browse Tours";
export const contactUs = "Contact Us";
