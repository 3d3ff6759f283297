import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import { tourFaqs } from "#domain/catalogue/tour-faqs.ts";
import { companyOf } from "#domain/site/company.ts";
import type { Site } from "#domain/site/site.ts";
import * as heads from "#messages/heads.ts";
import { faq } from "#messages/visitor/contact.ts";
import { bookingPath, tourPath } from "../../paths.ts";
import { agency, webSite } from "./agency.ts";
import { breadcrumbs, faqPage, tourList } from "./lists.ts";
import type { Thing } from "./thing.ts";
import { transferService } from "./transfer-service.ts";
import { touristTrip } from "./trip.ts";

const TOURS = { name: heads.tours, path: "/tours" };
const TRANSFERS = { name: heads.transfers, path: "/transfers" };
const ABOUT = { name: heads.about, path: "/about" };
const PRIVACY = { name: heads.privacy, path: "/privacy" };
const CONTACT = { name: heads.contact, path: "/contact" };

/** What each page that stands alone says to machines, by its address. */
export const PAGE_THINGS: Readonly<Record<string, (site: Site) => readonly Thing[]>> = {
  "/": (site) => [agency(site), webSite(site)],
  "/tours": (site) => [tourList(site), breadcrumbs(TOURS)],
  "/transfers": (site) => [transferService(site), breadcrumbs(TRANSFERS)],
  "/about": (site) => [agency(site), breadcrumbs(ABOUT)],
  "/contact": (site) => [agency(site), faqPage(faq(site.policyHours)), breadcrumbs(CONTACT)],
  "/privacy": () => [breadcrumbs(PRIVACY)],
};

/** What a tour's page says. */
export function tourThings(tour: Tour, site: Site): readonly Thing[] {
  const way = breadcrumbs(TOURS, { name: tour.name, path: tourPath(tour) });
  return [touristTrip(tour, companyOf(site)), faqPage(tourFaqs(tour, site.policyHours)), way];
}

/** What an item's booking page says: the way to it; the offer itself stands on the item's page. */
export function bookingThings(item: CatalogueItem): readonly Thing[] {
  const way =
    item.type === "tour" ? [TOURS, { name: item.name, path: tourPath(item) }] : [TRANSFERS];
  return [breadcrumbs(...way, { name: heads.book(item.name), path: bookingPath(item) })];
}
