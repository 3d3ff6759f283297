import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A page whose script is fetched when it is first shown. Unlike the router's `lazyRouteComponent`
 * it never reloads the document when a script is missing (a half-filled form would be gone): it
 * says so and offers to try again.
 */
export function lazyPage(load: Load, waiting: ReactNode = null): ComponentType {
  let Page: ComponentType | null = null;
  return function LazyPage() {
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<"loading" | "ready" | "failed">(Page ? "ready" : "loading");
    // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the retry
    useEffect(() => {
      if (Page) return;
      let shown = true;
      load().then(
        (module) => {
          Page = module.default;
          if (shown) setState("ready");
        },
        () => {
          if (shown) setState("failed");
        },
      );
      return () => {
        shown = false;
      };
    }, [attempt]);
    if (Page) return createElement(Page);
    if (state === "failed") {
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
    return waiting;
  };
}
