import type { BookingQuery } from "#data/office/remote/bookings/list.ts";
import { type BelizeDay, isCalendarDay } from "#domain/belize-date.ts";
import {
  BOOKING_LIST_VIEWS,
  BOOKING_ORDERS,
  type BookingListView,
  type BookingOrder,
  type NamedView,
} from "#domain/booking/office/booking.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import { oneOf, pageNumber, searchWords } from "#ui/browser/search-params.ts";

type StatusFilter = BookingStatus | "all";

/** The dialogs of the page; those about one booking stand beside its `id`. */
const BOOKING_DIALOGS = [
  "",
  "view",
  "edit",
  "mail",
  "delete",
  "new",
  "import",
  "beyond",
  "decline",
] as const;
export type BookingDialog = (typeof BOOKING_DIALOGS)[number];

/** What the list shows, as it stands in the address: shared, reloaded and gone back to. */
export interface BookingSearch {
  readonly q: string;
  readonly status: StatusFilter;
  readonly view: BookingListView;
  readonly order: BookingOrder;
  readonly direction: "asc" | "desc";
  /** From 1. */
  readonly page: number;
  /** The open dialog, empty while there is none. */
  readonly dialog: BookingDialog;
  readonly id: string;
  /**
   * Where one goes back to when the dialog is closed: the run sheet of today or of a day (`YYYY-MM-DD`), if
   * it was opened there.
   */
  readonly back: "" | "today" | BelizeDay;
}

/** SPEC §2, admin bookings: created date, newest first. */
export const BOOKING_SEARCH_DEFAULTS: BookingSearch = {
  q: "",
  status: "all",
  view: "all",
  order: "created_at",
  direction: "desc",
  page: 1,
  dialog: "",
  id: "",
  back: "",
};

/** What the server is asked for it. */
export function queryOf(search: BookingSearch): BookingQuery {
  const { q, status, view, order, direction, page } = search;
  const asked = { search: q, status, view, order, isDescending: direction === "desc", page };
  // who waits is answered in the order of arrival
  return view === "decision" ? { ...asked, order: "created_at", isDescending: false } : asked;
}

/**
 * The route's search schema, by hand since it is part of what every visitor downloads. What is
 * unknown or wrong becomes the default.
 */
export function parseBookingSearch(raw: Readonly<Record<string, unknown>>): BookingSearch {
  const defaults = BOOKING_SEARCH_DEFAULTS;
  return {
    q: searchWords(raw.q) ?? defaults.q,
    status: oneOf(["all", ...BOOKING_STATUSES], raw.status) ?? defaults.status,
    view: oneOf(BOOKING_LIST_VIEWS, raw.view) ?? (isNamed(raw.view) ? raw.view : defaults.view),
    order: oneOf(BOOKING_ORDERS, raw.order) ?? defaults.order,
    direction: oneOf(["asc", "desc"], raw.direction) ?? defaults.direction,
    page: pageNumber(raw.page) ?? defaults.page,
    dialog: oneOf(BOOKING_DIALOGS, raw.dialog) ?? defaults.dialog,
    id: isBookingId(raw.id) ? raw.id : defaults.id,
    back: raw.back === "today" || isDay(raw.back) ? raw.back : defaults.back,
  };
}

const isNamed = (value: unknown): value is NamedView =>
  typeof value === "string" && /^(of|partner) /.test(value);

const isDay = (value: unknown): value is BelizeDay =>
  typeof value === "string" && isCalendarDay(value);
