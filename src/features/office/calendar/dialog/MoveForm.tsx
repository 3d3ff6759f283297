import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { type CalendarFacts, nameOf } from "#domain/departures/calendar.ts";
import type { Place } from "#domain/departures/guest-news.ts";
import { office } from "#domain/office/refusal.ts";
import * as room from "#messages/office/bookings/room.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { isScheduled, move, nextDays, nextWithRoom, standingAt, timesOn } from "../moving.ts";
import { useDays } from "../use-days.ts";
import { useMoveMails } from "./guests-to-tell.ts";

interface MoveFormProps {
  readonly facts: CalendarFacts;
  /** Of one departure. */
  readonly bookings: readonly [OfficeBooking, ...OfficeBooking[]];
  /** Where they were dropped; without, the next one that has room is suggested. */
  readonly to?: Place | undefined;
  readonly onTell: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Bookings go to another departure of their service; where that has no room, it is said before. */
export function MoveForm({ to, ...props }: MoveFormProps) {
  const { facts, bookings } = props;
  const { from, until } = nextDays(nameOf(bookings[0]));
  const near = useDays(from, until);
  if (to) return <MoveFields {...props} begin={to} />;
  if (!near.bookings && !near.far) return <Skeleton />;
  const next = near.bookings && nextWithRoom({ ...facts, bookings: near.bookings }, bookings);
  return <MoveFields {...props} begin={next ?? { day: "", time: "" }} />;
}

interface MoveFieldsProps extends Omit<MoveFormProps, "to"> {
  /** What is chosen at first. */
  readonly begin: Place;
}

function MoveFields({ facts: shown, bookings, begin: now, onTell, onClose }: MoveFieldsProps) {
  const here = nameOf(bookings[0]);
  // others may book meanwhile: what is suggested must not change under somebody's hands
  const [begin] = useState(now);
  const [place, setPlace] = useState(begin);
  const there = useDays(place.day || here.day, place.day || here.day);
  const facts = { ...shown, bookings: there.bookings ?? [] };
  const [errors, setErrors] = useState<{ readonly day?: string; readonly time?: string }>({});
  const [beyond, setBeyond] = useState<Place | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isMailed = useMoveMails();
  const mailed = isMailed ? bookings.filter(isMailed).length : 0;
  const times = timesOn(facts, { item: here.item, day: place.day });
  const hasTimes = isScheduled(facts, here.item);
  const isKnown = !hasTimes || times.some(({ time }) => time === place.time);
  const isElsewhere = place.day !== here.day || place.time !== here.time;
  const standing = isElsewhere && isKnown ? standingAt(facts, bookings, place) : "";

  // a yes is to one departure
  const isBeyond = standing !== "" && beyond === place;

  const submit = async () => {
    const wrong = {
      ...(place.day === "" && { day: office.words("day_expected") }),
      ...(!isKnown && { time: times.length > 0 ? words.chooseTime : words.nothingLeaves }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (!isElsewhere) return onClose();
    setIsBusy(true);
    const isStored = await move(bookings, place, { isBeyond });
    setIsBusy(false);
    if (!isStored) return;
    // one alone needs no more than the mail
    if (bookings.length === mailed && mailed === 1) onClose();
    else onTell(bookings.map(({ id }) => id));
  };

  return (
    <DialogForm
      state={{
        isBusy,
        errors,
        isDirty: () => place !== begin && isElsewhere && !isBusy,
        forget() {},
      }}
      submit={words.moveButton}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {bookings.length > 1 &&
          place.day !== "" &&
          words.moveAsk(bookings.length, words.movedTo(shortDay(place.day), place.time))}{" "}
        {isMailed && words.moveMails(mailed, bookings.length)}
      </p>
      <TextInput
        type="date"
        label={words.newDay}
        value={place.day}
        error={errors.day}
        onChange={(event) => {
          const day = event.currentTarget.value;
          const open = timesOn(facts, { item: here.item, day }).map(({ time }) => time);
          const time = !hasTimes || open.includes(place.time) ? place.time : (open[0] ?? "");
          setPlace({ day, time });
        }}
      />
      {hasTimes ? (
        <NativeSelect
          label={words.newTime}
          value={isKnown ? place.time : ""}
          error={errors.time}
          data={[
            ...(isKnown ? [] : [{ value: "", label: words.chooseTime }]),
            ...times.map(({ time, left, closed }) => ({
              value: time,
              label:
                closed !== null
                  ? words.timeLeft(time, words.closed)
                  : there.bookings
                    ? words.timeLeft(time, words.left(left ?? 0))
                    : time,
            })),
          ]}
          onChange={(event) => setPlace({ ...place, time: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          type="time"
          label={words.newTime}
          value={place.time}
          onChange={(event) => setPlace({ ...place, time: event.currentTarget.value })}
        />
      )}
      {standing !== "" && (
        <>
          <Notice
            tone="warning"
            title={standing === "full" ? words.wouldBeFull : words.wouldBeClosed}
            announce
          />
          <CheckRow
            label={room.beyond}
            hint={room.beyondHint}
            isChecked={isBeyond}
            onChange={(isChecked) => setBeyond(isChecked ? place : null)}
          />
        </>
      )}
    </DialogForm>
  );
}
