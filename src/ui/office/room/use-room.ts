import { useEffect, useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { DepartureName } from "#domain/departures/key.ts";
import {
  confirmedBy,
  type RoomFacts,
  type RoomQuestion,
  roomQuestion,
} from "#domain/departures/room.ts";

export interface RoomWish extends DepartureName {
  /** NaN while nobody can tell. */
  readonly guests: number;
}

/** `roomFacts`, from what the device keeps or the server. */
type LoadRoom = (day: string) => Promise<RoomFacts | null>;

/**
 * What a form has to ask before it saves where and with how many a booking is to be, and what the operator has said to it.
 * @param stored the booking as it is; null for a new one
 * @param wish null while service or day are missing
 */
export function useRoom(load: LoadRoom, stored: OfficeBooking | null, wish: RoomWish | null) {
  const [known, setKnown] = useState<{ readonly day: string; readonly facts: RoomFacts }>();
  const [said, setSaid] = useState<{ readonly key: string; readonly isConfirmed: boolean }>();
  const day = wish?.day ?? "";
  const version = stored?.version;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved may have taken seats, or given some back
  useEffect(() => {
    if (!day) return;
    let isWanted = true;
    // where the device can't tell, the server decides, and it is said afterwards
    load(day).then((facts) => {
      if (isWanted && facts) setKnown({ day, facts });
    }, console.error);
    return () => {
      isWanted = false;
    };
  }, [day, load, version]);

  const isAsked = wish !== null && known?.day === day && wish.guests > 0;
  const question: RoomQuestion | null = isAsked ? roomQuestion(known.facts, stored, wish) : null;
  // a yes is to one departure and one party
  const key = JSON.stringify(wish);
  const isConfirmed = said?.key === key ? said.isConfirmed : (question?.isUsual ?? false);
  return {
    question,
    asOfMs: known?.facts.asOfMs,
    isConfirmed,
    say: (isConfirmed: boolean) => setSaid({ key, isConfirmed }),
    /** What the operator's word changes beside what was typed. */
    changes: question && isConfirmed ? confirmedBy(question) : {},
  };
}
