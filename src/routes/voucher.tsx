import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const VoucherPage = lazyPage(() => import("#features/voucher/VoucherPage.tsx"));

export interface VoucherSearch {
  /** A booking of this device; whatever else stands there finds none. */
  readonly id?: string;
}

/** A booking laid out for print: the one that travels with the step, or one of this device by its id. */
export const voucherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/voucher",
  // The router reads an id of digits only as a number.
  validateSearch: ({ id }): VoucherSearch => (id === undefined ? {} : { id: String(id) }),
  head: () => pageHead({ title: "Your voucher", description: "Your booking, to be printed." }),
  loader: () => VoucherPage.preload(),
  component: function Voucher() {
    return <VoucherPage {...voucherRoute.useSearch()} />;
  },
});
