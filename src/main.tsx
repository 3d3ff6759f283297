import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Site } from "#domain/site/site.ts";
import { isOfficePath } from "#routes/paths.ts";
import { createAppRouter } from "#routes/router.tsx";
import { onShownSite, shownSite } from "#ui/site/shown-site.ts";
import "#ui/theme/tokens.css";
import "#ui/theme/accents.css";
import "#ui/theme/fonts.css";
import "#ui/theme/base.css";
import { showCarriedSite } from "./carried-site.ts";
import { wholeStyles } from "./whole-styles.ts";

/** Takes over a page that was rendered ahead, or draws one into the empty shell. */
async function start(root: HTMLElement): Promise<void> {
  await showCarriedSite();
  const router = isOfficePath(location.pathname) ? await officeRouter() : createAppRouter();
  followShownSite(router);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (!root.hasChildNodes()) {
    createRoot(root).render(app);
    return;
  }
  // Without this sign the router draws other boundaries than it did at build time (React #418).
  router.ssr = { manifest: undefined };
  await Promise.all([router.load(), wholeStyles()]);
  hydrateRoot(root, app);
}

/** Without a line there may be no back office: the public app's site map then says so. */
function officeRouter() {
  return import("#routes/admin.tsx").then(
    ({ adminRoutes }) => createAppRouter({ officeRoutes: adminRoutes }),
    () => createAppRouter(),
  );
}

/** Titles and colours of the page that is open, when the operator changes the site. */
function followShownSite(router: ReturnType<typeof createAppRouter>): void {
  let { id } = shownSite();
  onShownSite(() => {
    const site = shownSite();
    if (site.id === id) return;
    id = site.id;
    showAppearance(site);
    void router.invalidate();
  });
}

/** As the server writes it into a page's first element (scripts/build/document.mjs). */
function showAppearance({ accent, colorScheme }: Site): void {
  const { dataset } = document.documentElement;
  dataset.accent = accent;
  if (colorScheme === "auto") delete dataset.mantineColorScheme;
  else dataset.mantineColorScheme = colorScheme;
}

const root = document.getElementById("root");
if (!root) throw new Error("the document has no #root");
start(root);
