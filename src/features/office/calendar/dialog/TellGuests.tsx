import { Button, TextInput } from "@mantine/core";
import { useObservable } from "dexie-react-hooks";
import { useState } from "react";
import { observeActs, observeFound, observeSettings } from "#data/office/sync/kept/bookings.ts";
import { departureLetter } from "#domain/booking/letters/departure-letter.ts";
import { serviceOf } from "#domain/departures/assignable.ts";
import { type CalendarFacts, nameOf } from "#domain/departures/calendar.ts";
import { COMPANY } from "#domain/site/company.ts";
import * as rules from "#messages/office/departures/rule-forms.ts";
import * as words from "#messages/office/departures/tell-guests.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { mailAll } from "../telling.ts";
import styles from "./Dialog.module.css";
import { guestsToTell, type ToTell, useMoveMails } from "./guests-to-tell.ts";
import { TellRow } from "./TellRow.tsx";

interface TellGuestsProps {
  readonly facts: CalendarFacts;
  readonly ids: readonly string[];
}

/** Guests in a row, each with a message ready that says what has become of the departure, and why; or a mail to all. */
export default function TellGuests({ facts, ids }: TellGuestsProps) {
  const [reason, setReason] = useState("");
  const settings = useObservable(observeSettings, []);
  const acts = useObservable(observeActs, []);
  const isMailed = useMoveMails();
  // on days that the calendar does not show, too
  const kept = useObservable(
    () => observeFound((all) => all.filter(({ id }) => ids.includes(id))),
    [ids],
  );
  const known = [...facts.bookings, ...(kept ?? [])];
  const asked = ids.flatMap((one) => known.find(({ id }) => id === one) ?? []);
  if (kept === undefined || acts === undefined || !isMailed) return null;
  const toTell = guestsToTell(facts, asked);
  if (toTell.length === 0) return <Notice>{words.nobody}</Notice>;

  const isMoving = (id: string) =>
    acts?.get(id)?.some((act) => act.kind === "change" && "booking_date" in act.changes) ?? false;
  // the server's own mail of a move is queued with it
  const willBeMailed = ({ booking, news, told }: ToTell) =>
    told === "" && news.isMoved && isMailed(booking) && isMoving(booking.id);
  const letterTo = ({ booking, news }: ToTell) =>
    departureLetter(booking, {
      ...{ news, company: settings?.site_title ?? COMPANY.name },
      service: serviceOf(facts.bookables, nameOf(booking).item),
      reason: news.closing?.reason ? "" : reason,
    });
  const untold = toTell.filter((one) => one.told === "" && !willBeMailed(one));
  const byMail = untold.filter(({ booking }) => booking.customer.email !== "");
  return (
    <div className="stack-4">
      <p role="status">
        {words.told(toTell.filter(({ told }) => told !== "").length, toTell.length)}
      </p>
      {toTell.some(({ news }) => !news.closing?.reason) && (
        <TextInput
          label={rules.exception.reason}
          description={rules.exception.reasonHint}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {byMail.length > 0 && (
        <div className={styles.actions}>
          <Button onClick={() => void mailAll(byMail, letterTo)}>
            {words.mailAll(byMail.length)}
          </Button>
        </div>
      )}
      <ul className={styles.rows}>
        {toTell.map((one) => (
          <TellRow
            key={one.booking.id}
            one={one}
            willBeMailed={willBeMailed(one)}
            letter={letterTo(one)}
            usual={serviceOf(facts.bookables, nameOf(one.booking).item)?.startTime ?? ""}
          />
        ))}
      </ul>
    </div>
  );
}
