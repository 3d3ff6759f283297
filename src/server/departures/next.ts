import { addDays, belizeDay } from "#domain/belize-date.ts";
import { isItemType } from "#domain/catalogue/item.ts";
import { isBookable } from "#domain/departures/availability/availability.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { LANGUAGES } from "#domain/language.ts";
import { storeOf } from "../pocketbase/store.ts";
import { offersOf } from "./availability.ts";
import { departureRules, rulesMark } from "./rules.ts";

const KEY = "nextDepartures";
/** Further ahead pages tell of none. */
const AHEAD_DAYS = 60;
const MOST = 3;

/** By the service: the next departures that are open, as pages tell them (`catalogue/tour.ts`). */
export type NextDepartures = Readonly<Partial<Record<ItemKey, readonly string[]>>>;

/**
 * The next departures of each service that has a schedule, as JSON: found once a day and after each change of a
 * rule, for all engines, since pages are rendered anew when it changes. Who books meanwhile does not change it.
 */
export function nextDepartures(app: pb.App): string {
  const nowMs = Date.now();
  const from = addDays(belizeDay(nowMs), 1);
  const mark = `${rulesMark(app)} ${from} `;
  const kept = String(storeOf(app).get(KEY) ?? "");
  if (kept.startsWith(mark)) return kept.slice(mark.length);
  const items = new Set(departureRules(app).schedules.map(({ item }) => item));
  const next: Partial<Record<ItemKey, readonly string[]>> = {};
  for (const item of [...items].sort()) {
    const [type, id] = item.split("/");
    if (!isItemType(type)) continue;
    const until = addDays(from, AHEAD_DAYS);
    const asked = { type, id: Number(id), from, until, language: LANGUAGES[0] };
    const open = offersOf(app, asked, nowMs).filter(isBookable).slice(0, MOST);
    next[item] = open.map(({ day, time }) => `${day} ${time}`);
  }
  const told = JSON.stringify(next);
  storeOf(app).set(KEY, mark + told);
  return told;
}
