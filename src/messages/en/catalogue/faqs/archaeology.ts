/** What guests ask about these tours, by the tours' ids. */
export const faqs = {
  3: [
    {
      id: "crowds",
      question: "Will there be many visitors?",
      answer: "Few. Groups often have one site, and sometimes both, to themselves.",
    },
    {
      id: "climbing",
      question: "Can we climb the buildings?",
      answer: "Some of them. The rangers say which, and your guide follows their word on the day.",
    },
    {
      id: "access",
      question: "Is there step-free access?",
      answer:
        "Nim Li Punit has a stairway up from the car park, and there may be another way in for guests with limited mobility. Lubaantun is grass and uneven stone. Please ask us before you book.",
    },
    {
      id: "languages",
      question: "Which languages will I hear?",
      answer: "Q'eqchi' and Mopan Maya in the villages, with Spanish and English beside them.",
    },
  ],
  4: [
    {
      id: "passport",
      question: "Do I need my passport?",
      answer:
        "Yes, the original, for every traveller whatever their age. Six months of validity are advised. Some nationalities also need a visa for Guatemala, so please check yours before booking.",
    },
    {
      id: "border-fees",
      question: "What are the border fees?",
      answer:
        "Bring cash of around 20–25 USD per person, subject to change. Most of it is the exit fee that Belize charges at the land border. It is not part of the tour price.",
    },
    {
      id: "money",
      question: "Which money do I need in Guatemala?",
      answer:
        "Your park ticket and lunch are arranged by us. For small things quetzales are best; many sellers take US dollars, at a poor rate.",
    },
    {
      id: "safety",
      question: "Is the crossing safe?",
      answer:
        "We travel by day with a licensed guide, as day visitors normally do. Please also read your own government's current travel advice. Guatemala keeps the same time as Belize.",
    },
  ],
};
