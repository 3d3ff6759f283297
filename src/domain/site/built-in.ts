import { STANDARD_POLICY_HOURS } from "../booking/guest-acts/policy.ts";
import * as tours from "../catalogue/built-in/tours.ts";
import * as transfers from "../catalogue/built-in/transfers.ts";
import { TOURS, TRANSFERS } from "../catalogue/built-in.ts";
import { LANGUAGE } from "../language.ts";
import { ACCENTS, COLOUR_SCHEMES } from "./appearance.ts";
import { COMPANY } from "./company.ts";
import { shownContent } from "./content.ts";
import { placesOf } from "./pick-up-places.ts";
import type { SiteFacts } from "./site.ts";

/** The site of a server on which nothing has been changed yet, in the language of the build. */
export const BUILT_IN_SITE: SiteFacts = {
  siteTitle: COMPANY.name,
  contactEmail: COMPANY.email,
  contactPhone: COMPANY.phone,
  colorScheme: COLOUR_SCHEMES[0],
  accent: ACCENTS[0],
  logo: null,
  testimonials: shownContent("testimonials", null, LANGUAGE),
  team: shownContent("team", null, LANGUAGE),
  social: shownContent("social", null, LANGUAGE),
  places: placesOf(null, LANGUAGE),
  policyHours: STANDARD_POLICY_HOURS,
  depositHow: "",
  tours: TOURS.map(tours.summaryOf),
  transfers: TRANSFERS.map(transfers.summaryOf),
  details: Object.fromEntries(TOURS.map((tour) => [tour.id, tours.detailsOf(tour)])),
};
