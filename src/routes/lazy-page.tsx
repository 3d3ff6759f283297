import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A page component that can be asked to fetch its script before it is shown. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Never fails: where the script can't be had, the page itself says so. */
  preload(): Promise<void>;
}

/**
 * A page whose script is fetched when it is first shown or preloaded (a route's loader, a link that
 * is about to be followed, rendering at build time). Unlike the router's `lazyRouteComponent` it
 * never reloads the document when a script is missing (a half-filled form would be gone): it says
 * so and offers to try again.
 */
export function lazyPage<Props extends object>(
  load: Load<Props>,
  waiting: ReactNode = null,
): LazyPage<Props> {
  let Page: ComponentType<Props> | null = null;
  const fetchPage = async () => {
    Page ??= (await load()).default;
  };

  function Lazy(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<"loading" | "ready" | "failed">(Page ? "ready" : "loading");
    // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the retry
    useEffect(() => {
      if (Page) return;
      let shown = true;
      fetchPage().then(
        () => shown && setState("ready"),
        () => shown && setState("failed"),
      );
      return () => {
        shown = false;
      };
    }, [attempt]);
    if (Page) return <Page {...props} />;
    if (state === "loading") return waiting;
    return (
      <div role="alert" className="page-load-failed">
        <p>This page could not be loaded. Check your connection and try again.</p>
        <button
          type="button"
          onClick={() => {
            setState("loading");
            setAttempt((n) => n + 1);
          }}
        >
          Try Again
        </button>
      </div>
    );
  }

  return Object.assign(Lazy, { preload: () => fetchPage().catch(() => {}) });
}
