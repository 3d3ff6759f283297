import {
  createRootRoute,
  createRoute,
  Outlet,
  redirect,
  useLocation,
  useRouter,
  useRouterState,
} from "@tanstack/react-router";
import { useMemo } from "react";
import { OfflineApp } from "#features/offline-app/OfflineApp.tsx";
import { AuthProvider } from "#features/session/AuthProvider.tsx";
import { ReturnToLogin } from "#features/session/ReturnToLogin.tsx";
import { OfferedLanguage } from "#features/visitor/site-shell/OfferedLanguage.tsx";
import { LocationContext, type Navigation, NavigationContext } from "#ui/navigation/navigation.ts";
import { useLater } from "#ui/office/answers/use-later.ts";
import { useBadged } from "#ui/office/title-badge.ts";
import { ToastHost } from "#ui/toast/ToastHost.tsx";
import { ErrorPage } from "../error.tsx";
import { useDocumentHead } from "../use-page-change.ts";

/** Around every page of the back office, and there as long as it is open. */
function OfficeRoot() {
  const { pathname, searchStr: search } = useLocation();
  const isFree = useLater(false);
  const isLogin = pathname === "/admin/login";
  const location = useMemo(() => ({ pathname, search, state: {}, news: {} }), [pathname, search]);
  useDocumentHead({ title: useBadged(useDeepestTitle()), canonical: null }, pathname);
  return (
    <NavigationContext value={useOfficeNavigation()}>
      <LocationContext value={location}>
        <AuthProvider Watch={ReturnToLogin}>
          {isFree && isLogin && <OfferedLanguage />}
          <Outlet />
          {isFree && <OfflineApp />}
          <ToastHost />
        </AuthProvider>
      </LocationContext>
    </NavigationContext>
  );
}

/** What the pieces that both apps use know of a router. */
function useOfficeNavigation(): Navigation {
  const router = useRouter();
  return useMemo(
    () => ({
      navigate: ({ to, search = {}, replace = false }) => router.navigate({ to, search, replace }),
      preload: (to) => void router.preloadRoute({ to }).catch(() => {}),
      refresh: () => void router.invalidate(),
    }),
    [router],
  );
}

function useDeepestTitle(): string {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.flatMap((match) => match.meta ?? []).findLast((tag) => tag?.title)?.title,
  });
  // one of no page stays as it is, but for a number before it
  return title ?? document.title.replace(/^\(\d+\) /, "");
}

export const rootRoute = createRootRoute({ component: OfficeRoot, errorComponent: ErrorPage });

/** Every address but the back office's: another document, which the server or the worker has. */
export const publicGateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: ({ location }) => {
    throw redirect({ href: location.href, reloadDocument: true });
  },
});
