import fc from "fast-check";
import { expect, test } from "vitest";
import { findDeparture } from "#domain/departures/departures.ts";
import { shiftsOf, timeAfter } from "#domain/departures/hits/moved.ts";
import { departureKey, type ItemKey } from "#domain/departures/key.ts";
import { readException, readSchedule } from "#domain/departures/read.ts";
import type { DepartureRules, Exception, Limits, Resource } from "#domain/departures/rules.ts";
import { standingOf } from "#domain/departures/standing.ts";
import {
  isFreeFor,
  type Load,
  NOBODY,
  onDuty,
  usesOf,
  withParty,
} from "#domain/departures/uses.ts";
import { book, inDays, newId, tourCommand } from "../support/bookings.ts";
import { act, addRule, daily, limit, newService } from "../support/departures.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);

const DAYS = [inDays(40), inDays(41)];
/** The first is still under way when the second leaves; nothing leaves at the third. */
const TIMES = ["07:00", "13:00", "15:00"];
/** When one of the others may leave instead. */
const LATER = "15:00";
const BUSY_MINUTES = 420;
const NEEDS = [{ kind: "boat", perGuests: 4 }] as const;

const at = fc.record({ day: fc.nat(1), time: fc.nat(2) });
const which = fc.nat();
const party = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("book" as const), at, guests: party }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("move" as const), which, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("resize" as const), which, guests: party }) },
  fc.record({ do: fc.constant("cancel" as const), which }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant("confirm" as const), which }) },
  fc.record({ do: fc.constant("seats" as const), seats: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant("close" as const), at }),
  fc.record({ do: fc.constant("later" as const), at }),
  fc.record({ do: fc.constant("reopen" as const), which }),
  fc.record({ do: fc.constant("boat" as const), seats: fc.integer({ min: 2, max: 6 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Party {
  readonly id: string;
  day: string;
  time: string;
  guests: number;
  status: string;
  isBeyond: boolean;
}

/** What the rules say, step by step, beside what the server does. */
class Model {
  readonly parties: Party[] = [];
  readonly boats: Resource[] = [];
  rules: DepartureRules = { schedules: [], exceptions: [], limits: [] };
  readonly item: ItemKey;
  constructor(item: ItemKey) {
    this.item = item;
  }

  /** Confirms a party where there is room. */
  confirm(party: Party): void {
    party.isBeyond = false;
    party.status = this.standing(party) || "confirmed";
  }

  /** Who is on a departure that leaves at another time leaves then, and stays confirmed. */
  follow(rule: string, after: DepartureRules): void {
    const shifts = shiftsOf({ before: this.rules, after }, rule);
    this.rules = after;
    const moved = this.parties.filter((party) => {
      const name = { item: this.item, day: party.day, time: party.time };
      const time = timeAfter({ after, shifts, nowMs: Date.now() }, name, "");
      if (party.status === "cancelled" || time === party.time) return false;
      party.time = time;
      return party.status === "confirmed";
    });
    for (const party of moved) party.isBeyond = this.standing(party) !== "";
  }

  /** Why a party has no room where it is; empty where it has. */
  private standing(party: Party): string {
    const name = { item: this.item, day: party.day, time: party.time };
    const limits: Limits = {
      item: this.item,
      groupsADay: 0,
      busyMinutes: BUSY_MINUTES,
      needs: NEEDS,
    };
    const loads = this.loads(party);
    const own = withParty(loads.get(departureKey(name))?.load ?? NOBODY, party.guests);
    const others = [...loads].flatMap(([key, { of, load }]) =>
      key === departureKey(name) ? [] : usesOf(limits, of, load),
    );
    const isServed = isFreeFor(usesOf(limits, name, own), others, onDuty(this.boats, party.day));
    return standingOf(findDeparture(this.rules, name), { load: own, isServed });
  }

  /** Of all who are confirmed but one. */
  private loads(but: Party) {
    const loads = new Map<
      string,
      { of: { item: ItemKey; day: string; time: string }; load: Load }
    >();
    for (const party of this.parties) {
      const { day, time, guests, status } = party;
      if (status !== "confirmed" || party === but) continue;
      const of = { item: this.item, day, time };
      const load = withParty(loads.get(departureKey(of))?.load ?? NOBODY, guests);
      loads.set(departureKey(of), { of, load });
    }
    return loads;
  }
}

test("by any history of rules, bookings, moves and cancellations the server does what the rules say", async () => {
  const isLong = process.env.LONG === "1";
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), live), {
    numRuns: isLong ? 300 : 8,
    ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
    endOnFailure: !isLong,
  });
});

async function live(steps: readonly Step[]): Promise<void> {
  const { item, number } = await newService(admin, "tour", { price: 75 });
  await limit(admin, item, { busyMinutes: BUSY_MINUTES, needs: NEEDS });
  for (const { id, updated_at } of await instance.sql<{ id: string; updated_at: string }>(
    "SELECT id, updated_at FROM resources",
  )) {
    await act(admin, { table: "resources", id, version: updated_at, fields: null });
  }
  // what the history before has sold would take this one's boats
  await instance.sql("UPDATE bookings SET status = 'cancelled'");
  const schedule = { id: newId(), version: "" };
  const model = new Model(item as ItemKey);
  const setSeats = async (seats: number) => {
    const fields = daily(item, { times: TIMES.slice(0, 2), seats });
    const answer = await act(admin, { table: "schedules", ...schedule, fields });
    expect(answer.status, answer.text).toBe(200);
    schedule.version = String(answer.body.version);
    model.rules = { ...model.rules, schedules: [readSchedule(schedule.id, fields)] };
  };
  await setSeats(6);
  for (const one of steps) {
    await take(one, { model, number, setSeats });
    const stored = await instance.sql<{ id: string; standing: string }>(
      `SELECT id, departure_time || ' ' || iif(status = 'pending', pending_reason, status)
         || iif(beyond_limit, ' beyond', '') AS standing
       FROM bookings WHERE type = 'tour' AND item_id = ${number}`,
    );
    expect(
      Object.fromEntries(stored.map(({ id, standing }) => [id, standing])),
      JSON.stringify(one),
    ).toEqual(
      Object.fromEntries(
        model.parties.map(({ id, time, status, isBeyond }) => [
          id,
          `${time} ${status}${isBeyond ? " beyond" : ""}`,
        ]),
      ),
    );
  }
}

interface Stage {
  readonly model: Model;
  readonly number: number;
  readonly setSeats: (seats: number) => Promise<void>;
}

async function take(one: Step, { model, number, setSeats }: Stage): Promise<void> {
  const { parties, item } = model;
  const chosen = "which" in one ? parties[one.which % (parties.length || 1)] : undefined;
  const place =
    "at" in one ? { day: DAYS[one.at.day] ?? "", time: TIMES[one.at.time] ?? "" } : null;
  if (one.do === "book" && place) {
    const command = tourCommand({
      ...{ item_id: number, guests: one.guests, price: one.guests * 75 },
      ...{ booking_date: place.day, departure_time: place.time },
    });
    const made = { id: command.id, ...place, guests: one.guests, status: "", isBeyond: false };
    parties.push(made);
    model.confirm(made);
    const answer = await book(instance, command);
    expect(answer.status, answer.text).toBe(200);
  } else if (one.do === "seats") {
    await setSeats(one.seats);
  } else if (one.do === "boat") {
    const fields = { name: `Boat ${model.boats.length}`, kind: "boat", seats: one.seats };
    const id = await addRule(admin, "resources", fields);
    model.boats.push({ id, ...fields, kind: "boat", languages: [], daysOff: [] });
  } else if (one.do === "close" && place) {
    const fields = {
      scope: item,
      from: place.day,
      until: place.day,
      kind: "closed",
      time: place.time,
    };
    const id = await addRule(admin, "exceptions", fields);
    const exceptions = [...model.rules.exceptions, readException(id, fields)];
    model.rules = { ...model.rules, exceptions };
  } else if (one.do === "later" && place) {
    const day = { from: place.day, until: place.day };
    const isLater = ({ kind, from }: Exception) => kind === "time" && from === place.day;
    if (place.time === LATER || model.rules.exceptions.some(isLater)) return;
    const fields = { ...{ scope: item, kind: "time", ...day }, time: place.time, newTime: LATER };
    const id = await addRule(admin, "exceptions", fields);
    const exceptions = [...model.rules.exceptions, readException(id, fields)];
    model.follow(id, { ...model.rules, exceptions });
  } else if (one.do === "reopen") {
    const [gone, ...others] = model.rules.exceptions;
    if (!gone) return;
    // what was closed where it left instead is the same departure, and goes back with it
    const isSame = ({ kind, from, time }: Exception) =>
      gone.kind === "time" && kind === "closed" && from === gone.from && time === gone.newTime;
    const exceptions = others.map((one) => (isSame(one) ? { ...one, time: gone.time } : one));
    const [row] = await instance.sql<{ updated_at: string }>(
      `SELECT updated_at FROM exceptions WHERE id = '${gone.id}'`,
    );
    await act(admin, { table: "exceptions", id: gone.id, version: row?.updated_at, fields: null });
    model.follow(gone.id, { ...model.rules, exceptions });
  } else if (chosen) {
    await change(one, chosen, { model, place });
  }
}

async function change(
  one: Step,
  chosen: Party,
  { model, place }: { model: Model; place: { day: string; time: string } | null },
): Promise<void> {
  if (one.do === "cancel" || one.do === "confirm") {
    const status = one.do === "cancel" ? "cancelled" : "confirmed";
    if (status !== chosen.status) {
      if (one.do === "cancel") Object.assign(chosen, { status, isBeyond: false });
      else model.confirm(chosen);
    }
    const answer = await admin.post("/api/office/bookings/status", { ids: [chosen.id], status });
    expect(answer.status, answer.text).toBe(200);
    return;
  }
  const before = { ...chosen };
  if (one.do === "resize") chosen.guests = one.guests;
  else if (place) Object.assign(chosen, place);
  const takesMore =
    chosen.guests > before.guests || chosen.day !== before.day || chosen.time !== before.time;
  if (chosen.status === "confirmed" && takesMore) model.confirm(chosen);
  const [row] = await instance.sql<{ updated_at: string }>(
    `SELECT updated_at FROM bookings WHERE id = '${chosen.id}'`,
  );
  const changes =
    one.do === "resize"
      ? { guests: chosen.guests }
      : { booking_date: chosen.day, departure_time: chosen.time };
  const answer = await admin.patch(`/api/office/bookings/${chosen.id}`, {
    ...{ changes, before: {}, version: row?.updated_at, reason: "as they asked" },
  });
  expect(answer.status, answer.text).toBe(200);
}
