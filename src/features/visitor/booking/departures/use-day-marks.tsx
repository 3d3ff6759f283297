import { useState } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import type { Departures } from "#domain/departures/availability/known.ts";
import { offersOn } from "#domain/departures/availability/known.ts";
import { standingWords } from "#domain/departures/availability/said.ts";
import { type Standing, standingOfDay } from "#domain/departures/choice.ts";
import * as words from "#messages/visitor/departures.ts";
import styles from "./DayMarks.module.css";

/** What a calendar of Mantine's says of each day. */
interface DayMarks {
  /** Beside its other props. */
  readonly propsOf: (day: string) => object;
  readonly draw: (day: string) => React.ReactNode;
  /** Of the day that is looked at, in full; empty while none is. */
  readonly line: string;
}

/** Marks each day with what can be had of it; null where nobody counts. */
export function useDayMarks(departures: Departures | undefined): DayMarks | null {
  const [looked, setLooked] = useState("");
  if (!departures?.isLimited) return null;
  const standingOf = (day: string): Standing | null => {
    const offers = offersOn(departures, day);
    return offers ? standingOfDay(offers) : null;
  };
  const lineOf = (day: string) => {
    const standing = standingOf(day);
    return standing ? words.dayIs(formatLongDay(day), standingWords(standing)) : "";
  };
  return {
    propsOf: (day) => {
      const standing = standingOf(day);
      return {
        className: styles.day,
        ...(standing && { "data-standing": standing.state, "aria-label": lineOf(day) }),
        onFocus: () => setLooked(day),
        onMouseEnter: () => setLooked(day),
      };
    },
    draw: (day) => {
      const standing = standingOf(day);
      return (
        <>
          <span>{Number(day.slice(8))}</span>
          <small>{standing && squareOf(standing)}</small>
        </>
      );
    },
    line: looked && lineOf(looked),
  };
}

function squareOf({ state, left }: Standing): string {
  if (state === "few" && left !== null) return words.squares.few(left);
  return state === "full" || state === "closed" ? words.squares[state] : "";
}
