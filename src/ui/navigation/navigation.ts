import { createContext, useContext } from "react";

/** What travels with a step and comes back with it. */
interface StepState {
  /** What the entry in the browser's history is known by (src/routes/visitor/places.ts). */
  readonly key?: string;
  /** The booking of confirmation and voucher; parsed there, since a browser may restore anything. */
  readonly booking?: unknown;
  /** The name of its picture, which stands there before the page's scripts have come. */
  readonly scene?: string;
}

/** What a step says at its end, once: it comes back neither with Back nor with a reload. */
interface StepNews {
  /** On the way from a tour that is not there to the list, which then says so. */
  readonly tourNotFound?: string;
}

/** A step to another page of the app. */
export interface Step {
  /** A path, as in the specification's route table. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly state?: StepState | undefined;
  readonly news?: StepNews;
  /** In the place of the page that is left, to which nobody is to go back. */
  readonly replace?: boolean;
  /** Lets a browser that can carry one page over into the other. */
  readonly viewTransition?: boolean | undefined;
}

/** The ways between the app's pages; the public app and the back office have a router each. */
export interface Navigation {
  /** Ends when the page stands there. */
  navigate(step: Step): Promise<void>;
  /** Fetches what a page needs before anybody goes there. Never fails. */
  preload(to: string): void;
  /** Draws the open page anew, with what it fetches. */
  refresh(): void;
}

/** Where the app is; `pathname` as in the table of routes: without its language, or a slash at its end. */
export interface AppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly state: StepState;
  readonly news: StepNews;
}

export const NavigationContext = createContext<Navigation | null>(null);
export const LocationContext = createContext<AppLocation | null>(null);

/** @throws outside of both routers */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("There is no router around this.");
  return navigation;
}

/**
 * Where the app is, from the moment a step begins; within a page, where that page is.
 * @throws outside of both routers
 */
export function useAppLocation(): AppLocation {
  const location = useContext(LocationContext);
  if (!location) throw new Error("There is no router around this.");
  return location;
}

/** The address of a step, as it stands in a link. */
export function addressOf({ to, search }: Pick<Step, "to" | "search">): string {
  return search ? `${to}?${new URLSearchParams(search)}` : to;
}
