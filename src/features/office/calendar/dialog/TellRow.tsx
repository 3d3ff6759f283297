import { Button } from "@mantine/core";
import { noteOpened } from "#data/office/sync/told-guests.ts";
import { departureLetter } from "#domain/booking/letters/departure-letter.ts";
import { waysToWrite } from "#domain/booking/letters/ways-to-write.ts";
import { serviceOf } from "#domain/departures/assignable.ts";
import { type CalendarFacts, nameOf } from "#domain/departures/calendar.ts";
import { type GuestNews, newsKey, type Place } from "#domain/departures/guest-news.ts";
import * as words from "#messages/office/departures/tell-guests.ts";
import { shortDay } from "#ui/office/short-dates.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import { whoOf } from "../moving.ts";
import styles from "./Dialog.module.css";
import { isTold, type ToTell } from "./use-guest-news.ts";

interface TellRowProps {
  readonly one: ToTell;
  readonly facts: CalendarFacts;
  /** The operator's, where the closing has none. */
  readonly reason: string;
  readonly company: string;
}

/** One guest: what there is to tell, how that can be done, and whether it was. */
export function TellRow({ one, facts, reason, company }: TellRowProps) {
  const { booking, news, isOpened, isMailed } = one;
  const who = whoOf(booking);
  const service = serviceOf(facts.bookables, nameOf(booking).item);
  const letter = departureLetter(booking, {
    ...{ news, company, service },
    reason: news.closing?.reason ? "" : reason,
  });
  const { whatsapp, mail } = waysToWrite(booking.customer, letter);
  const opened = () => void noteOpened(booking, newsKey(news)).catch(console.error);
  const signs = [
    isMailed && words.mailed,
    isOpened && words.opened,
    !whatsapp && !mail && words.noWay,
  ].filter((sign) => sign !== false);
  return (
    <li className={styles.row}>
      <div className={styles.party}>
        <strong>{who}</strong>{" "}
        {booking.status !== "confirmed" && <StatusBadge status={booking.status} />}
        <span className={styles.sub}>{newsWords(news, service?.startTime ?? "")}</span>
        {signs.map((sign) => (
          <span key={sign} className={styles.sign}>
            <Icon name={sign === words.noWay ? "alert" : "check"} /> {sign}
          </span>
        ))}
      </div>
      <div className={styles.ways}>
        {whatsapp && (
          <Button
            {...{ component: "a", href: whatsapp, target: "_blank", rel: "noreferrer" }}
            variant={isTold(one) ? "outline" : "filled"}
            onClick={opened}
          >
            {words.whatsapp}
            <span className="visually-hidden"> {who}</span>
          </Button>
        )}
        {mail && !isMailed && (
          <Button component="a" href={mail} variant="outline" onClick={opened}>
            {words.mail}
            <span className="visually-hidden"> {who}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function newsWords({ from, to }: GuestNews, usual: string): string {
  const when = ({ day, time }: Place) => [shortDay(day), time || usual].filter(Boolean).join(", ");
  return to ? words.moved(when(from), when(to)) : words.closed(when(from));
}
