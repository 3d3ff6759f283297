import type { TourSummary } from "#domain/catalogue/tour.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { addressOf, useAppLocation } from "#ui/navigation/navigation.ts";

/** What the form reads of an address (src/domain/booking/wish.ts). */
const PASSED_ON = ["guests", "date", "time"];

/** The address of a tour's form, with the party and the day that the open page's address names. */
export function useBookingAddress({ id }: Pick<TourSummary, "id">): string {
  const { search } = useAppLocation();
  // a page is rendered ahead for all that may stand behind its address
  const asked = new URLSearchParams(useHydrated() ? search : "");
  const passed = PASSED_ON.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  const to = `/booking/tour/${id}`;
  return passed.length > 0 ? addressOf({ to, search: Object.fromEntries(passed) }) : to;
}
