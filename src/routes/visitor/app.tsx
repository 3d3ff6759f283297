import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { InstallInvite } from "#features/offline-app/InstallInvite.tsx";
import { OfflineApp } from "#features/offline-app/OfflineApp.tsx";
import { AuthProvider } from "#features/session/AuthProvider.tsx";
import { NewsTeller } from "#features/visitor/my-bookings/NewsTeller.tsx";
import { BottomNavigation } from "#features/visitor/site-shell/BottomNavigation.tsx";
import { Footer } from "#features/visitor/site-shell/Footer.tsx";
import { Header } from "#features/visitor/site-shell/Header.tsx";
import { OfferedLanguage } from "#features/visitor/site-shell/OfferedLanguage.tsx";
import * as shell from "#messages/visitor/shell.ts";
import { type AppLocation, LocationContext, NavigationContext } from "#ui/navigation/navigation.ts";
import { ToastHost } from "#ui/toast/ToastHost.tsx";
import { PageBoundary } from "../PageBoundary.tsx";
import { useDocumentHead, usePageStart } from "../use-page-change.ts";
import type { PublicRouter } from "./router.ts";

/** The public app: the open page, with header and footer around it. */
export function PublicApp({ router }: { router: PublicRouter }) {
  const view = useSyncExternalStore(router.subscribe, router.view, router.view);
  const { route, params, location, target, isWaiting } = view;
  const Page = (isWaiting && route.waiting) || route.component;
  useDocumentHead(route.head(params), location.pathname);
  return (
    <NavigationContext value={router}>
      <LocationContext value={target}>
        <PageBoundary page={params}>
          <AuthProvider>
            <Frame location={location}>
              <PageBoundary page={params}>
                {/* the page that is left keeps what it was given until the next one is there */}
                <LocationContext value={location}>
                  <Page params={params} search={location.search} />
                </LocationContext>
              </PageBoundary>
            </Frame>
            <NewsTeller />
            <ToastHost />
          </AuthProvider>
        </PageBoundary>
      </LocationContext>
    </NavigationContext>
  );
}

function Frame({ location, children }: { location: AppLocation; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = location;
  usePageStart(main, location);
  return (
    <>
      <a className="skip-link" href="#main">
        {shell.skipToContent}
      </a>
      <Header pathname={pathname} />
      <OfferedLanguage />
      {/* one of its own for each page: where a picture goes up behind the header, nothing jumps */}
      <main key={pathname} id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <InstallInvite />
      <Footer />
      <BottomNavigation />
      <OfflineApp />
    </>
  );
}
