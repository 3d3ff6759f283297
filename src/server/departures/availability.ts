import { addDays, isCalendarDay } from "#domain/belize-date.ts";
import { type ItemType, isItemType, minGuests } from "#domain/catalogue/item.ts";
import {
  type Availability,
  MOST_DAYS,
  type Offer,
  offerOf,
} from "#domain/departures/availability/availability.ts";
import { busyMinutesOf, LONGEST_DAYS } from "#domain/departures/busy-minutes.ts";
import { type Departure, departuresBetween, reasonOf } from "#domain/departures/departures.ts";
import { departureKey, itemKey } from "#domain/departures/key.ts";
import type { DepartureRules, Resource } from "#domain/departures/rules.ts";
import {
  isFreeFor,
  type Load,
  NOBODY,
  onDuty,
  type Use,
  usesOf,
  withParty,
} from "#domain/departures/uses.ts";
import type { KeyedUse } from "#domain/departures/waiting.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { refuse, refuseWhole } from "../guards/refuse.ts";
import { keptTextOf } from "../office/sql.ts";
import { storeOf } from "../pocketbase/store.ts";
import { findOffered } from "../site/catalogue.ts";
import { departureRules, limitsOf, resourcesJson, versionOf } from "./rules.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Asked {
  readonly type: ItemType;
  readonly id: number;
  readonly from: string;
  readonly until: string;
  /** In which it is said why a day is closed. */
  readonly language: Language;
}

/**
 * `GET /api/availability?item=tour/5&from=YYYY-MM-DD&to=YYYY-MM-DD`: each departure of those days, with what is
 * left of it, and why in the language that `&language=es` asks for, in English without it. Answers 304 to who has it already, 400 for days that are none, 404 for an unknown service.
 */
export function answerAvailability(e: pb.RequestEvent): void {
  const query = e.request.url.query();
  const [type, id] = query.get("item").split("/");
  const offered = isItemType(type) ? findOffered(e.app, type, Number(id)) : undefined;
  if (!isItemType(type) || !offered) return refuseWhole(e, 404, "not_found:service");
  const from = query.get("from");
  const until = query.get("to");
  if (!isCalendarDay(from)) return refuse(e, { from: "date_invalid" });
  if (!isCalendarDay(until) || until < from) return refuse(e, { to: "date_invalid" });
  if (until >= addDays(from, MOST_DAYS)) return refuse(e, { to: `too_many_days:${MOST_DAYS}` });

  const nowMs = Date.now();
  const language = LANGUAGES.find((name) => name === query.get("language")) ?? LANGUAGES[0];
  const asked = { type, id: offered.item.id, from, until, language };
  const { json, etag } = answerTo(e.app, asked, nowMs);
  const headers = e.response.header();
  headers.set("Cache-Control", "no-cache");
  headers.set("ETag", etag);
  if (e.request.header.get("If-None-Match").includes(etag)) return e.noContent(304);
  const head: Omit<Availability, "departures"> = {
    item: itemKey(type, asked.id),
    as_of: new Date(nowMs).toISOString(),
  };
  const answer = `${JSON.stringify(head).slice(0, -1)},"departures":${json}}`;
  e.blob(200, "application/json", answer);
}

/**
 * What was answered to the last question about a service, where nothing that it follows from is another now:
 * PocketBase's engine takes twenty times as long to work it out as SQLite to say what it follows from.
 */
function answerTo(app: pb.App, asked: Asked, nowMs: number): { json: string; etag: string } {
  const taken = takenOf(app, asked);
  const { type, id, from, until, language } = asked;
  const minute = Math.floor(nowMs / MINUTE_MS);
  const version = versionOf(departureRules(app), type, id);
  const followsFrom = [from, until, minute, version, ...Object.values(taken)];
  const mark = $security.sha256(followsFrom.join());
  const key = `availability:${type}/${id}/${language}`;
  const kept = String(storeOf(app).get(key) ?? "");
  if (kept.startsWith(mark)) return tagged(kept.slice(mark.length));
  const json = JSON.stringify(offersOf(app, asked, nowMs, taken));
  storeOf(app).set(key, mark + json);
  return tagged(json);
}

const tagged = (json: string) => ({
  json,
  etag: `"${$security.sha256(json).slice(0, 20)}"`,
});

/** JSON as SQLite has written it. */
interface Taken {
  readonly loads: string;
  readonly uses: string;
  readonly staff: string;
}

function takenOf(app: pb.App, asked: Asked): Taken {
  const { needs } = limitsOf(departureRules(app), itemKey(asked.type, asked.id));
  const hasNeeds = needs.length > 0;
  return {
    loads: loadsOf(app, asked),
    uses: hasNeeds ? usesBetween(app, asked) : "[]",
    staff: hasNeeds ? resourcesJson(app) : "[]",
  };
}

/** What can be had of a service from day to day. @param nowMs the server's clock, ms in UTC */
export function offersOf(
  app: pb.App,
  asked: Asked,
  nowMs: number,
  taken = takenOf(app, asked),
): Offer[] {
  const rules = rulesIn(asked, departureRules(app));
  const item = itemKey(asked.type, asked.id);
  const offered = findOffered(app, asked.type, asked.id);
  const limits = limitsOf(rules, item);
  const busyMinutes = busyMinutesOf(limits, offered?.item.duration ?? "");
  const loads = byDayAndTime(JSON.parse(taken.loads));
  const party = offered ? minGuests(offered.item) : 1;
  const isServedOn = limits.needs.length > 0 ? serviceOf(taken) : null;
  return departuresBetween(rules, item, asked).map((departure) => {
    const load = loads[`${departure.day}/${departure.time}`] ?? NOBODY;
    const isServed =
      !isServedOn ||
      isServedOn(departure, usesOf({ ...limits, busyMinutes }, departure, withParty(load, party)));
    return offerOf(departure, { load, isServed, nowMs });
  });
}

/** The rules of some days, their reasons in a language, or in English where nothing is written in it. */
const rulesIn = (
  { language, from, until }: Asked,
  { schedules, exceptions, limits }: DepartureRules,
): DepartureRules => ({
  ...{ schedules, limits },
  exceptions: exceptions
    .filter((one) => one.from <= until && from <= one.until)
    // few say it in this language, and an object made anew is dear in PocketBase's engine
    .map((one) => {
      const reason = reasonOf(one, language);
      return reason === one.reason ? one : { ...one, reason };
    }),
});

/**
 * Says of one departure after the other, in the order of time, whether those who work can do it beside all
 * else. Where nothing else goes on it is said by the uses alone, once for all.
 */
function serviceOf(taken: Taken): (departure: Departure, uses: Use[]) => boolean {
  const staff: Resource[] = JSON.parse(taken.staff);
  const isAnybodyAway = staff.some(({ daysOff }) => daysOff.length > 0);
  const others: KeyedUse[] = JSON.parse(taken.uses);
  const alone: Record<string, boolean> = {};
  let earliest = 0;
  return (departure, uses) => {
    const [{ fromMs, untilMs } = { fromMs: 0, untilMs: 0 }] = uses;
    while ((others[earliest]?.fromMs ?? fromMs) <= fromMs - LONGEST_DAYS * DAY_MS) earliest += 1;
    const key = departureKey(departure);
    const beside: Use[] = [];
    for (let at = earliest; (others[at]?.fromMs ?? untilMs) < untilMs; at += 1) {
      const other = others[at] as KeyedUse;
      if (other.untilMs > fromMs && other.key !== key) beside.push(other);
    }
    if (beside.length > 0 || isAnybodyAway) {
      return isFreeFor(uses, beside, onDuty(staff, departure.day));
    }
    const taken = uses.map(({ kind, units, size }) => `${kind} ${units} ${size}`).join();
    alone[taken] ??= isFreeFor(uses, [], staff);
    return alone[taken] as boolean;
  };
}

interface LoadOfDay extends Load {
  readonly day: string;
  readonly time: string;
}

const loadsOf = (app: pb.App, { type, id, from, until }: Asked) =>
  keptTextOf(
    app,
    `SELECT json_group_array(json_object('day', day, 'time', time, 'guests', guests,
       'parties', parties, 'largest', largest)) AS value
     FROM departure_load
     WHERE item_type = {:type} AND item_id = {:id} AND day BETWEEN {:from} AND {:until}`,
    { type, id, from, until },
  );

/** Without a time, of the whole day. */
function byDayAndTime(rows: readonly LoadOfDay[]): Record<string, Load> {
  const loads: Record<string, Load> = {};
  for (const { day, time, ...load } of rows) {
    loads[`${day}/${time}`] = load;
    if (time) loads[`${day}/`] = sumOf(loads[`${day}/`] ?? NOBODY, load);
  }
  return loads;
}

const sumOf = (one: Load, other: Load): Load => ({
  guests: one.guests + other.guests,
  parties: one.parties + other.parties,
  largest: Math.max(one.largest, other.largest),
});

/** JSON of what goes on on some days and may reach into them: {@link KeyedUse}. */
export function usesBetween(app: pb.App, { from, until }: Pick<Asked, "from" | "until">): string {
  return keptTextOf(
    app,
    `SELECT json_group_array(json_object('key', item_type || '/' || item_id || '/' || day || '/' || time,
       'kind', kind, 'units', units, 'size', size, 'fromMs', starts * ${MINUTE_MS},
       'untilMs', ends * ${MINUTE_MS})) AS value
     FROM (SELECT * FROM departure_uses WHERE starts BETWEEN {:from} AND {:until} ORDER BY starts)`,
    {
      from: Date.parse(addDays(from, -LONGEST_DAYS)) / MINUTE_MS,
      until: Date.parse(addDays(until, 2)) / MINUTE_MS,
    },
  );
}
