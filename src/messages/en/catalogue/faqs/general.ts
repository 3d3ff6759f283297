/** By how much of the price is paid ahead. */
const payments = {
  none: "No payment is needed now. You pay on site, in cash (USD or BZD) or with a major credit card.",
  part: "A deposit is paid ahead, by the day that your booking names; what is left you pay on site.",
  all: "The whole price is paid ahead, by the day that your booking names.",
};

/** What guests ask about any tour. @param hours until so many before, cancelling is free */
export const faqs = (hours: number, ahead: keyof typeof payments) => [
  {
    id: "cancellation",
    question: "What if I have to cancel?",
    answer: `Cancel at least ${hours} hours before the tour for a full refund. Within ${hours} hours a fee may apply; in an emergency, talk to us and we will be flexible.`,
  },
  {
    id: "payment",
    question: "How do I pay?",
    answer: payments[ahead],
  },
  {
    id: "private",
    question: "Can we have the tour to ourselves?",
    answer:
      "Yes, a private version of every tour is available. Send us your date and the size of your party and we will quote it.",
  },
];

/** @param guests a number, or nothing where there is none */
export const minimumGuests = (guests: number) => ({
  question: "Is there a minimum number of guests?",
  answer: `Minimum guests for this tour: ${guests || "N/A"}. If your party is smaller, write to us and we will see what can be arranged.`,
});
