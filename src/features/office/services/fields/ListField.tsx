import { Button, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useRef } from "react";
import type { Arrange } from "#domain/catalogue/service/draft-texts.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import { withMoved, withoutEntry, withReplaced } from "#domain/list-edit.ts";
import * as words from "#messages/office/services/editor.ts";
import { EntryButtons } from "#ui/office/forms/EntryButtons.tsx";
import { FieldError } from "#ui/office/forms/FieldError.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import styles from "./ListField.module.css";

export interface ListFieldProps<Entry> {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly error: string | undefined;
  readonly hint?: string;
  /** `arrange`: what was done where entries were added, moved or removed. */
  readonly onChange: (entries: readonly Entry[], arrange?: Arrange) => void;
}

interface FrameProps<Entry> extends ListFieldProps<Entry> {
  readonly blank: Entry;
  readonly row: (entry: Entry, name: string, set: (entry: Entry) => void) => ReactNode;
}

/** Lines of text: highlights, what is included, requirements. */
export function ListField(props: ListFieldProps<string>) {
  return (
    <EntriesField
      {...props}
      blank=""
      row={(entry, name, set) => (
        <TextInput
          aria-label={name}
          className={styles.grow}
          value={entry}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )}
    />
  );
}

/** The day's stops: a time and what happens. */
export function ItineraryField(props: ListFieldProps<ItineraryStop>) {
  return (
    <EntriesField
      {...props}
      blank={{ time: "", activity: "" }}
      row={(stop, name, set) => (
        <>
          <TextInput
            type="time"
            aria-label={words.timeOf(name)}
            className={styles.time}
            value={stop.time}
            onChange={(event) => set({ ...stop, time: event.currentTarget.value })}
          />
          <TextInput
            aria-label={words.activityOf(name)}
            className={styles.grow}
            value={stop.activity}
            onChange={(event) => set({ ...stop, activity: event.currentTarget.value })}
          />
        </>
      )}
    />
  );
}

/** Entries one under the other, to be added, removed and moved by buttons. */
export function EntriesField<Entry>(props: FrameProps<Entry>) {
  const { id, label, entries, error, hint, onChange, blank, row } = props;
  const list = useRef<HTMLOListElement>(null);
  const arrange = (how: Arrange) => onChange(how(entries, blank), how);
  const add = () => {
    arrange((list, empty) => [...list, empty]);
    // after it has been drawn, one writes on in the new line
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
    });
  };
  return (
    <fieldset id={id} tabIndex={-1} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {hint && <p className="smallest">{hint}</p>}
      <ol ref={list} className="stack-2">
        {entries.map((entry, index) => {
          const name = `${label} ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place
            <li key={index} className={styles.entry}>
              {row(entry, name, (changed) => onChange(withReplaced(entries, index, changed)))}
              <EntryButtons
                name={name}
                index={index}
                count={entries.length}
                onMove={(to) => arrange((list) => withMoved(list, index, to))}
                onRemove={() => arrange((list) => withoutEntry(list, index))}
              />
            </li>
          );
        })}
      </ol>
      <FieldError>{error}</FieldError>
      <Button
        variant="secondary"
        size="sm"
        className={styles.add}
        leftSection={<OfficeIcon name="add" />}
        onClick={add}
      >
        {words.addTo(label)}
      </Button>
    </fieldset>
  );
}
