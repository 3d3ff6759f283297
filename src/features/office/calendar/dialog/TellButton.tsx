import { Button } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { CalendarFacts } from "#domain/departures/calendar.ts";
import * as words from "#messages/office/departures/tell-guests.ts";
import { guestsToTell } from "./guests-to-tell.ts";

interface TellButtonProps {
  readonly facts: CalendarFacts;
  readonly bookings: readonly OfficeBooking[];
  readonly onTell: (ids: readonly string[]) => void;
}

/** To telling the guests of some bookings; with how many know nothing yet. Nothing where there is nothing to tell. */
export function TellButton({ facts, bookings, onTell }: TellButtonProps) {
  const news = guestsToTell(facts, bookings);
  if (news.length === 0) return null;
  const untold = news.filter(({ told }) => told === "").length;
  return (
    <Button
      variant={untold > 0 ? "filled" : "outline"}
      onClick={() => onTell(news.map(({ booking }) => booking.id))}
    >
      {words.tell(untold)}
    </Button>
  );
}
