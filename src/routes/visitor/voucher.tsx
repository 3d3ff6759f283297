import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const VoucherPage = lazyPage(() => import("#features/visitor/voucher/VoucherPage.tsx"));

/**
 * A booking laid out for print: the one that travels with the step, or one of this device by its id,
 * `?id=`.
 */
export const voucherRoute = pageRoute({
  path: "/voucher",
  head: () =>
    pageHead({ title: heads.voucher, description: import.meta.env.SSR && descriptions.voucher }),
  load: () => VoucherPage.preload(),
  component: ({ search }) => {
    const id = new URLSearchParams(search).get("id");
    return <VoucherPage {...(id === null ? {} : { id })} />;
  },
});
