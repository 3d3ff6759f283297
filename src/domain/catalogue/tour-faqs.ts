import type { Faq } from "./faq.ts";
import type { TourSummary } from "./tour.ts";
import { nimLiPunitLubaantunFaqs, tikalGuatemalaFaqs } from "./tour-faqs/archaeology.ts";
import {
  atmCaveFaqs,
  xunantunichCaveTubingFaqs,
  xunantunichInlandBlueHoleFaqs,
} from "./tour-faqs/archaeology-and-caves.ts";
import {
  bocawinaMayflowerAntelopeFallsFaqs,
  cockscombRiverTubingFaqs,
  cockscombTubingChocolateFaqs,
} from "./tour-faqs/nature-and-adventure.ts";

const OWN_FAQS: Readonly<Record<number, readonly Faq[]>> = {
  1: xunantunichCaveTubingFaqs,
  2: xunantunichInlandBlueHoleFaqs,
  3: nimLiPunitLubaantunFaqs,
  4: tikalGuatemalaFaqs,
  5: atmCaveFaqs,
  6: cockscombRiverTubingFaqs,
  7: cockscombTubingChocolateFaqs,
  8: bocawinaMayflowerAntelopeFallsFaqs,
};

const GENERAL_FAQS: readonly Faq[] = [
  {
    id: "cancellation",
    question: "What if I have to cancel?",
    answer:
      "Cancel at least 48 hours before the tour for a full refund. Within 48 hours a fee may apply; in an emergency, talk to us and we will be flexible.",
  },
  {
    id: "payment",
    question: "How do I pay?",
    answer:
      "No payment is needed now. You pay on site, in cash (USD or BZD) or with a major credit card.",
  },
  {
    id: "private",
    question: "Can we have the tour to ourselves?",
    answer:
      "Yes, a private version of every tour is available. Send us your date and the size of your party and we will quote it.",
  },
];

/** What guests ask about this tour: its own questions first, then those common to all. */
export function tourFaqs(tour: TourSummary): readonly Faq[] {
  return [...(OWN_FAQS[tour.id] ?? []), minimumGuestsFaq(tour), ...GENERAL_FAQS];
}

function minimumGuestsFaq(tour: TourSummary): Faq {
  return {
    id: "minimum-guests",
    question: "Is there a minimum number of guests?",
    answer: `Minimum guests for this tour: ${tour.minPax || "N/A"}. If your party is smaller, write to us and we will see what can be arranged.`,
  };
}
