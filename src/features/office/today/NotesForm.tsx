import { Button, Textarea, TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import { roomFacts } from "#data/office/sync/room.ts";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import { severalLines } from "#domain/booking/normalise.ts";
import { nameOf } from "#domain/departures/calendar.ts";
import * as words from "#messages/office/party.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { RoomChoice } from "#ui/office/room/RoomChoice.tsx";
import { useRoom } from "#ui/office/room/use-room.ts";
import { act } from "./act.ts";
import styles from "./Details.module.css";

/** The longest texts that the server takes. */
const LONGEST = { pickup_notes: 1000, notes: 5000 } as const;

type Notes = Partial<Record<"departure_time" | "pickup_notes" | "notes", string>>;

interface Typing {
  readonly from: OfficeBooking | null;
  readonly typed: Notes;
}
const NOTHING: Typing = { from: null, typed: {} };

const notesOf = ({ departureTime, pickupNotes, notes }: OfficeBooking) => ({
  departure_time: departureTime,
  pickup_notes: pickupNotes,
  notes,
});

/** When and where this party is met, and what else is to be known of it. */
export function NotesForm({ booking }: { booking: OfficeBooking }) {
  const stored = notesOf(booking);
  /** With the booking as it stood when the typing began: what others change since is not written over unasked. */
  const { draft, change, restart } = useDraft<Typing>(`notes ${booking.id}`, () => NOTHING);
  const { from, typed } = draft;
  const form = { ...stored, ...typed };
  const setTyped = (texts: Notes) => {
    const isStored = Object.entries(texts).every(
      ([name, text]) => text === stored[name as keyof Notes],
    );
    if (isStored) restart();
    else change({ from: from ?? booking, typed: texts });
  };

  const room = useRoom(roomFacts, booking, {
    ...nameOf(booking),
    ...{ time: form.departure_time, guests: booking.guests },
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const base = from ?? booking;
    const before = notesOf(base);
    const changes: BookingChanges = Object.fromEntries(
      Object.entries(typed)
        .map(([field, text]) => [field, severalLines(text)] as const)
        .filter(([field, text]) => text !== before[field as keyof Notes]),
    );
    restart();
    Object.assign(changes, room.changes);
    if (Object.keys(changes).length === 0) return;
    act(base, { title: words.notesSaved, changes }).then((isStored) => {
      if (!isStored) change({ from: base, typed });
    });
  };

  return (
    <form onSubmit={onSubmit} className={styles.notes} aria-label={words.notes}>
      <TextInput
        type="time"
        label={words.departureTime}
        description={words.notThePickUp}
        value={form.departure_time}
        onChange={(event) => setTyped({ ...typed, departure_time: event.currentTarget.value })}
      />
      <RoomChoice {...room} onTime={(time) => setTyped({ ...typed, departure_time: time })} />
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
