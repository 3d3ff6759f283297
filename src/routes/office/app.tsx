import { createRouter, RouterProvider } from "@tanstack/react-router";
import { addressIn, LANGUAGE } from "#domain/language.ts";
import { correctAddress } from "#ui/navigation/correct-address.ts";
import { afterFirstAnswer } from "#ui/office/answers/first-answer.ts";
import { noteEarlyMenu } from "#ui/office/early-menu.ts";
import { ErrorPage } from "../error.tsx";
import { NotFoundPage } from "../not-found.tsx";
import { publicGateRoute, rootRoute } from "./root.tsx";
import { adminRoutes } from "./routes.tsx";

/** The back office, with the router of its own: nested pages, searches, guards. There when its page is. */
export async function officeApp() {
  correctAddress();
  const router = createRouter({
    routeTree: rootRoute.addChildren([...adminRoutes, publicGateRoute]),
    basepath: addressIn(LANGUAGE, "/"),
    caseSensitive: true,
    defaultPreload: "intent",
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: () => <NotFoundPage />,
  });
  await router.load();
  return {
    app() {
      noteEarlyMenu();
      return <RouterProvider router={router} />;
    },
    refresh: () => void router.invalidate(),
    whenShown: afterFirstAnswer,
  };
}
