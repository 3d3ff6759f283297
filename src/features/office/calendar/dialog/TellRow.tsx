import { Button } from "@mantine/core";
import type { Letter } from "#data/office/local/row.ts";
import { waysToWrite } from "#domain/booking/letters/ways-to-write.ts";
import type { GuestNews, Place } from "#domain/departures/guest-news.ts";
import * as words from "#messages/office/departures/tell-guests.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import { whoOf } from "../moving.ts";
import { tick } from "../telling.ts";
import styles from "./Dialog.module.css";
import type { ToTell } from "./guests-to-tell.ts";

interface TellRowProps {
  readonly one: ToTell;
  /** The server will queue a mail with the move, which it does not have yet. */
  readonly willBeMailed: boolean;
  readonly letter: Letter;
  /** When the service leaves where nothing else is said; may be empty. */
  readonly usual: string;
}

/** One guest: what there is to tell, how that can be done, and whether it was: that only the operator knows. */
export function TellRow({ one, willBeMailed, letter, usual }: TellRowProps) {
  const { booking, news, told } = one;
  const who = whoOf(booking);
  const { whatsapp, mail } = waysToWrite(booking.customer, letter);
  const sign = told === "mail" ? words.mailQueued : willBeMailed ? words.mailFollows : "";
  const look = told === "" && !willBeMailed ? "filled" : "outline";
  return (
    <li className={styles.row}>
      <div className={styles.party}>
        <strong>{who}</strong>{" "}
        {booking.status !== "confirmed" && <StatusBadge status={booking.status} />}
        <span className={styles.sub}>{newsWords(news, usual)}</span>
        {sign && (
          <span className={styles.sign}>
            <Icon name={told === "mail" ? "check" : "clock"} /> {sign}
          </span>
        )}
        {!whatsapp && !mail && (
          <span className={styles.sign}>
            <Icon name="alert" /> {words.noWay}
          </span>
        )}
        <CheckRow
          label={words.isTold}
          name={who}
          isChecked={told !== ""}
          onChange={(isTold) => void tick(one, isTold)}
        />
      </div>
      <div className={styles.ways}>
        {whatsapp && (
          <Button
            {...{ component: "a", href: whatsapp, target: "_blank", rel: "noreferrer" }}
            variant={look}
          >
            {words.whatsapp}
            <span className="visually-hidden"> {who}</span>
          </Button>
        )}
        {mail && told !== "mail" && !willBeMailed && (
          <Button component="a" href={mail} variant="outline">
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
