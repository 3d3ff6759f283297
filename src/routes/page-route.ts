import type { ComponentType } from "react";
import type { DocumentHead } from "./page-head.ts";

type Params = Readonly<Record<string, string>>;

/** The names behind `$` in a path. */
type NameIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

interface RouteProps<P = Params> {
  readonly params: P;
  /** What stands behind `?`. */
  readonly search: string;
}

/** A public page: its address, its head and what draws it. */
export interface PageRoute<P = Params> {
  /** As in the specification's route table: `$name` stands for one segment. */
  readonly path: string;
  head(params: P): DocumentHead;
  /** Fetches what the page needs before it is shown. Never fails. */
  load?(params: P): Promise<unknown>;
  readonly component: ComponentType<RouteProps<P>>;
  /** Shown at once where loading takes its time; without one the page that is left stays meanwhile. */
  readonly waiting?: ComponentType<RouteProps<P>>;
}

/** A route whose parameters are those of its path. */
export function pageRoute<const Path extends string>(
  route: PageRoute<Readonly<Record<NameIn<Path>, string>>> & { readonly path: Path },
): PageRoute {
  // matchRoute finds exactly these
  return route as unknown as PageRoute;
}

/** A route with what its path says of an address. */
export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: Params;
}

/** The first route whose path fits, letter by letter, as the server's table of addresses does. */
export function matchRoute(routes: readonly PageRoute[], pathname: string): RouteMatch | undefined {
  const segments = pathname.split("/");
  for (const route of routes) {
    const params = paramsOf(route.path.split("/"), segments);
    if (params) return { route, params };
  }
  return undefined;
}

function paramsOf(names: readonly string[], segments: readonly string[]): Params | undefined {
  if (names.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const segment = segments[at] ?? "";
    const isNamed = name.startsWith("$");
    const text = isNamed ? decoded(segment) : segment;
    if (isNamed && text) params[name.slice(1)] = text;
    else if (name !== text) return undefined;
  }
  return params;
}

/** One part of an address as it was meant; empty where it is none, since no entry is called so. */
function decoded(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text.includes("/") ? "" : text;
  } catch {
    return ""; // somebody typed a lone %
  }
}
