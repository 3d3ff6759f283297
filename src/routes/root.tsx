import { createRootRoute, Outlet, useLocation } from "@tanstack/react-router";
import { useRef } from "react";
import { Footer } from "#features/site-shell/Footer.tsx";
import { Header } from "#features/site-shell/Header.tsx";
import { ErrorPage } from "./error.tsx";
import { useDocumentTitle, usePageStart } from "./use-page-change.ts";

/** Around every page: the public ones get header and footer, the back office brings its own. */
function Root() {
  const isAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) });
  const main = useRef<HTMLElement>(null);
  useDocumentTitle();
  usePageStart(main);
  if (isAdmin) return <Outlet />;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

export const rootRoute = createRootRoute({ component: Root, errorComponent: ErrorPage });
