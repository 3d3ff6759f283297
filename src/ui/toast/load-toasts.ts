/** Fetches what shows toasts ahead of the first, so that it appears at once and without a network. */
export function preloadToasts(): void {
  loadToastView().catch(() => {});
}

/** For the host. A failed attempt is forgotten, so that the next toast tries again. */
export function loadToastView() {
  return import("./ToastView.tsx");
}
