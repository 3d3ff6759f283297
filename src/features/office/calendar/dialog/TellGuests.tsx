import { TextInput } from "@mantine/core";
import { useObservable } from "dexie-react-hooks";
import { useState } from "react";
import { observeFound, observeSettings } from "#data/office/sync/kept-bookings.ts";
import type { CalendarFacts } from "#domain/departures/calendar.ts";
import { COMPANY } from "#domain/site/company.ts";
import * as rules from "#messages/office/departures/rule-forms.ts";
import * as words from "#messages/office/departures/tell-guests.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./Dialog.module.css";
import { TellRow } from "./TellRow.tsx";
import { isTold, useGuestNews } from "./use-guest-news.ts";

interface TellGuestsProps {
  readonly facts: CalendarFacts;
  readonly ids: readonly string[];
}

/** Guests in a row, each with a message ready that says what has become of the departure, and why. */
export default function TellGuests({ facts, ids }: TellGuestsProps) {
  const [reason, setReason] = useState("");
  const settings = useObservable(observeSettings, []);
  // on days that the calendar does not show, too
  const kept = useObservable(
    () => observeFound((all) => all.filter(({ id }) => ids.includes(id))),
    [ids],
  );
  const known = [...facts.bookings, ...(kept ?? [])];
  const asked = ids.flatMap((one) => known.find(({ id }) => id === one) ?? []);
  const toTell = useGuestNews(facts, asked);
  if (kept === undefined || !toTell) return null;
  if (toTell.length === 0) return <Notice>{words.nobody}</Notice>;
  const told = toTell.filter(isTold).length;
  return (
    <div className="stack-4">
      <p role="status">{words.told(told, toTell.length)}</p>
      {toTell.some(({ news }) => !news.closing?.reason) && (
        <TextInput
          label={rules.exception.reason}
          description={rules.exception.reasonHint}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <ul className={styles.rows}>
        {toTell.map((one) => (
          <TellRow
            key={one.booking.id}
            {...{ one, facts, reason }}
            company={settings?.site_title ?? COMPANY.name}
          />
        ))}
      </ul>
    </div>
  );
}
