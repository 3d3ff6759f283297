import { useSyncExternalStore } from "react";
import { watchLine } from "#data/local/line-hint.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import { offersOn } from "#domain/departures/availability/known.ts";
import { asOfWords, mistakeWords, warningWords } from "#domain/departures/availability/said.ts";
import { chosenOf, obstacleTo, seatsShort, standingOfDay } from "#domain/departures/choice.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/visitor/departures.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./DepartureChoice.module.css";
import type { Choice } from "./DepartureChoice.tsx";

export const NEWS_ID = "departure-news";

interface ChoiceNewsProps extends Choice {
  /** Of the chosen day. */
  readonly offers: readonly Offer[];
}

/** What is to be known of the choice before it is sent, told as soon as it is made. */
export function ChoiceNews({ departures, day, time, guests, errors, offers }: ChoiceNewsProps) {
  const isOffline = useSyncExternalStore(...watchLine);
  const isFresh = departures.age === "fresh" && !isOffline;
  const isOld = departures.age === "old" || isOffline;
  const isKnown = offersOn(departures, day) !== undefined;
  const chosen = chosenOf(offers, time);
  const whole = isKnown ? obstacleTo(standingOfDay(offers)) : null;
  const obstacle = whole ?? (chosen ? obstacleTo(chosen) : null);
  const short = chosen && !obstacle && guests ? seatsShort(chosen, guests) : null;
  // what is wrong with the whole day is told at the day's field once it was sent
  const mistake =
    obstacle && isFresh ? !(whole && errors.date) && mistakeWords(obstacle) : errors.departureTime;
  return (
    <>
      <div role="status" id={NEWS_ID} className={styles.news}>
        {mistake && <p className={styles.wrong}>{mistake}</p>}
        {obstacle && !isFresh && (
          <Notice tone="warning">
            <p>{warningWords(obstacle)}</p>
          </Notice>
        )}
        {short !== null && (
          <Notice tone="warning">
            <p>{words.onlyLeft(short, chosen?.time ? clock(chosen.time) : "")}</p>
          </Notice>
        )}
      </div>
      {isOld && (
        <p className="smallest">
          {asOfWords(departures.asOfMs, Date.now())} {isOffline && words.seatWhenSent}
        </p>
      )}
    </>
  );
}
