import { Button, Textarea, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import { severalLines } from "#domain/booking/normalise.ts";
import * as words from "#messages/office/party.ts";
import { act } from "./act.ts";
import styles from "./Details.module.css";

/** The longest texts that the server takes. */
const LONGEST = { pickup_notes: 1000, notes: 5000 } as const;

/** When and where this party is met, and what else is to be known of it. */
export function NotesForm({ booking }: { booking: OfficeBooking }) {
  const stored = {
    departure_time: booking.departureTime,
    pickup_notes: booking.pickupNotes,
    notes: booking.notes,
  };
  const [typed, setTyped] = useState<Partial<typeof stored>>({});
  const form = { ...stored, ...typed };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changes: BookingChanges = Object.fromEntries(
      Object.entries(typed)
        .map(([field, text]) => [field, severalLines(text)] as const)
        .filter(([field, text]) => text !== stored[field as keyof typeof stored]),
    );
    setTyped({});
    if (Object.keys(changes).length > 0) act(booking, { title: words.notesSaved, changes });
  };

  return (
    <form onSubmit={onSubmit} className={styles.notes} aria-label={words.notes}>
      <TextInput
        type="time"
        label={words.departureTime}
        value={form.departure_time}
        onChange={(event) => setTyped({ ...typed, departure_time: event.currentTarget.value })}
      />
      <Textarea
        label={words.pickUpNotes}
        description={words.toldToGuest}
        autosize={false}
        rows={2}
        maxLength={LONGEST.pickup_notes}
        value={form.pickup_notes}
        onChange={(event) => setTyped({ ...typed, pickup_notes: event.currentTarget.value })}
      />
      <Textarea
        label={words.ownNotes}
        autosize={false}
        rows={3}
        maxLength={LONGEST.notes}
        value={form.notes}
        onChange={(event) => setTyped({ ...typed, notes: event.currentTarget.value })}
      />
      <Button type="submit" variant="outline">
        {words.saveNotes}
      </Button>
    </form>
  );
}
