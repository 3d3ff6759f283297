import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { ToWrite } from "#domain/booking/run-sheet/to-be-written.ts";
import * as words from "#messages/office/write-guests.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./WriteGuests.module.css";
import { WriteRow } from "./WriteRow.tsx";

interface WriteGuestsProps {
  readonly parties: readonly ToWrite[];
  /** The operator's name. */
  readonly company: string;
}

/** The guests of a day in a row, each with a message ready that says when and where, and asks for what is missing. */
export default function WriteGuests({ parties, company }: WriteGuestsProps) {
  const [more, setMore] = useState("");
  if (parties.length === 0) return <Notice>{words.nobody}</Notice>;
  const opened = parties.filter(({ isOpened }) => isOpened).length;
  return (
    <div className="stack-4">
      <p role="status">{words.written(opened, parties.length)}</p>
      <TextInput
        label={words.more}
        description={words.moreHint}
        maxLength={300}
        value={more}
        onChange={(event) => setMore(event.currentTarget.value)}
      />
      <ul className={styles.rows}>
        {parties.map((one) => (
          <WriteRow key={one.booking.id} {...{ one, company, more }} />
        ))}
      </ul>
    </div>
  );
}
