import { ActionIcon, Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import * as words from "#messages/office/forms.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import styles from "./forms.module.css";

interface ListGroupProps<Entry> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly entries: readonly Entry[];
  /** What an entry is called aloud; places count from 1. */
  readonly nameOf: (place: number) => string;
  readonly error: string | undefined;
  readonly add: string;
  /** What a new entry begins with. */
  readonly blank: Entry;
  readonly row: (entry: Entry, name: string, set: (entry: Entry) => void) => ReactNode;
  readonly onChange: (entries: Entry[]) => void;
}

/** Several of something, one below the other, to be added and taken away. */
export function ListGroup<Entry>(props: ListGroupProps<Entry>) {
  const { label, hint, entries, nameOf, error, add, blank, row, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const append = () => {
    onChange([...entries, blank]);
    // after it has been drawn, one goes on in the new entry
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>("li:last-child :is(input, select)")?.focus();
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className="smallest">{hint}</p>}
      <ol ref={list} className={styles.list}>
        {entries.map((entry, index) => {
          const name = nameOf(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place
            <li key={index} className={styles.entry}>
              {row(entry, name, (changed) =>
                onChange(entries.map((one, at) => (at === index ? changed : one))),
              )}
              <ActionIcon
                aria-label={words.remove(name)}
                className={styles.remove}
                onClick={() => onChange(entries.filter((_, at) => at !== index))}
              >
                <OfficeIcon name="bin" />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className={styles.add}
        leftSection={<OfficeIcon name="add" />}
        onClick={append}
      >
        {add}
      </Button>
    </fieldset>
  );
}
