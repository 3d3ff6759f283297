import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import * as words from "#messages/parts.ts";
import { Button } from "../parts/Button.tsx";
import { renewDocument } from "./renew-document.ts";

const LOOK_AGAIN_MS = 3_000;

/** A page component that can be asked to fetch its script before it is shown. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Never fails: where the script can't be had, the page itself says so. */
  preload(): Promise<void>;
}

/**
 * A page whose script is fetched when it is first shown or preloaded (a route's loader, a link that
 * is about to be followed, rendering at build time). Where the script can't be had, the document is
 * loaded anew, once; unlike with the router's `lazyRouteComponent` never without a line, nor over what
 * was typed. Then it says so, tries again when the line is back, and offers to.
 * @param Waiting what stands in its place meanwhile.
 * @param isPart it stands in a page that may hold something unsaved: loads no document by itself
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
  isPart = false,
): LazyPage<Props> {
  const source: Source<Props> = {
    page: null,
    isPart,
    async fetch() {
      source.page ??= (await load()).default;
    },
  };
  return Object.assign(
    (props: Props) => <Shown source={source} Waiting={Waiting} props={props} />,
    { preload: () => source.fetch().catch(() => {}) },
  );
}

/** The same for a page of the back office, or a part of one: something unsaved may stand beside it. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
): LazyPage<Props> => lazyPage(load, Waiting, true);

interface Source<Props> {
  page: ComponentType<Props> | null;
  readonly isPart: boolean;
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
  useEffect(() => {
    if (source.page) return;
    let shown = true;
    const show = (next: "ready" | "failed") => shown && setState(next);
    source.fetch().then(
      () => show("ready"),
      async () => {
        const byHand = attempt > 0;
        if (shown && (byHand || !source.isPart)) await renewDocument({ byHand });
        show("failed");
      },
    );
    return () => {
      shown = false;
    };
  }, [source, attempt]);
  useEffect(() => {
    if (state === "failed") return lookAgain(source, () => setState("ready"));
    return undefined;
  }, [source, state]);
  if (source.page) return <source.page {...props} />;
  if (state !== "failed") return Waiting ? <Waiting {...props} /> : null;
  return (
    <div role="alert" className="page-load-failed">
      <p>{words.notLoaded}</p>
      <Button
        onClick={() => {
          setState("loading");
          setAttempt((n) => n + 1);
        }}
      >
        {words.tryAgain}
      </Button>
    </div>
  );
}

/**
 * Looks for a lost script: when the browser says that the line is back, and after a while in any case.
 * @returns what ends it
 */
function lookAgain<Props>(source: Source<Props>, onFound: () => void): () => void {
  let isWanted = true;
  let waitMs = LOOK_AGAIN_MS;
  let timer: ReturnType<typeof setTimeout>;
  const look = async (isLineBack = false) => {
    clearTimeout(timer);
    const isThere = await source.fetch().then(
      () => true,
      () => false,
    );
    if (isWanted && !isThere && !source.isPart) await renewDocument({ isLineBack });
    if (!isWanted) return;
    if (isThere) return onFound();
    timer = setTimeout(look, waitMs);
    waitMs *= 2;
  };
  const lookAtOnce = () => {
    waitMs = LOOK_AGAIN_MS;
    void look(true);
  };
  timer = setTimeout(look, waitMs);
  addEventListener("online", lookAtOnce);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    removeEventListener("online", lookAtOnce);
  };
}
