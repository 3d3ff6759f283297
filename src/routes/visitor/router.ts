import { flushSync } from "react-dom";
import { addressIn, LANGUAGE, pageAt } from "#domain/language.ts";
import {
  type AppLocation,
  addressOf,
  type Navigation,
  type Step,
} from "#ui/navigation/navigation.ts";
import { wholeStyles } from "#ui/visitor/whole-styles.ts";
import { notFoundRoute } from "../not-found.tsx";
import { matchRoute, type RouteMatch } from "../page-route.ts";
import { isOfficePath } from "../paths.ts";
import { officeGateRoute } from "./office-gate.tsx";
import { keepPlaces, leavePlace } from "./places.ts";
import { PUBLIC_ROUTES } from "./routes.ts";

/** What is on the screen. */
interface View extends RouteMatch {
  readonly location: AppLocation;
  /** Where the app is: ahead of the page while the next one is being fetched. */
  readonly target: AppLocation;
  readonly isWaiting: boolean;
}

export interface PublicRouter extends Navigation {
  readonly view: () => View;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches what the first page needs. Never fails. */
  load(): Promise<void>;
  /** From now on the browser's own steps, back and forward, are followed. */
  follow(): void;
}

/**
 * The public app's router: paths, browser history, pages fetched before they are shown. Small, since
 * every first visit waits for it (docs/decisions/0012-speed.md); the back office has a bigger one.
 * @param address of a page that is rendered ahead; without it, the browser's.
 */
export function createPublicRouter(address?: string): PublicRouter {
  const listeners = new Set<() => void>();
  const start = address === undefined ? browserLocation() : locationAt(address);
  let view: View = {
    ...matchAt(start.pathname),
    location: start,
    target: start,
    isWaiting: false,
  };

  const show = (next: View) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const open = async (location: AppLocation, viewTransition = false) => {
    const match = matchAt(location.pathname);
    show({ ...view, target: location });
    let isWaiting = true;
    // as it is by then: the browser calls back when it has looked at the page that is left
    const draw = () => {
      // who goes elsewhere meanwhile stays there
      if (view.target !== location) return;
      // at the last moment: the visitor may have read on meanwhile
      if (view.location !== location) leavePlace(keyOf(view));
      show({ ...match, location, target: location, isWaiting });
    };
    const drawFirst = () => {
      const isCarried = viewTransition && view.target === location;
      if (isCarried && "startViewTransition" in document) carryOver(draw);
      else draw();
    };
    const loaded = loadNext(match).then(() => {
      isWaiting = false;
    });
    if (match.route.waiting && (await isSlow(loaded))) {
      drawFirst();
      await loaded;
      return draw();
    }
    await loaded;
    drawFirst();
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => loadMatch(view),
    follow() {
      if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, "");
      const opened = browserLocation();
      view = { ...view, location: opened, target: opened };
      keepPlaces(() => keyOf(view));
      addEventListener("popstate", () => {
        // an entry of this document from before its language was chosen: the page there is another document's
        if (pageAt(window.location.pathname).language !== LANGUAGE) {
          return window.location.reload();
        }
        const location = browserLocation();
        const isSamePage =
          location.pathname === view.target.pathname && location.search === view.target.search;
        if (history.state !== null || !isSamePage) return void open(location);
        // an entry that the browser has made, for a place on the page (#main): it is the same page
        history.replaceState(view.target.state, "");
      });
    },
    navigate(step: Step) {
      const state = { ...step.state, key: newKey() };
      const next = locationAt(addressOf(step), { ...step, state });
      const page = next.pathname + next.search;
      const address = addressIn(LANGUAGE, page);
      // the back office is another document, with a router of its own
      if (isOfficePath(next.pathname)) return leaveFor(address);
      const isSame = page === view.target.pathname + view.target.search;
      if (step.replace || isSame) history.replaceState(next.state, "", address);
      else history.pushState(next.state, "", address);
      return open(next, step.viewTransition);
    },
    preload: (to) => void loadNext(matchAt(to)),
    refresh() {
      show({ ...view });
      loadMatch(view).then(() => show({ ...view }));
    },
  };
}

const keyOf = ({ location }: View) => location.state.key ?? "";
const newKey = () => Math.random().toString(36).slice(2);

function matchAt(pathname: string): RouteMatch {
  const other = isOfficePath(pathname) ? officeGateRoute : notFoundRoute;
  return matchRoute(PUBLIC_ROUTES, pathname) ?? { route: other, params: {} };
}

async function loadMatch({ route, params }: RouteMatch): Promise<void> {
  await route.load?.(params);
}

/** Its style sheets come with it, and count at once. */
async function loadNext(match: RouteMatch): Promise<void> {
  await wholeStyles();
  await loadMatch(match);
}

const browserLocation = () =>
  locationAt(window.location.pathname + window.location.search, { state: history.state ?? {} });

function locationAt(
  address: string,
  { state = {}, news = {} }: Pick<Step, "state" | "news"> = {},
): AppLocation {
  const { pathname, search } = new URL(address, "http://app.invalid");
  return { pathname: pageAt(pathname).path.replace(/(.)\/$/, "$1"), search, state, news };
}

/** Whether something takes longer than what stands in the queue already. */
function isSlow(work: Promise<void>): Promise<boolean> {
  const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(true)));
  return Promise.race([work.then(() => false), later]);
}

/** Lets the browser draw the way from what is shown to what will be. */
function carryOver(change: () => void): void {
  const transition = document.startViewTransition(() => flushSync(change));
  // in a tab that nobody sees the page changes all the same
  transition.ready.catch(() => {});
}

/** Never ends: the document goes. */
function leaveFor(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise(() => {});
}
