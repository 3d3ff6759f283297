import { formatLongDay } from "#domain/belize-date.ts";
import * as words from "#messages/office/bookings/decisions.ts";

/** `Fri, Dec 25, 07:30` */
export const whenWords = ({ day, time }: { readonly day: string; readonly time: string }) =>
  [formatLongDay(day, words.shortDay), time].filter(Boolean).join(", ");
