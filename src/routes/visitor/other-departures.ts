import { lazyPart } from "#ui/browser/lazy-page.tsx";

/** What else there is in place of a departure that could not be had; few pages need it. */
export const OtherDepartures = lazyPart(
  () => import("#features/visitor/departures/OtherDepartures.tsx"),
);
