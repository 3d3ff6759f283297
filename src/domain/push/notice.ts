import { addressIn, type Language } from "#domain/language.ts";
import * as english from "../../messages/en/push-notices.ts";
import * as spanish from "../../messages/es/push-notices.ts";
import { bookingReference } from "../booking/reference.ts";

const SPOKEN = { en: english, es: spanish } as const satisfies Record<Language, object>;

/** What a device shows: nothing personal but the booking's reference. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The page that a tap opens, on this site. */
  readonly url: string;
  /** What is shown of the same booking takes its place. */
  readonly tag: string;
}

/** What there is to be told of a booking. */
export type News = "new" | "confirmed" | "moved" | "cancelled";

/** A booking as far as its guest is told of changes: status, day, time, type and number of the service, between bars. */
export type Told = string;

/**
 * What has become of a booking since its guest knew it; null where that is nothing that one is woken for.
 * @param isOwn the guest has cancelled it
 */
export function newsOf(before: Told, now: Told, isOwn: boolean): News | null {
  const [was, ...then] = before.split("|");
  const [is, ...here] = now.split("|");
  if (is === "cancelled") return was === "cancelled" || isOwn ? null : "cancelled";
  if (is !== "confirmed" && is !== "pending") return null;
  if (is === "confirmed" && was === "pending") return "confirmed";
  return then.join("|") === here.join("|") ? null : "moved";
}

/** What a guest or the office is shown, in the language of either. */
export function noticeOf(news: News, booking: string, language: Language): Notice {
  const words = SPOKEN[language];
  const reference = bookingReference(booking);
  const page = news === "new" ? `/admin/bookings?q=${reference}` : "/my-bookings";
  return {
    title: words.titles[news](`#${reference}`),
    body: words.bodies[news],
    url: addressIn(language, page),
    tag: reference,
  };
}
