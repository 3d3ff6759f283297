import { type BelizeDay, belizeDay } from "#domain/belize-date.ts";
import { departuresBetween } from "#domain/departures/departures.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import type { DepartureRules, Schedule } from "#domain/departures/rules.ts";
import { departureRules, rulesMark } from "../../departures/rules.ts";
import { instantOf, jsonOf } from "../sql.ts";
import { keptText } from "./kept-text.ts";

/**
 * What the rules offer, as JSON, the days of a service, time and number of seats together: found once a day and after each change of a rule, for all engines. A schedule counts
 * from the day that it was made.
 */
export function offeredJson(app: pb.App, from: BelizeDay, until: BelizeDay): string {
  const kept = { key: `offered ${from}`, mark: `${rulesMark(app)} ${until}` };
  return keptText(app, kept, () => {
    const rules = { ...departureRules(app), schedules: sinceMade(app) };
    const items = [...new Set(rules.schedules.map(({ item }) => item))];
    return JSON.stringify(items.flatMap((item) => runsOf(rules, item, { from, until })));
  });
}

/** The schedules, each from the day that it was made. */
function sinceMade(app: pb.App): Schedule[] {
  const made = jsonOf<Record<string, string>>(
    app,
    "SELECT json_group_object(id, created_at) AS value FROM schedules",
  );
  return departureRules(app).schedules.map((schedule) => {
    const day = belizeDay(instantOf(made[schedule.id] ?? "") || 0);
    return { ...schedule, from: later(schedule.from, day) };
  });
}

/** Type, number, time and seats of a service's departures, and the days of those that are alike. */
function runsOf(
  rules: DepartureRules,
  item: ItemKey,
  { from, until }: { from: BelizeDay; until: BelizeDay },
) {
  const [type, number] = item.split("/");
  const runs = new Map<string, [string, number, string, number, BelizeDay[]]>();
  const own = rules.schedules.filter((schedule) => schedule.item === item);
  const first = own.map((schedule) => schedule.from).sort()[0] ?? until;
  for (const departure of departuresBetween(rules, item, { from: later(from, first), until })) {
    const { day, time, seats, closed } = departure;
    if (seats === null || closed !== null) continue;
    const run = runs.get(`${time} ${seats}`);
    if (run) run[4].push(day);
    else runs.set(`${time} ${seats}`, [type ?? "", Number(number), time, seats, [day]]);
  }
  return [...runs.values()];
}

const later = (one: BelizeDay, other: BelizeDay) => (one > other ? one : other);
