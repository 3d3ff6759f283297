import { Button, Textarea } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { addNote, type CustomerDetails } from "#data/office/remote/customers/customer.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { newBookingId } from "#domain/booking/reference.ts";
import * as words from "#messages/office/customers/customer.ts";
import { UnsavedChanges } from "#ui/office/forms/UnsavedChanges.tsx";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";
import styles from "./CustomerDetails.module.css";

interface CustomerNotesProps {
  readonly email: string;
  readonly notes: CustomerDetails["notes"];
  readonly onAdded: () => void;
}

/** What the operator wants to remember of a customer. */
export function CustomerNotes({ email, notes, onAdded }: CustomerNotesProps) {
  // other words are another note; the same ones under their id are stored once, also where the answer was lost
  const begin = (text: string) => ({
    id: newBookingId((count) => crypto.getRandomValues(new Uint8Array(count))),
    text,
  });
  const { draft, newest, change, forget, restart } = useDraft(`note ${email}`, () => begin(""));
  const { text } = draft;
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!text.trim()) return setError(words.noteRequired);
    setIsBusy(true);
    try {
      await addNote(email, { ...draft, text: text.trim() });
      // what was typed on meanwhile is nowhere yet
      if (newest().text === text) restart();
      toast({
        title: words.noteAddedTitle,
        message: words.noteAdded,
        tone: "success",
      });
      onAdded();
    } catch (failure) {
      // what was typed stays
      setError(words.noteNotSaved(failureWords(failure)));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <section className="stack-3" aria-label={words.notes}>
      <UnsavedChanges isDirty={() => text.trim() !== ""} onDiscard={forget} />
      <h3 className={styles.title}>{words.notes}</h3>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              {note.text}
              {note.createdAtMs !== null && (
                <span className="small">{formatBelizeTime(note.createdAtMs)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <Textarea
          label={words.newNote}
          rows={2}
          maxLength={5000}
          value={text}
          error={error}
          onChange={(event) => {
            change(begin(event.currentTarget.value));
            setError(null);
          }}
        />
        <Button type="submit" variant="outline" disabled={isBusy}>
          {words.addNote}
        </Button>
      </form>
    </section>
  );
}
