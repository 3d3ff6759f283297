import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef } from "react";
import { addressIn, LANGUAGE } from "#domain/language.ts";
import { addressOf, type Step, useAppLocation, useNavigation } from "./navigation.ts";

/** A pointer that only passes by fetches nothing. */
const INTENT_MS = 50;

type LinkProps = Omit<Step, "replace" | "news"> & Omit<ComponentPropsWithRef<"a">, "href">;

/** Leads to another page of the app: a plain link until hydration, and for all but a plain click. */
export function Link({ to, search, state, viewTransition, ...rest }: LinkProps) {
  const { navigate, preload } = useNavigation();
  const { pathname } = useAppLocation();
  const timer = useRef(0);
  const callOff = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate({ to, search, state, viewTransition });
  };
  return (
    <a
      {...rest}
      href={addressIn(LANGUAGE, addressOf({ to, search }))}
      aria-current={isWithin(pathname, to) ? "page" : undefined}
      onClick={follow}
      onFocus={() => preload(to)}
      onPointerDown={() => preload(to)}
      onMouseEnter={() => {
        timer.current = window.setTimeout(() => preload(to), INTENT_MS);
      }}
      onMouseLeave={callOff}
    />
  );
}

/** The page itself, or one below it; everything is below the home page. */
const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));

/** A new tab, a new window, a download. */
export function isForTheBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, currentTarget } = event;
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0 || currentTarget.target !== "";
}
