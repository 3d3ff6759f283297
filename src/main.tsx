import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isOfficePath } from "#routes/paths.ts";
import { createAppRouter } from "#routes/router.tsx";
import "#ui/theme/tokens.css";
import "#ui/theme/fonts.css";
import "#ui/theme/base.css";
import { wholeStyles } from "./whole-styles.ts";

/** Takes over a page that was rendered ahead, or draws one into the empty shell. */
async function start(root: HTMLElement): Promise<void> {
  const router = isOfficePath(location.pathname) ? await officeRouter() : createAppRouter();
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

const root = document.getElementById("root");
if (!root) throw new Error("the document has no #root");
start(root);
