import { Button } from "@mantine/core";
import * as words from "#messages/office/bookings/room.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { asOfWords } from "../as-of.ts";
import { CheckRow } from "../forms/CheckRow.tsx";
import styles from "./RoomChoice.module.css";
import type { useRoom } from "./use-room.ts";

interface RoomChoiceProps extends ReturnType<typeof useRoom> {
  /** Takes another departure of the day. */
  readonly onTime: (time: string) => void;
}

/** Says that a booking will wait for a seat, or that it need not any more, and asks which it is to be. */
export function RoomChoice({ question, asOfMs, isConfirmed, say, onTime }: RoomChoiceProps) {
  if (!question) return null;
  const { standing, isNone, others } = question;
  if (standing === "") {
    return (
      <CheckRow label={words.again} hint={words.againHint} isChecked={isConfirmed} onChange={say} />
    );
  }
  const why = isNone ? words.none : standing === "closed" ? words.closed : words.full;
  return (
    <>
      <Notice
        tone="warning"
        title={isConfirmed ? words.willBeBeyond(why) : words.willWait(why)}
        announce
      >
        {asOfMs !== undefined && (
          <p className="smallest">{words.seats(asOfWords(asOfMs, Date.now()))}</p>
        )}
      </Notice>
      {others.length > 0 && (
        <fieldset className={styles.others} aria-label={words.others}>
          <p className="small">{words.others}</p>
          {others.map(({ time, left }) => (
            <Button key={time} type="button" variant="outline" onClick={() => onTime(time)}>
              {words.other(time, left)}
            </Button>
          ))}
        </fieldset>
      )}
      <CheckRow
        label={words.beyond}
        hint={words.beyondHint}
        isChecked={isConfirmed}
        onChange={say}
      />
    </>
  );
}
