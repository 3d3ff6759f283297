import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { BookingListView, BookingOrder } from "#domain/booking/office/booking.ts";
import { OfficeBookingSchema } from "#domain/booking/office/schemas.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { takeAhead } from "../ahead.ts";
import { failureFor, unreadable } from "../remote-failure.ts";
import { officeRequest } from "../request.ts";

/** Rows of one page of the operator's list. */
export const BOOKINGS_PER_PAGE = 20;

/** Which bookings and in what order; empty and "all" leave a condition out. */
export interface BookingQuery {
  readonly search: string;
  readonly status: BookingStatus | "all";
  readonly view: BookingListView;
  readonly order: BookingOrder;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
}

export interface BookingPage {
  readonly items: readonly OfficeBooking[];
  /** Null where the server has not counted. */
  readonly total: number | null;
  /** It was asked for ahead, and bookings may have come since. */
  readonly isOld?: boolean;
  /** This device has answered, with what waits. */
  readonly isKept?: boolean;
}

const PageSchema = v.object({ items: v.array(OfficeBookingSchema), total: v.number() });
/** A server that takes a call and never answers is told of like one that is not there. */
const ANSWER_WITHIN_MS = 15_000;

/** The path under /api/office that asks for a page of the list. */
export function listPath(query: BookingQuery): string {
  const params = new URLSearchParams({
    q: query.search,
    status: query.status,
    view: query.view,
    sort: `${query.isDescending ? "-" : ""}${query.order}`,
    page: String(query.page),
    perPage: String(BOOKINGS_PER_PAGE),
  });
  return `bookings?${params}`;
}

/**
 * One page of the list; without PocketBase's client, since the office's first screen waits for it.
 * @throws RemoteFailure
 */
export async function listBookings(query: BookingQuery, signal: AbortSignal): Promise<BookingPage> {
  const path = listPath(query);
  const ahead = takeAhead(`/api/office/${path}`);
  const answer = await officeRequest({
    method: "GET",
    path,
    timeLimitMs: ANSWER_WITHIN_MS,
    signal,
    ahead: ahead?.answer,
  });
  // an answer that is cut off, or a hotspot's page in its place, is none
  const status = answer.status === 200 && answer.body === undefined ? 0 : answer.status;
  if (status !== 200) throw failureFor(status, answer.body);
  const page = v.safeParse(PageSchema, answer.body);
  if (!page.success) throw unreadable(page.issues);
  const { items, total } = page.output;
  return { items, total: total < 0 ? null : total, isOld: ahead?.isOld ?? false };
}
