import type { OfficeBooking } from "../booking/fields.ts";
import { ROOM_REASONS } from "../booking/status.ts";
import { nameOf } from "./calendar.ts";
import { departuresOn, findDeparture } from "./departures.ts";
import { type DepartureName, departureKey } from "./key.ts";
import type { DepartureRules } from "./rules.ts";
import { type Standing, standingOf } from "./standing.ts";

/** What says whether there is room: the rules, and the bookings of the day as far as they are known. */
export interface RoomFacts {
  readonly rules: DepartureRules;
  readonly bookings: readonly OfficeBooking[];
  /** As of when this device keeps them; none where the server has just been asked. */
  readonly asOfMs?: number | undefined;
}

/** A party that is to be confirmed; `id` is empty for a new one. */
type RoomParty = Pick<OfficeBooking, "id" | "guests">;

/** What becomes of parties on a departure, whoever is free to go along; empty where they can be confirmed. */
export function standingWith(
  { rules, bookings }: RoomFacts,
  name: DepartureName,
  parties: readonly RoomParty[],
): Standing {
  // groups are counted by day, whenever they leave
  const others = bookings.filter((one) => {
    const { item, day } = nameOf(one);
    const isTaking = one.status === "confirmed" || one.status === "completed";
    const isOther = parties.every(({ id }) => id !== one.id);
    return isTaking && isOther && item === name.item && day === name.day;
  });
  const aboard = others.filter(({ departureTime }) => departureTime === name.time);
  const guests = [...aboard, ...parties].reduce((sum, one) => sum + one.guests, 0);
  const load = { guests, parties: others.length + parties.length, largest: 0 };
  return standingOf(findDeparture(rules, name), { load, isServed: true });
}

/** Another departure of the day. */
interface RoomOffer {
  readonly time: string;
  readonly left: number;
}

/** What else leaves that day with room for a party. */
function roomElsewhere(facts: RoomFacts, name: DepartureName, party: RoomParty): RoomOffer[] {
  return departuresOn(facts.rules, name.item, name.day).flatMap(({ time, seats }) => {
    const there = { ...name, time };
    if (time === name.time || seats === null || standingWith(facts, there, [party]) !== "") {
      return [];
    }
    const aboard = facts.bookings.filter(
      (one) =>
        one.id !== party.id &&
        (one.status === "confirmed" || one.status === "completed") &&
        departureKey(nameOf(one)) === departureKey(there),
    );
    return [{ time, left: seats - aboard.reduce((sum, { guests }) => sum + guests, 0) }];
  });
}

/** What a form asks the operator before a booking is saved. */
export interface RoomQuestion {
  /** Why it would wait; empty where it waits now for a seat that is free there. */
  readonly standing: Standing;
  /** Nothing leaves then by the rules, open or closed. */
  readonly isNone: boolean;
  /** Whether it is confirmed unless the operator says otherwise: who takes a change back wants the seats again. */
  readonly isUsual: boolean;
  /** Where else that day there is room; empty where there is room as it is. */
  readonly others: readonly RoomOffer[];
}

/**
 * Whether saving a booking takes its seats away, or could give them back; null where neither is so. The same for each form
 * in which its departure or its party can be changed.
 * @param stored as it is; null for a new one
 * @param wanted where and with how many it is to be
 */
export function roomQuestion(
  facts: RoomFacts,
  stored: OfficeBooking | null,
  { guests, ...wished }: DepartureName & { readonly guests: number },
): RoomQuestion | null {
  const { status = "confirmed", reason = "" } = stored ?? {};
  const waits = status === "pending" && ROOM_REASONS.includes(reason);
  if (!waits && status !== "confirmed") return null;
  const name = stored ? wished : { ...wished, time: wished.time || firstOpen(facts, wished) };
  const here = stored && nameOf(stored);
  const isElsewhere = here?.item !== name.item || here.day !== name.day || here.time !== name.time;
  const isTouched = isElsewhere || guests !== stored?.guests;
  if (!waits && !isElsewhere && guests <= (stored?.guests ?? 0)) return null;
  const party = { id: stored?.id ?? "", guests };
  const standing = standingWith(facts, name, [party]);
  const isNone = findDeparture(facts.rules, name) === undefined;
  if (waits) return standing === "" ? { standing, isNone, isUsual: isTouched, others: [] } : null;
  if (standing === "") return null;
  return { standing, isNone, isUsual: false, others: roomElsewhere(facts, name, party) };
}

/** What a new booking without a time gets, as the server has it. */
function firstOpen({ rules }: RoomFacts, { item, day }: DepartureName): string {
  return departuresOn(rules, item, day).find(({ closed }) => closed === null)?.time ?? "";
}

/** What the operator's yes to such a question changes. */
export const confirmedBy = ({ standing }: RoomQuestion) =>
  standing === "" ? ({ status: "confirmed" } as const) : ({ beyond_limit: true } as const);
