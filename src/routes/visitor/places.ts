/** Where a page was left, in px from its top, by the key of its entry in the browser's history. */
type Places = Readonly<Record<string, number>>;

const STORED_AS = "places";
/** Far more than anybody goes back. */
const MOST = 50;
/** A page may come late, and go on growing when it is there: what a device keeps is read after that. */
const PATIENCE_MS = 15_000;
/** The visitor goes elsewhere: the page is theirs again. */
const OWN_MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

let places: Places = {};
let stop = () => {};

/**
 * From now on places are the app's: browsers look for them in the page that is left while the next one is
 * still on its way. A page that is loaded is the browser's own, as ever.
 * @param keyNow of the entry that is open
 */
export function keepPlaces(keyNow: () => string): void {
  places = stored();
  const take = () => {
    history.scrollRestoration = "manual";
  };
  take();
  addEventListener("pageshow", take);
  addEventListener("pagehide", () => {
    leavePlace(keyNow());
    store();
    history.scrollRestoration = "auto";
  });
}

/** Notes where the page is that is being left. */
export function leavePlace(key: string): void {
  const { [key]: _old, ...others } = places;
  places = Object.fromEntries([...Object.entries(others), [key, scrollY]].slice(-MOST));
}

/** Where an entry's page was left; its top for one that is new. */
export const placeOf = (key: string) => places[key] ?? 0;

/** Goes there, and stays there while the page grows, above it too, until the visitor moves. */
export function goToPlace(top: number): void {
  stop();
  const go = () => window.scrollTo({ top, behavior: "instant" });
  go();
  if (top === 0) return;
  const growing = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) removeEventListener(move, stop);
    stop = () => {};
  };
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  growing.observe(document.body);
}

function stored(): Places {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? "{}");
    const entries = Object.entries(kept ?? {}).filter(([, top]) => typeof top === "number");
    return Object.fromEntries(entries);
  } catch {
    return {}; // no storage, or not ours
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(places));
  } catch {
    // then a page that is loaded anew begins at its top
  }
}
