import { lazyPart } from "#ui/browser/lazy-page.tsx";

/** Being told by push what becomes of a booking; asked where it helps, and nowhere else. */
export const PushOffer = lazyPart(() => import("#features/visitor/push/PushOffer.tsx"));
