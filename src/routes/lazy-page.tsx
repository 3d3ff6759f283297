import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Button } from "#ui/Button.tsx";

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
 * @param Waiting what stands in its place meanwhile.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
): LazyPage<Props> {
  const source: Source<Props> = {
    page: null,
    async fetch() {
      source.page ??= (await load()).default;
    },
  };
  return Object.assign(
    (props: Props) => <Shown source={source} Waiting={Waiting} props={props} />,
    { preload: () => source.fetch().catch(() => {}) },
  );
}

interface Source<Props> {
  page: ComponentType<Props> | null;
  fetch(): Promise<void>;
}

interface ShownProps<Props> {
  readonly source: Source<Props>;
  readonly Waiting: ComponentType<Props> | undefined;
  readonly props: Props;
}

function Shown<Props extends object>({ source, Waiting, props }: ShownProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the retry
  useEffect(() => {
    if (source.page) return;
    let shown = true;
    source.fetch().then(
      () => shown && setState("ready"),
      () => shown && setState("failed"),
    );
    return () => {
      shown = false;
    };
  }, [source, attempt]);
  if (source.page) return <source.page {...props} />;
  if (state !== "failed") return Waiting ? <Waiting {...props} /> : null;
  return (
    <div role="alert" className="page-load-failed">
      <p>This page could not be loaded. Check your connection and try again.</p>
      <Button
        onClick={() => {
          setState("loading");
          setAttempt((n) => n + 1);
        }}
      >
        Try Again
      </Button>
    </div>
  );
}
