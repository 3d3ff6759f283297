import { createRouter, RouterProvider } from "@tanstack/react-router";
import { adminRoutes } from "./admin.tsx";
import { publicGateRoute, rootRoute } from "./admin-root.tsx";
import { ErrorPage } from "./error.tsx";
import { NotFoundPage } from "./not-found.tsx";

/** The back office, with the router of its own: nested pages, searches, guards. */
export function officeApp() {
  const router = createRouter({
    routeTree: rootRoute.addChildren([...adminRoutes, publicGateRoute]),
    caseSensitive: true,
    defaultPreload: "intent",
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: () => <NotFoundPage />,
  });
  return {
    app: <RouterProvider router={router} />,
    refresh: () => void router.invalidate(),
  };
}
