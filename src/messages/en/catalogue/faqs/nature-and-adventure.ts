const jaguars = {
  id: "jaguars",
  question: "Will we see a jaguar?",
  answer:
    "Very unlikely by day, and we would not promise it. Tracks are common, and so are birds; howler monkeys are often heard.",
};

/** What guests ask about these tours, by the tours' ids. */
export const faqs = {
  6: [
    jaguars,
    {
      id: "river",
      question: "How strong is the river?",
      answer:
        "Gentle in the dry months, roughly February to May. In flood the guides leave the tubing out and we agree another plan with you.",
    },
    {
      id: "easier-walk",
      question: "Can the walk be easier?",
      answer: "Yes. A level path by the river takes about an hour; tell us before or on the day.",
    },
    {
      id: "mosquitoes",
      question: "Are there many mosquitoes?",
      answer: "More from June to November. Long light trousers and repellent see to most of them.",
    },
  ],
  7: [
    {
      id: "price",
      question: "Is the chocolate part extra?",
      answer: "No. The price shown is the total for the whole day: sanctuary, river and chocolate.",
    },
    {
      id: "length",
      question: "How long is the chocolate part?",
      answer: "About 1.5 to 2 hours, with a short farm walk and the workshop under a roof.",
    },
    {
      id: "diets",
      question: "Is it suitable for vegans and for people with allergies?",
      answer:
        "The chocolate is usually just cacao and sugar, but it is made in a family kitchen. Tell us about any diet or allergy when you book and we will ask the makers.",
    },
    jaguars,
  ],
  8: [
    {
      id: "add-ons",
      question: "How do I add the zip-line or the rappel?",
      answer:
        "Write it in your booking's special requests. Both cost extra and have age and weight limits; we confirm price and places with you. On the day it depends on instructors and daylight.",
    },
    {
      id: "both-add-ons",
      question: "Can I do both add-ons in one day?",
      answer: "From Hopkins, yes, with an early start. From San Ignacio the day would be too long.",
    },
    {
      id: "rain",
      question: "What if it rains?",
      answer:
        "A shower is part of the forest. The guides close the falls when water rises or lightning is near, and zip-lines stop in thunderstorms.",
    },
    {
      id: "easier-walk",
      question: "Is there an easier walk?",
      answer: "Yes, the Bocawina Falls trail or the bird trail, both mostly level.",
    },
  ],
};
