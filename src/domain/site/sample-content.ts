/**
 * Nobody gave us guests' quotes or the team's biographies (SPEC §2: 'not reproduced here'). These
 * entries show where they go. Each is marked, so that the back office can remind the operator to
 * replace or hide it; none claims a rating, and none names a guest.
 */
interface Sample {
  readonly id: string;
  /** True until the operator's own words replace it. */
  readonly sample: boolean;
}

export interface Testimonial extends Sample {
  readonly quote: string;
  readonly name: string;
  readonly location: string;
  readonly initial: string;
}

export interface TeamMember extends Sample {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: "couple",
    sample: true,
    quote: "The pick-up was on time, the guide knew the place, and nobody hurried us.",
    name: "A couple",
    location: "Canada",
    initial: "C",
  },
  {
    id: "family",
    sample: true,
    quote: "Easy to book, clear about what to bring, and patient with two tired children.",
    name: "A family of four",
    location: "United States",
    initial: "F",
  },
  {
    id: "solo",
    sample: true,
    quote: "A clean van, a calm driver, and the price was the one on the page.",
    name: "A solo traveller",
    location: "United Kingdom",
    initial: "S",
  },
  {
    id: "friends",
    sample: true,
    quote: "They told us honestly which tour would suit us. It did.",
    name: "A group of friends",
    location: "Germany",
    initial: "G",
  },
];

export const TEAM: readonly TeamMember[] = [
  {
    id: "guide",
    sample: true,
    name: "Lead guide",
    role: "Tours",
    bio: "Plans each day on the trail, keeps groups small, and decides when a river is too high.",
  },
  {
    id: "driver",
    sample: true,
    name: "Head driver",
    role: "Transfers",
    bio: "Meets you at Arrivals, knows every speed bump, and keeps the vans cool and checked.",
  },
  {
    id: "desk",
    sample: true,
    name: "Reservations desk",
    role: "Your first contact",
    bio: "Answers your messages, finds the right date, and helps plan the days around it.",
  },
];
