import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const ConfirmationPage = lazyPage(() => import("#features/confirmation/ConfirmationPage.tsx"));

/** What was booked; reached from the booking form only, since the booking travels with the step. */
export const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/confirmation",
  head: () => pageHead({ title: "Your booking", description: "What you have booked with us." }),
  loader: () => ConfirmationPage.preload(),
  component: () => <ConfirmationPage />,
});
