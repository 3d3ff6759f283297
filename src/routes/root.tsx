import { createRootRoute, Outlet, useLocation } from "@tanstack/react-router";
import { useRef } from "react";
import { InstallInvite } from "#features/offline-app/InstallInvite.tsx";
import { OfflineApp } from "#features/offline-app/OfflineApp.tsx";
import { AuthProvider } from "#features/session/AuthProvider.tsx";
import { BottomNavigation } from "#features/site-shell/BottomNavigation.tsx";
import { Footer } from "#features/site-shell/Footer.tsx";
import { Header } from "#features/site-shell/Header.tsx";
import { ToastHost } from "#ui/toast/ToastHost.tsx";
import { ErrorPage } from "./error.tsx";
import { isOfficePath } from "./paths.ts";
import { useDocumentHead, usePageStart } from "./use-page-change.ts";

/** Around every page, and there as long as the app is. */
function Root() {
  return (
    <AuthProvider>
      <Frame />
      <ToastHost />
    </AuthProvider>
  );
}

/** The public pages get header and footer, the back office brings its own. */
function Frame() {
  const isAdmin = useLocation({ select: ({ pathname }) => isOfficePath(pathname) });
  const main = useRef<HTMLElement>(null);
  useDocumentHead();
  usePageStart(main);
  if (isAdmin) {
    return (
      <>
        <Outlet />
        <OfflineApp />
      </>
    );
  }
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <InstallInvite />
      <Footer />
      <BottomNavigation />
      <OfflineApp />
    </>
  );
}

export const rootRoute = createRootRoute({ component: Root, errorComponent: ErrorPage });
