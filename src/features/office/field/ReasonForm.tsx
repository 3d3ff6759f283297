import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { ChangeRow, PaymentRow } from "#data/office/local/row.ts";
import { sendWithReason } from "#data/office/sync/refused-acts.ts";
import * as words from "#messages/office/waiting.ts";
import styles from "./WaitingActs.module.css";

/** What the server asks about a change or a payment: the booking has become another since it was made here. */
export function ReasonForm({ act }: { act: ChangeRow | PaymentRow }) {
  const [note, setNote] = useState("");
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (note.trim()) void sendWithReason(act, note.trim());
  };
  return (
    <form onSubmit={onSubmit} className={styles.reason}>
      <TextInput
        label={words.note}
        description={words.keptInHistory}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!note.trim()}>
        {words.sendWithNote}
      </Button>
    </form>
  );
}
