import { useEffect, useMemo, useRef } from "react";
import type { FieldErrors } from "#domain/booking/rules.ts";
import type { Departures } from "#domain/departures/availability/known.ts";
import { hasTimes, offersOn } from "#domain/departures/availability/known.ts";
import { standingWords } from "#domain/departures/availability/said.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/visitor/departures.ts";
import { ChoiceNews, NEWS_ID } from "./ChoiceNews.tsx";
import styles from "./DepartureChoice.module.css";

export interface Choice {
  readonly departures: Departures;
  /** Empty while none is chosen. */
  readonly day: string;
  readonly time: string;
  readonly guests: number | null;
  readonly errors: FieldErrors;
}

/** When it leaves on the chosen day, and what is left; nothing where nobody counts. */
export function DepartureChoice({
  onChoose,
  ...choice
}: Choice & { readonly onChoose: (time: string) => void }) {
  const { departures, day, time, errors } = choice;
  const offers = useMemo(() => offersOn(departures, day) ?? [], [departures, day]);
  const isTimed = hasTimes(departures, day);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    if (!isTimed || offers.length === 0 || offers.some((offer) => offer.time === time)) return;
    const [only] = offers.length === 1 ? offers : [];
    const chosen = only?.time ?? "";
    if (chosen !== time) choose.current(chosen);
  }, [isTimed, offers, time]);
  if (!departures.isLimited) return null;
  return (
    <div className={styles.choice}>
      {isTimed && (
        <fieldset
          name="departureTime"
          tabIndex={-1}
          className={styles.times}
          aria-describedby={errors.departureTime && NEWS_ID}
        >
          <legend>{words.departureTime}</legend>
          {!day && <p>{words.chooseDate}</p>}
          {offers.map((offer) => (
            <label key={offer.time} className={styles.time} data-state={offer.state}>
              <input
                type="radio"
                name="departure"
                value={offer.time}
                checked={offer.time === time}
                onChange={() => onChoose(offer.time)}
              />
              <span>
                <strong>{clock(offer.time)}</strong> <small>{standingWords(offer)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <ChoiceNews {...choice} offers={offers} />
    </div>
  );
}
