import * as v from "valibot";
import type { Booking } from "#domain/booking/fields.ts";
import { request } from "./request.ts";
import { tripOf } from "./told-trip.ts";

const TIME_LIMIT_MS = 20_000;
const NotThereSchema = v.object({ code: v.literal("not_there") });

export type TripAnswer =
  | { readonly kind: "known"; readonly view: Booking }
  /** The key opens nothing: it is wrong or cut, was ended, or its booking is gone. */
  | { readonly kind: "wrong" }
  /** The booking has taken place: nothing of it can be changed. */
  | { readonly kind: "late" }
  /** No answer that can be believed. */
  | { readonly kind: "unknown" };

/** What a page that was rendered ahead has asked for before its scripts came. */
declare global {
  interface Window {
    tripAhead?: { readonly key: string; readonly answer: Promise<Response> } | undefined;
  }
}

/**
 * The script by which the page of a link asks for its booking while its scripts are still on the line. It stands in the
 * page itself.
 */
export const ASK_AHEAD =
  '{const key=location.hash.slice(1);if(/^[a-z0-9]{48}$/.test(key)){const answer=fetch("/api/trip",{' +
  'headers:{"X-Trip-Key":key},cache:"no-store",redirect:"manual",credentials:"omit"});' +
  "answer.catch(()=>{});window.tripAhead={key,answer}}}";

/** Asks for the booking that a link's key opens. */
export function askTrip(key: string): Promise<TripAnswer> {
  const ahead = window.tripAhead;
  window.tripAhead = undefined;
  return call(key, "/api/trip", undefined, ahead?.key === key ? ahead.answer : undefined);
}

/** What a guest does with nothing but the link: cancels the booking, or ends all links. */
export const changeTrip = (key: string, kind: "cancel" | "end_links") =>
  call(key, "/api/trip/changes", { kind });

/** Tells that a person looks at what a link shows. */
export const tellOpened = (key: string) =>
  request("/api/trip/changes", {
    ...{ method: "POST", content: { kind: "opened" }, timeLimitMs: TIME_LIMIT_MS },
    headers: { "X-Trip-Key": key },
  });

async function call(
  key: string,
  path: string,
  content?: object,
  ahead?: Promise<Response>,
): Promise<TripAnswer> {
  const { status, body } = await request(path, {
    method: content ? "POST" : "GET",
    headers: { "X-Trip-Key": key },
    ...(content && { content }),
    ahead,
    timeLimitMs: TIME_LIMIT_MS,
  });
  const view = status === 200 ? tripOf(body) : null;
  if (view) return { kind: "known", view };
  // not any page that a portal or a proxy shows in our place
  if (status === 404 && v.is(NotThereSchema, body)) return { kind: "wrong" };
  return { kind: status === 409 ? "late" : "unknown" };
}

/**
 * Asks for the link of a booking by mail. What becomes of it nobody is told.
 * @returns whether the server has taken the question
 */
export async function findByMail(asked: {
  readonly email: string;
  readonly reference: string;
}): Promise<boolean> {
  const answer = await request("/api/find-booking", {
    ...{ method: "POST", content: asked, timeLimitMs: TIME_LIMIT_MS },
  });
  return answer.status === 202;
}
