import { Button, UnstyledButton } from "@mantine/core";
import { comingLetter } from "#domain/booking/letters/coming-letter.ts";
import { waysToWrite } from "#domain/booking/letters/ways-to-write.ts";
import { asWritten, type ToWrite } from "#domain/booking/run-sheet/to-be-written.ts";
import * as today from "#messages/office/today.ts";
import { undo } from "#messages/office/told.ts";
import * as words from "#messages/office/write-guests.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import { actQuietly } from "../act.ts";
import styles from "./WriteGuests.module.css";

interface WriteRowProps {
  readonly one: ToWrite;
  readonly company: string;
  /** The operator's own words; may be empty. */
  readonly more: string;
}

/** One party: who sets out when, the ways to write, and whether a message was opened. */
export function WriteRow({ one, company, more }: WriteRowProps) {
  const { booking, departure, isOpened } = one;
  const { firstName, lastName } = booking.customer;
  const who = `${firstName} ${lastName}`;
  const ways = waysToWrite(booking.customer, comingLetter(one, { company, more }));
  const tick = (isNow: boolean) => actQuietly(booking, asWritten(one, isNow));
  const look = { variant: isOpened ? "outline" : "filled", onClick: () => tick(true) } as const;
  const name = <span className="visually-hidden"> {who}</span>;
  const sign = isOpened ? words.opened : !ways.whatsapp && !ways.mail ? words.noWay : "";
  return (
    <li className={styles.row}>
      <div>
        <strong>{who}</strong>
        <span className={styles.sub}>
          {departure.time || today.timeToBeAgreed} {departure.itemName}
        </span>
        {sign && (
          <span className={styles.sub}>
            <Icon name={isOpened ? "check" : "alert"} /> {sign}
            {isOpened && (
              <UnstyledButton className={styles.undo} onClick={() => tick(false)}>
                {undo}
                {name}
              </UnstyledButton>
            )}
          </span>
        )}
      </div>
      <div className={styles.ways}>
        {ways.whatsapp && (
          <Button
            {...{ component: "a", href: ways.whatsapp, target: "_blank", rel: "noreferrer" }}
            {...look}
          >
            {words.whatsapp}
            {name}
          </Button>
        )}
        {!ways.whatsapp && ways.mail && (
          <Button component="a" href={ways.mail} {...look}>
            {words.mail}
            {name}
          </Button>
        )}
      </div>
    </li>
  );
}
