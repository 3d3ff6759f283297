/** What names itself to a screen reader, or was made to be gone on with. */
const PLACES =
  "button, a[href], input, select, [tabindex], [role], form, section, article, li, nav, main";
const OVER = "[role=dialog], [role=alertdialog], [role=menu]";
/** What was switched off for a moment is on again, and what came in its place has taken the focus. */
const SETTLED_MS = 20;

const isUsable = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/** An element and what is around it, up to `last` or to the page. */
function around(element: Element | null, last?: Element): Element[] {
  if (!element) return [];
  return element === last ? [element] : [element, ...around(element.parentElement, last)];
}

/** The same, where what lies over the page is followed by what one came from. */
function wayTo(element: Element, before: readonly Element[]): Element[] {
  const over = element.closest(OVER);
  if (!over) return around(element);
  return [...around(element, over), ...before.slice(before.indexOf(over) + 1)];
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  // what is no control takes it by script alone
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * What has the focus may go, or be switched off, by what it does: a row that is deleted, 'Save' when all is saved. The
 * browser lets the focus fall to the page's beginning, and who works by keyboard or ear has lost the place. Here it goes
 * to the nearest around it that is there, from a dialog to what has opened it, and back when what had it can be used again.
 * @returns ends it
 */
export function keepFocus(): () => void {
  /** What had the focus last, and the way to it. */
  let chain: readonly Element[] = [];
  /** Where the focus was put in its stead. */
  let place: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = ({ activeElement, body } = document) =>
    !activeElement || [body, place].includes(activeElement) || !isUsable(activeElement);
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === place) return;
    place = null;
    chain = wayTo(target, chain);
  };
  const look = () => {
    timer = undefined;
    if (!isLost()) return;
    const [had, ...others] = chain;
    if (had && isUsable(had)) {
      focusOn(had);
      place = null;
      return;
    }
    place =
      others.find((one) => one.matches(PLACES) && isUsable(one)) ?? document.getElementById("main");
    focusOn(place);
  };
  const lookLater = () => {
    const [had] = chain;
    // whoever taps beside all controls has wanted to leave the one
    const isWanted = !had || (!place && isUsable(had));
    if (isWanted || timer !== undefined || !isLost()) return;
    timer = setTimeout(look, SETTLED_MS);
  };
  const observer = new MutationObserver(lookLater);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden"],
  });
  addEventListener("focusin", note);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("focusin", note);
  };
}
