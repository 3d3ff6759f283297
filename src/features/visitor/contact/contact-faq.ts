import type { FaqEntry } from "#ui/visitor/page/Faq.tsx";

/** SPEC §2, Contact: the four answers. */
export const CONTACT_FAQ: readonly FaqEntry[] = [
  {
    id: "ahead",
    question: "How far in advance should I book?",
    answer:
      "Book tours 48-72 hours ahead, especially in peak season (December to April), and 1-2 weeks ahead for large groups.",
  },
  {
    id: "cancel",
    question: "What is your cancellation policy?",
    answer:
      "You get a full refund for cancellations 48 or more hours before the tour. Within 48 hours fees may apply. In an emergency we are flexible.",
  },
  {
    id: "private",
    question: "Do you offer private tours?",
    answer: "Yes. Private versions of all tours are available.",
  },
  {
    id: "planning",
    question: "Can you help plan my itinerary?",
    answer:
      "Yes. Itinerary planning is complimentary if you book multiple tours or transfers with us.",
  },
];
