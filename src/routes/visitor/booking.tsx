import { findItem } from "#domain/catalogue/find.ts";
import { type CatalogueItem, isItemType } from "#domain/catalogue/item.ts";
import { payAheadWords } from "#domain/deposit/words.ts";
import { formatUsd } from "#domain/money.ts";
import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import * as messagePages from "#messages/visitor/message-pages.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { itemScene } from "#ui/pictures/scenes.ts";
import { shownSite } from "#ui/site/shown-site.ts";
import { NotFoundPage, notFoundRoute } from "../not-found.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { bookingPath } from "../paths.ts";

const BookingPage = lazyPage(() => import("#features/visitor/booking/BookingPage.tsx"));

/** Fetches the form's script ahead of its visit. */
export const preloadBooking = () => void BookingPage.preload();

/** The booking form under the address that is linked, and under its shorter twin (SPEC §2). */
export const bookingRoute = bookingAt("/booking/$type/$id");
export const bookRoute = bookingAt("/book/$type/$id");

function bookingAt(path: "/booking/$type/$id" | "/book/$type/$id") {
  return pageRoute<typeof path>({
    path,
    head: ({ type, id }) =>
      isItemType(type) ? bookingHead(findItem(shownSite(), type, id)) : notFoundRoute.head({}),
    load: ({ type }) => (isItemType(type) ? BookingPage.preload() : Promise.resolve()),
    component: ({ params }) =>
      isItemType(params.type) ? <BookingPage {...params} /> : <UnknownType type={params.type} />,
  });
}

/** SPEC §8 names the type. No more than a word: nobody's sentences are said in the site's name. */
function UnknownType({ type }: { type: string }) {
  const isSaid = useHydrated() && /^[a-z]{1,20}$/i.test(type);
  return <NotFoundPage error={isSaid ? messagePages.unknownType(type) : ""} />;
}

function bookingHead(item: CatalogueItem | undefined) {
  if (!item)
    return pageHead({
      title: heads.bookUnknown,
      description: import.meta.env.SSR && descriptions.bookUnknown,
    });
  return pageHead({
    path: bookingPath(item),
    scene: itemScene(item.type, item.id),
    title: heads.book(item.name),
    description:
      import.meta.env.SSR &&
      descriptionOf(item)(item.name, formatUsd(item.priceCents), payAheadWords(item.deposit)),
  });
}

function descriptionOf(item: CatalogueItem) {
  if (item.type === "tour") return descriptions.bookTour;
  const isOfGroup = item.additionalPaxPriceCents === null;
  return isOfGroup ? descriptions.bookGroupTransfer : descriptions.bookTransfer;
}
