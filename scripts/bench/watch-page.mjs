/**
 * Runs in the page before anything of it: notes what the browser itself measures. `ready` is the
 * first frame in which the scripts have taken over (the footer then knows the year), a link shows its booking, or the back
 * office shows its rows.
 * @param {{ isTried: boolean }} options `isTried`: as soon as something is painted, the menu is opened
 *   once and closed again, and a name is typed into a form: both must work before any script has come
 */
export function watchPage({ isTried }) {
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    ready: 0,
    menuOpens: 0,
    hasTyped: false,
    /** @type {{ at: number, ms: number }[]} */
    longTasks: [],
  };
  Object.assign(window, { benchSeen: seen });
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    seen.firstPaint = startTime;
    if (!isTried) return;
    const menu = document.querySelector("header details");
    menu?.querySelector("summary")?.click();
    if (menu instanceof HTMLDetailsElement && menu.open) {
      menu.open = false;
      seen.menuOpens = performance.now();
    }
    const field = document.querySelector("[name=firstName]");
    if (field instanceof HTMLInputElement && seen.ready === 0) {
      field.value = "Ixchel";
      seen.hasTyped = true;
    }
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ at: startTime, ms: duration });
  });
  const isLink = location.pathname === "/trip" && location.hash !== "";
  const isReady = () =>
    location.pathname.startsWith("/admin")
      ? /#[A-Z0-9]{8}/.test(document.querySelector("main")?.textContent ?? "")
      : /© \d{4}/.test(document.querySelector("footer")?.textContent ?? "") &&
        (!isLink || document.querySelector("main dl") !== null);
  const look = () => {
    if (!isReady()) return requestAnimationFrame(look);
    seen.ready = performance.now();
    /** @type {any} */ (window).benchTell?.("ready");
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page before anything of it: tells when something first stands in it, ms from the
 * navigation's start.
 * @param {string} selector
 */
export function tellWhenListed(selector) {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    /** @type {any} */ (window).benchTell(`listed ${performance.now()}`);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what was seen, with what had been fetched when the page was ready. */
export function readPage() {
  const seen = /** @type {any} */ (window).benchSeen;
  const bytes = { html: 0, js: 0, css: 0, pictures: 0, fonts: 0, other: 0 };
  const [page] = performance.getEntriesByType("navigation");
  const fetched = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType("resource")
  ).filter(({ responseEnd, name }) => responseEnd <= seen.ready && !name.startsWith("data:"));
  const kinds = {
    js: /\.js$/,
    css: /\.css$/,
    pictures: /\.(svg|png|webp|ico)$/,
    fonts: /\.woff2$/,
  };
  for (const { name, encodedBodySize } of fetched) {
    const path = new URL(name).pathname;
    const kind = Object.entries(kinds).find(([, pattern]) => pattern.test(path))?.[0] ?? "other";
    bytes[/** @type {keyof typeof bytes} */ (kind)] += encodedBodySize;
  }
  bytes.html = /** @type {PerformanceNavigationTiming} */ (page)?.encodedBodySize ?? 0;
  const field = document.querySelector("[name=firstName]");
  const tasks = /** @type {{ at: number, ms: number }[]} */ (seen.longTasks);
  return {
    firstPaint: Math.round(seen.firstPaint),
    largestPaint: Math.round(seen.largestPaint),
    ready: Math.round(seen.ready),
    menuOpens: Math.round(seen.menuOpens),
    layoutShift: Number(seen.layoutShift.toFixed(4)),
    blocking: Math.round(tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)),
    longestTask: Math.round(Math.max(0, ...tasks.map(({ ms }) => ms))),
    typedIsLost:
      seen.hasTyped && /** @type {HTMLInputElement | null} */ (field)?.value !== "Ixchel" ? 1 : 0,
    requests: 1 + fetched.length,
    ...bytes,
    total: Object.values(bytes).reduce((sum, size) => sum + size, 0),
  };
}
