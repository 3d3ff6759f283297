import { useEffect, useState } from "react";
import { hasSavedBooking } from "#data/local/waiting-hint.ts";
import { useAppLocation } from "#ui/navigation/navigation.ts";

/** Chromium's event: the browser would let itself be asked to install. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Pages after which a visitor is taken to like the place. */
const PAGES_OF_INTEREST = 3;
const PAGES_KEY = "pagesSeen";
const SEPARATOR = " ";
const DECLINED_KEY = "installDeclined";

export interface Install {
  /** `button`: the browser asks; `steps`: an iPhone, where only its owner can do it. */
  readonly way: "button" | "steps";
  install(): void;
  decline(): void;
}

/**
 * Offers to install the app, once something of value has happened: a booking was saved, or a third
 * page was looked at. Null when it is installed, declined, impossible, or too early.
 */
export function useInstall(): Install | null {
  const { pathname: path } = useAppLocation();
  const [event, setEvent] = useState<InstallPromptEvent | null>(null);
  const [isWelcome, setIsWelcome] = useState(false);

  useEffect(() => {
    const keep = (offered: Event) => {
      offered.preventDefault();
      setEvent(offered as InstallPromptEvent);
    };
    addEventListener("beforeinstallprompt", keep);
    return () => removeEventListener("beforeinstallprompt", keep);
  }, []);

  useEffect(() => setIsWelcome(isTimeToAsk(path)), [path]);

  const isApple = isWelcome && isAppleBrowser();
  if (!isWelcome || !(event || isApple)) return null;
  const decline = () => {
    remember(DECLINED_KEY, "yes");
    setIsWelcome(false);
  };
  return {
    way: event ? "button" : "steps",
    install: () => {
      event?.prompt().then(({ outcome }) => outcome === "dismissed" && decline(), decline);
      setEvent(null);
    },
    decline,
  };
}

function isTimeToAsk(path: string): boolean {
  if (matchMedia("(display-mode: standalone)").matches) return false;
  try {
    if (localStorage.getItem(DECLINED_KEY)) return false;
    const seen = new Set(
      (sessionStorage.getItem(PAGES_KEY) ?? "").split(SEPARATOR).filter(Boolean),
    );
    seen.add(path);
    sessionStorage.setItem(PAGES_KEY, [...seen].slice(0, PAGES_OF_INTEREST).join(SEPARATOR));
    return seen.size >= PAGES_OF_INTEREST || hasSavedBooking();
  } catch {
    return false;
  }
}

/** An iPhone's or iPad's own browser, outside the installed app. */
function isAppleBrowser(): boolean {
  return "standalone" in navigator && navigator.standalone === false;
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then it is asked again
  }
}
