import { useSyncExternalStore } from "react";
import type { TourDetails } from "#domain/catalogue/tour.ts";
import { type Company, companyOf } from "#domain/site/company.ts";
import type { Site } from "#domain/site/site.ts";
import { firstSite, onShownSite, shownDetails, shownSite } from "./shown-site.ts";

/** What the operator offers and has set; the page draws itself anew when that changes. */
export function useSite(): Site {
  return useSyncExternalStore(onShownSite, shownSite, firstSite);
}

/** The operator as the settings name it. */
export function useCompany(): Company {
  return companyOf(useSite());
}

/** The long texts of a tour; undefined while this device does not have them. */
export function useTourDetails(tourId: number): TourDetails | undefined {
  const details = () => shownDetails(tourId);
  return useSyncExternalStore(onShownSite, details, details);
}
