import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { pageAt } from "#domain/language.ts";
import type { Site } from "#domain/site/site.ts";
import { isOfficePath } from "#routes/paths.ts";
import { PublicApp } from "#routes/visitor/app.tsx";
import { createPublicRouter } from "#routes/visitor/router.ts";
import { isElsewhere } from "#ui/navigation/correct-address.ts";
import { onShownSite, shownSite } from "#ui/site/shown-site.ts";
import "#ui/theme/tokens.css";
import "#ui/theme/accents.css";
import "#ui/theme/base.css";
import { showDisplayFace } from "#ui/visitor/display-face.ts";
import { fetchWholeStyles, wholeStyles, wholeStylesWhenIdle } from "#ui/visitor/whole-styles.ts";
import { showCarriedSite } from "./carried-site.ts";

interface App {
  /** Called when it is about to be drawn. */
  readonly app: () => ReactNode;
  /** Draws the open page anew. */
  readonly refresh: () => void;
  /** Runs something when the page shows what it was opened for. */
  readonly whenShown?: (task: () => void) => void;
}

/** Takes over a page that was rendered ahead, or draws one into the empty shell. */
async function start(root: HTMLElement): Promise<void> {
  if (isElsewhere()) return location.reload();
  await showCarriedSite();
  const isOffice = isOfficePath(pageAt(location.pathname).path);
  const { app, refresh, whenShown } = await (isOffice ? officeApp() : publicApp());
  followShownSite(refresh);
  // of the back office a frame is rendered ahead, which stands until the page itself is there
  if (isOffice) await wholeStyles();
  if (isOffice || !root.hasChildNodes()) {
    createRoot(root).render(app());
    return whenShown ? whenShown(showDisplayFace) : showDisplayFace();
  }
  // what is drawn later carries all of them
  if (root.dataset.drawnLater === undefined) void fetchWholeStyles();
  // it is one long task: what was tapped before gets its turn
  await new Promise((resolve) => setTimeout(resolve));
  hydrateRoot(root, app());
  await wholeStylesWhenIdle();
  await showDisplayFace();
}

async function publicApp(): Promise<App> {
  const router = createPublicRouter();
  router.follow();
  // what was rendered ahead is the page itself, and not what stands there meanwhile
  await router.load();
  return { app: () => <PublicApp router={router} />, refresh: router.refresh };
}

/** Without a line there may be no back office: the public app then says so. */
function officeApp(): Promise<App> {
  return import("#routes/office/app.tsx").then((office) => office.officeApp(), publicApp);
}

/** Titles and colours of the page that is open, when the operator changes the site. */
function followShownSite(refresh: () => void): void {
  let before = shownSite();
  onShownSite(() => {
    const site = shownSite();
    if (site.id === before.id) return;
    showAppearance(site, before);
    before = site;
    refresh();
  });
}

/** As the server writes it into a page's first element (src/host/pages/document.ts). */
function showAppearance({ accent, colorScheme }: Site, before: Site): void {
  const { dataset } = document.documentElement;
  dataset.accent = accent;
  // where the device decides, Mantine has written what it wishes
  if (colorScheme === before.colorScheme) return;
  if (colorScheme === "auto") delete dataset.mantineColorScheme;
  else dataset.mantineColorScheme = colorScheme;
}

const root = document.getElementById("root");
if (!root) throw new Error("the document has no #root");
start(root);
