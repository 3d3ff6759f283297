import { useEffect, useId, useRef, useState } from "react";
import { followDepartures } from "#data/sync/follow/departures.ts";
import { moveBooking } from "#data/sync/move-booking.ts";
import { earliestBookingDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { alternativesOf } from "#domain/departures/alternatives.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import type { Departures } from "#domain/departures/availability/known.ts";
import { asOfWords, standingWords } from "#domain/departures/availability/said.ts";
import { itemKey } from "#domain/departures/key.ts";
import * as words from "#messages/visitor/departures.ts";
import { Button } from "#ui/parts/Button.tsx";
import { focusAround } from "#ui/parts/Question.tsx";
import { departureWords } from "#ui/words/departure-words.ts";
import styles from "./OtherDepartures.module.css";

/** What else there is for a party that its departure has turned away, each a tap away; nothing where nothing is known. */
export default function OtherDepartures({
  view,
  onMoved,
}: {
  /** A booking whose departure could not be had. */
  readonly view: Booking;
  /** Called with the id of the booking that has taken its place. */
  readonly onMoved?: (id: string) => void;
}) {
  const { type, itemId, date: day, departureTime: time = "", guests } = view;
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const [known, setKnown] = useState<Departures | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    followDepartures(itemKey(type, itemId), setKnown, ended.signal);
    return () => ended.abort();
  }, [type, itemId]);
  const earliest = earliestBookingDay(Date.now());
  const coming = known?.offers.filter((offer) => offer.day >= earliest) ?? [];
  const others = alternativesOf(coming, { day, time, guests });
  if (!known || others.length === 0) return null;
  const move = async (offer: Offer) => {
    setIsMoving(true);
    try {
      const id = await moveBooking(view.id, offer);
      // the buttons go with what they move
      focusAround(place.current);
      if (id) onMoved?.(id);
    } catch {
      setIsLost(true);
    }
    setIsMoving(false);
  };
  return (
    <section ref={place} aria-labelledby={heading} className={`${styles.others} screen-only`}>
      <h3 id={heading}>{words.others}</h3>
      <p className="small">{words.moveText}</p>
      <ul>
        {others.map((offer) => (
          <li key={offer.key}>
            <Button variant="outline" disabled={isMoving} onClick={() => move(offer)}>
              <span>
                {words.moveTo(departureWords(offer.day, offer.time))}
                <small>{standingWords(offer)}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {known.age === "old" && <p className="smallest">{asOfWords(known.asOfMs, Date.now())}</p>}
      {isLost && <p role="alert">{words.notMoved}</p>}
    </section>
  );
}
