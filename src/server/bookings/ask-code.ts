import { isCalendarDay } from "#domain/belize-date.ts";
import { FIELDS } from "#domain/booking/fields.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { isItemKey } from "#domain/departures/key.ts";
import { bodyOf } from "../pocketbase/call.ts";
import { codeFor } from "./codes.ts";

/**
 * `POST /api/codes` `{ code, item: "tour/5", date }`: what a code takes off, while a form is filled in: `{ off: { text,
 * percent, cents } }`. `{ off: null }` for each other, whether there is none, it has ended or is for something else: nobody
 * can try out which codes there are. Whether it holds is decided when the booking comes.
 */
export function askCode(e: pb.RequestEvent): void {
  const { code, item, date } = bodyOf(e);
  const isAsked =
    typeof code === "string" &&
    code.length <= FIELDS.code.limit &&
    typeof item === "string" &&
    isItemKey(item) &&
    (date === "" || isCalendarDay(String(date)));
  if (!isAsked) return e.json(200, { off: null });
  const [type, id] = item.split("/");
  const found = codeFor(e.app, {
    code,
    type: type as ItemType,
    item_id: Number(id),
    booking_date: String(date),
  });
  if (!found) return e.json(200, { off: null });
  const { text, percent, cents } = found;
  e.json(200, { off: { text, percent, cents } });
}
