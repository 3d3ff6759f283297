/** What stands on the site until the operator writes something else (src/domain/site/sample-content.ts). */
export const testimonials = {
  couple: {
    quote: "The pick-up was on time, the guide knew the place, and nobody hurried us.",
    name: "A couple",
    location: "Canada",
    initial: "C",
  },
  family: {
    quote: "Easy to book, clear about what to bring, and patient with two tired children.",
    name: "A family of four",
    location: "United States",
    initial: "F",
  },
  solo: {
    quote: "A clean van, a calm driver, and the price was the one on the page.",
    name: "A solo traveller",
    location: "United Kingdom",
    initial: "S",
  },
  friends: {
    quote: "They told us honestly which tour would suit us. It did.",
    name: "A group of friends",
    location: "Germany",
    initial: "G",
  },
};

export const team = {
  guide: {
    name: "Lead guide",
    role: "Tours",
    bio: "Plans each day on the trail, keeps groups small, and decides when a river is too high.",
  },
  driver: {
    name: "Head driver",
    role: "Transfers",
    bio: "Meets you at Arrivals, knows every speed bump, and keeps the vans cool and checked.",
  },
  desk: {
    name: "Reservations desk",
    role: "Your first contact",
    bio: "Answers your messages, finds the right date, and helps plan the days around it.",
  },
};
