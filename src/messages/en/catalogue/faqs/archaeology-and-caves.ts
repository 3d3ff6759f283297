const closedSites =
  "Cave and river sites are closed by the authorities when the water rises, sometimes on the same morning. If that happens we offer another date, another tour or your money back.";

/** What guests ask about these tours, by the tours' ids. */
export const faqs = {
  1: [
    { id: "high-water", question: "What happens if the river is high?", answer: closedSites },
    {
      id: "crowds",
      question: "Will it be crowded?",
      answer:
        "The caves are busiest when cruise ships are in port, mostly in the middle of the week. Seeing the ruins first and floating after lunch usually keeps us behind the big groups.",
    },
    {
      id: "time-on-the-river",
      question: "How long are we on the river?",
      answer:
        "Expect 30–45 minutes on foot with your tube and then 1 to 1.5 hours afloat, depending on how the river runs. From March to May the water can be very low.",
    },
    {
      id: "phones",
      question: "May I bring my phone?",
      answer:
        "Yes, unlike in the ATM cave. Put it in a waterproof pouch; you carry it at your own risk.",
    },
  ],
  2: [
    {
      id: "which-blue-hole",
      question: "Is this the Great Blue Hole?",
      answer:
        "No. The Great Blue Hole is out at sea on Lighthouse Reef. Ours is a forest pool fed by an underground stream, beside the Hummingbird Highway.",
    },
    {
      id: "water",
      question: "Is the water cold, and is it always blue?",
      answer:
        "It is cool all year and very welcome after the ruins. After heavy rain it turns brown for a while; December to May gives the clearest water.",
    },
    {
      id: "cave",
      question: "Do we go deep into St Herman's Cave?",
      answer:
        "No, we visit the great entrance and the first part, which needs no cave guide. Deeper routes are trips of their own.",
    },
    {
      id: "families",
      question: "Is it good for families?",
      answer:
        "Yes, it is the gentlest of our full days in Cayo. Children only need to manage the steps down to the pool and back.",
    },
  ],
  5: [
    {
      id: "cameras",
      question: "May I take photographs in the cave?",
      answer:
        "No. Cameras and phones have been banned since 2012, when a dropped camera broke an ancient skull. They stay locked in the van while you are inside.",
    },
    {
      id: "depth",
      question: "How deep is the water?",
      answer:
        "Mostly between ankle and chest. At the entrance it can be over your head for a short swim of about 5–6 m. Weak swimmers can wear a life vest; tell us when you book.",
    },
    {
      id: "high-water",
      question: "Is the cave always open?",
      answer:
        "No. It closes when Roaring Creek rises, which can be decided the same morning, above all from June to November. We then offer another date, another tour or your money back.",
    },
    {
      id: "ahead",
      question: "How far ahead should I book?",
      answer:
        "Places are limited each day. From December to April, 2–4 weeks ahead is wise. The permit is bought in advance, so we may ask for each guest's passport details.",
    },
  ],
};
