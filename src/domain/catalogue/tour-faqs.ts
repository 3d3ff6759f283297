import * as ruins from "#messages/catalogue/faqs/archaeology.ts";
import * as caves from "#messages/catalogue/faqs/archaeology-and-caves.ts";
import * as general from "#messages/catalogue/faqs/general.ts";
import * as nature from "#messages/catalogue/faqs/nature-and-adventure.ts";
import { aheadBy } from "../deposit/words.ts";
import type { Faq } from "./faq.ts";
import type { TourSummary } from "./tour.ts";

const OWN: Readonly<Record<number, readonly Faq[]>> = {
  ...caves.faqs,
  ...ruins.faqs,
  ...nature.faqs,
};

/**
 * What guests ask about this tour: its own questions first, then those common to all.
 * @param policyHours until so many before, cancelling is free
 */
export function tourFaqs(
  { id, minPax, deposit }: TourSummary,
  policyHours: number,
): readonly Faq[] {
  const minimum = { id: "minimum-guests", ...general.minimumGuests(minPax) };
  return [...(OWN[id] ?? []), minimum, ...general.faqs(policyHours, aheadBy(deposit))];
}
